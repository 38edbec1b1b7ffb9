import { member } from '../../http/implement.ts'
import { exportTransactions } from '../ledger/export-transactions.ts'
import { listTransactions } from '../ledger/list-transactions.ts'
import { limitCardPayments } from './limit-card-payments.ts'
import { readWallet } from './read-wallet.ts'
import { confirmTopUp, topUpWallet } from './top-up-wallet.ts'

export const wallet = {
  get: member.wallet.get.handler(({ context }) => readWallet(context.ctx, { currency: context.ctx.regional.currency })),
  transactions: member.wallet.transactions.handler(({ context, input }) =>
    listTransactions(context.ctx, { ...input, currency: context.ctx.regional.currency }),
  ),
  csv: member.wallet.csv.handler(({ context, input }) =>
    exportTransactions(context.ctx, { ...input, currency: context.agency.currency }),
  ),
  topUp: member.wallet.topUp.handler(({ context, input }) =>
    topUpWallet(context.ctx, { ...input, currency: context.ctx.regional.currency }, () =>
      limitCardPayments(context, input.idempotencyKey),
    ),
  ),
  confirmTopUp: member.wallet.confirmTopUp.handler(({ context, input }) =>
    confirmTopUp(context.ctx, { ...input, currency: context.ctx.regional.currency }),
  ),
}
