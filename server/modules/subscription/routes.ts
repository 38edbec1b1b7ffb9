import { member } from '../../http/implement.ts'
import { limitCardPayments } from '../payments/limit-card-payments.ts'
import { changePlan, payOverdue } from './change-plan.ts'
import { listReceipts, readQuote, readSubscription } from './read-subscription.ts'
import { readReceiptPdf } from './read-receipt-pdf.ts'
import { keepPlan, scheduleChange } from './schedule-change.ts'
import { readSavedCard, removeSavedCard } from './saved-card.ts'
import { settleReturned } from './settle-returned.ts'
import { startTrial } from './start-trial.ts'

export const subscription = {
  get: member.subscription.get.handler(({ context }) => readSubscription(context.ctx)),
  quote: member.subscription.quote.handler(({ context, input }) => readQuote(context.ctx, input)),
  startTrial: member.subscription.startTrial.handler(async ({ context, input }) => {
    await startTrial(context.ctx, input)
    return readSubscription(context.ctx)
  }),
  change: member.subscription.change.handler(({ context, input }) =>
    changePlan(context.ctx, input, () => limitCardPayments(context, input.idempotencyKey)),
  ),
  payOverdue: member.subscription.payOverdue.handler(({ context, input }) =>
    payOverdue(context.ctx, input, () => limitCardPayments(context, input.idempotencyKey)),
  ),
  schedule: member.subscription.schedule.handler(async ({ context, input }) => {
    await scheduleChange(context.ctx, input)
    return readSubscription(context.ctx)
  }),
  keep: member.subscription.keep.handler(async ({ context }) => {
    await keepPlan(context.ctx)
    return readSubscription(context.ctx)
  }),
  settle: member.subscription.settle.handler(({ context, input }) => settleReturned(context.ctx, input.id)),
  card: member.subscription.card.handler(({ context }) => readSavedCard(context.ctx)),
  removeCard: member.subscription.removeCard.handler(({ context }) => removeSavedCard(context.ctx)),
  receipts: member.subscription.receipts.handler(({ context }) => listReceipts(context.ctx)),
  receipt: member.subscription.receipt.handler(({ context, input }) => readReceiptPdf(context.ctx, input)),
}
