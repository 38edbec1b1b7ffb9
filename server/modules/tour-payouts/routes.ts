import { member } from '../../http/implement.ts'
import { exportPayout } from './export-payout.ts'
import { makePayout } from './make-payout.ts'
import { markPaid } from './mark-paid.ts'
import { listPayouts, readPayout } from './read-payout.ts'
import { withdrawPayout } from './withdraw-payout.ts'

export const tourPayouts = {
  list: member.tourPayouts.list.handler(({ context, input }) => listPayouts(context.ctx, input)),
  create: member.tourPayouts.create.handler(({ context, input }) => makePayout(context.ctx, input)),
  get: member.tourPayouts.get.handler(({ context, input }) => readPayout(context.ctx, input)),
  csv: member.tourPayouts.csv.handler(({ context, input }) => exportPayout(context.ctx, input)),
  markPaid: member.tourPayouts.markPaid.handler(({ context, input }) => markPaid(context.ctx, input)),
  withdraw: member.tourPayouts.withdraw.handler(({ context, input }) => withdrawPayout(context.ctx, input)),
}
