import { member } from '../../http/implement.ts'
import { limitCardTries } from './limit-card-tries.ts'
import { confirmTopUp, topUpWallet } from './top-up-wallet.ts'

export const topUps = {
  topUp: member.wallet.topUp.handler(async ({ context, input }) => {
    if (input.method === 'card') await limitCardTries(context, input.idempotencyKey)
    return topUpWallet(context.ctx, { ...input, currency: context.agency.currency })
  }),
  confirmTopUp: member.wallet.confirmTopUp.handler(({ context, input }) =>
    confirmTopUp(context.ctx, { ...input, currency: context.agency.currency }),
  ),
}
