import { member } from '../../http/implement.ts'
import { limitCardPayments } from './limit-card-payments.ts'
import { confirmTopUp, topUpWallet } from './top-up-wallet.ts'

export const topUps = {
  topUp: member.wallet.topUp.handler(({ context, input }) =>
    topUpWallet(context.ctx, { ...input, currency: context.agency.currency }, () =>
      limitCardPayments(context, input.idempotencyKey),
    ),
  ),
  confirmTopUp: member.wallet.confirmTopUp.handler(({ context, input }) =>
    confirmTopUp(context.ctx, { ...input, currency: context.agency.currency }),
  ),
}
