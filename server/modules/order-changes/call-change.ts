import { and, eq } from 'drizzle-orm'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { fulfilments } from '../../db/schema/index.ts'
import type { PreparedChange, ProductChange } from '../products/product-change.ts'
import { pollChange } from './poll-change.job.ts'
import { confirmChange, refuseChange } from './settle-change.ts'

/** After this time a supplier call without a recorded result is resolved. */
const POLL_AFTER_SECONDS = 60

interface Call {
  orderId: string
  /** Unique: a call that is recorded already is not made again. */
  callId: string
}

/** Records that the supplier is called, with the job that resolves a call without a result. False for one that is recorded already. */
export async function recordCall(tx: Transaction, ctx: Ctx, { orderId, callId }: Call): Promise<boolean> {
  const mine = { agencyId: ctx.agencyId, orderId }
  const [row] = await tx
    .insert(fulfilments)
    .values({ ...mine, id: callId, kind: 'change', state: 'calling', startedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: fulfilments.id })
  if (!row) return false
  await ctx.system.jobs.enqueue(tx, pollChange, { ...mine, tries: 0 }, { afterSeconds: POLL_AFTER_SECONDS })
  return true
}

/**
 * Calls the supplier of a recorded call, and settles the change by its answer; one that is lost is polled for. Throws the product's error for a refusal,
 * after what was paid has started to go back.
 */
export async function callChange(
  ctx: Ctx,
  { refusal, codes, words }: Pick<ProductChange, 'refusal' | 'codes' | 'words'>,
  { orderId, callId, call }: Call & Pick<PreparedChange, 'call'>,
): Promise<void> {
  try {
    const answer = await call()
    await ctx.tx(async (tx) => {
      await settleCall(tx, ctx, callId, { state: 'booked', message: null })
      await confirmChange(tx, ctx, { orderId, answer })
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    const state = error.kind === 'unknown-outcome' ? 'unknown' : 'refused'
    await ctx.tx((tx) => settleCall(tx, ctx, callId, { state, message: error.message }))
    if (state === 'unknown') return
    // The supplier did not change it: what was paid goes back, and the caller gets the reason.
    const refused = refusal(error)
    const note = refused.code === codes.differs ? changeReasons.price : words.refused
    await ctx.tx((tx) => refuseChange(tx, ctx, { orderId, note }))
    throw refused
  }
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
