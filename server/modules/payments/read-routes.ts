import { member } from '../../http/implement.ts'
import { listTransactions } from '../ledger/list-transactions.ts'
import { readWallet } from './read-wallet.ts'

/** Reading the wallet; what moves money is in `routes.ts`. */
export const walletReads = {
  get: member.wallet.get.handler(({ context }) => readWallet(context.ctx, { currency: context.agency.currency })),
  transactions: member.wallet.transactions.handler(({ context, input }) =>
    listTransactions(context.ctx, { ...input, currency: context.agency.currency }),
  ),
}
