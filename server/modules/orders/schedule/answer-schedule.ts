import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilments } from '../../../db/schema/index.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import type { ScheduleAnswer } from '../../products/product-schedule.ts'
import { lockOrder } from '../transition-order.ts'
import { confirmAnswer } from './apply-schedule.ts'
import { followSchedule } from './follow-schedule.job.ts'
import { isOpenChange, readScheduleChanges, type ScheduleChangeRow, setScheduleChange } from './schedule-change-row.ts'

interface Answer {
  /** The order. */
  id: string
  changeId: string
  /** Other answers than `accepted` record what was agreed with the airline outside the product: they change nothing of the order. */
  answer: ScheduleAnswer
}

/** After this time the supplier is asked what became of a call without a recorded answer. */
const POLL_AFTER_SECONDS = 150

/**
 * Answers an airline's change for an order, at its supplier once. The intent is committed before the call and settled after it; a lost answer is read
 * from the supplier and the call is not repeated. The same answer again has no effect. Throws access.not-found,
 * order.schedule-answered, order.schedule-replaced, order.schedule-dropped (to customers), order.illegal-transition and supplier.unavailable.
 */
export async function answerSchedule(ctx: Ctx, input: Answer): Promise<{ done: true }> {
  const asked = await ctx.tx((tx) => ask(tx, ctx, input))
  if (!asked) return { done: true }
  const { row, call, callId } = asked
  try {
    await call()
    await ctx.tx(async (tx) => {
      await lockOrder(tx, ctx, input.id)
      await settleCall(tx, ctx, callId, { state: 'booked', message: null })
      await confirmAnswer(tx, ctx, { row, answer: input.answer })
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    await afterFailure(ctx, { input, row, callId, error })
  }
  return { done: true }
}

/** Null where it is answered so, or being answered, already. */
async function ask(tx: Transaction, ctx: Ctx, { id, changeId, answer }: Answer) {
  const order = await lockOrder(tx, ctx, id)
  const found = (await readScheduleChanges(tx, ctx, id)).find((one) => one.id === changeId)
  if (!found) throw new AppError('access.not-found')
  if (found.answer === answer) return null
  if (found.answer !== null) throw new AppError('order.schedule-answered')
  if (!isOpenChange(found)) throw new AppError('order.schedule-replaced')
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  if (found.askedAt !== null) return null
  const { supplierChangeId, before, after } = found
  const { schedule } = fulfilmentOf(order)
  if (ctx.actor.role === 'customer' && !schedule?.takesPlace(before, after)) throw new AppError('order.schedule-dropped')
  const call = schedule?.answer(ctx, order, { supplierChangeId, answer })
  if (!call) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const row: ScheduleChangeRow = { ...found, askedAt: ctx.now(), askedBy: ctx.actor.name }
  await setScheduleChange(tx, ctx, row, { askedAt: row.askedAt, askedBy: row.askedBy })
  const callId = ctx.newId()
  const mine = { agencyId: ctx.agencyId, orderId: id }
  await tx.insert(fulfilments).values({ ...mine, id: callId, kind: 'schedule', state: 'calling', startedAt: ctx.now() })
  await ctx.system.jobs.enqueue(tx, followSchedule, { ...mine, isPoll: false, tries: 0 }, { afterSeconds: POLL_AFTER_SECONDS })
  return { row, call, callId }
}

const settleCall = (
  tx: Transaction,
  ctx: Ctx,
  id: string,
  { state, message }: { state: 'booked' | 'refused' | 'unknown'; message: string | null },
) =>
  tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))

interface Failed {
  input: Answer
  row: ScheduleChangeRow
  callId: string
  error: SupplierError
}

/** A lost answer is polled for. A refusal may mean that it was answered or replaced: the supplier's state is read at once. */
async function afterFailure(ctx: Ctx, { input, row, callId, error }: Failed): Promise<void> {
  const isLost = error.kind === 'unknown-outcome'
  await ctx.tx(async (tx) => {
    await settleCall(tx, ctx, callId, { state: isLost ? 'unknown' : 'refused', message: error.message })
    if (!isLost) await setScheduleChange(tx, ctx, row, { askedAt: null, askedBy: null })
  })
  if (isLost) return
  await followSchedule.handle(ctx.system, { agencyId: ctx.agencyId, orderId: input.id, isPoll: false, tries: 0 })
  const now = (await ctx.tx((tx) => readScheduleChanges(tx, ctx, input.id))).find((one) => one.id === row.id)
  if (now?.answer === input.answer) return
  if (now && now.answer !== null) throw new AppError('order.schedule-answered')
  if (now?.staleAt) throw new AppError('order.schedule-replaced')
  throw new AppError('supplier.unavailable', { supplier: error.supplier })
}
