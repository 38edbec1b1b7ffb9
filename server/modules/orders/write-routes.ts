import { anyone, member } from '../../http/implement.ts'
import { assertCancelWithinLimit, assertFailWithinLimit } from './assert-refund-within-limit.ts'
import { cancelOrder } from './cancellation/cancel-order.ts'
import { quoteCancellation } from './cancellation/quote-cancellation.ts'
import { addNote } from './detail/add-note.ts'
import { decideOrder } from './fulfilment/decide-order.ts'
import { releaseOrder } from './hold/release-order.ts'
import { answerSchedule } from './schedule/answer-schedule.ts'

const done = { done: true } as const

/** Endpoints that change an existing order: release, cancel, add a note, decide. */
export const orderWrites = {
  release: member.orders.release.handler(async ({ context, input }) => {
    await releaseOrder(context.ctx, input)
    return done
  }),
  quoteCancellation: anyone.orders.quoteCancellation.handler(({ context, input }) => quoteCancellation(context.ctx, input)),
  cancel: anyone.orders.cancel.handler(async ({ context, input }) => {
    await assertCancelWithinLimit(context.ctx, input)
    return cancelOrder(context.ctx, input)
  }),
  acceptSchedule: anyone.orders.acceptSchedule.handler(({ context, input }) =>
    answerSchedule(context.ctx, { ...input, answer: 'accepted' }),
  ),
  recordSchedule: member.orders.recordSchedule.handler(({ context, input }) => answerSchedule(context.ctx, input)),
  addNote: member.orders.addNote.handler(async ({ context, input }) => {
    await addNote(context.ctx, input)
    return done
  }),
  decide: member.orders.decide.handler(async ({ context, input }) => {
    if (input.decision === 'fail-and-refund') await assertFailWithinLimit(context.ctx, input)
    await decideOrder(context.ctx, input)
    return done
  }),
}
