import { z } from 'zod'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { changeOf } from '../../products/change-of.ts'
import type { ServiceRequest } from '../orders/cancellation/move-request.ts'
import { readOrder } from '../orders/read-order.ts'
import type { PreparedChange, ProductChange } from '../products/product-change.ts'
import { callChange, recordCall } from './call-change.ts'
import { findChange } from './find-change.ts'
import { readOpenChange } from './read-changes.ts'
import { refuseChange } from './settle-change.ts'

const Payload = OfOrder.extend({ requestId: z.uuid() })

/**
 * Makes a change that its customer has paid: the supplier is asked for its price again, and called once, if that is the one that was paid. Otherwise the
 * payment goes back.
 */
export const makeChange: Job<typeof Payload> = defineJob({
  name: 'orders.make-change',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, requestId }) {
    const ctx = await systemCtx(system, agencyId)
    const request = await ctx.tx((tx) => readOpenChange(tx, ctx, orderId))
    if (request?.id !== requestId) return
    const found = await prepare(ctx, request)
    if ('reason' in found) return ctx.tx((tx) => refuseChange(tx, ctx, { orderId, note: found.reason }))
    // The call has the id of its request: one that may have been made is not made again, the poll resolves it.
    if (!(await ctx.tx((tx) => recordCall(tx, ctx, { orderId, callId: requestId })))) return
    try {
      await callChange(ctx, found.change, { orderId, callId: requestId, call: found.call })
    } catch (error) {
      // A refusal, of which its customer was told.
      if (!(error instanceof AppError)) throw error
    }
  },
})

type Prepared = { change: ProductChange; call: PreparedChange['call'] } | { reason: string }

/** The call at the price that was paid; the reason why it is not made otherwise. */
async function prepare(ctx: Ctx, { orderId, wantedCipher, charge, refund }: ServiceRequest): Promise<Prepared> {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, orderId))
  const change = changeOf(order)
  if (!change || wantedCipher === null) return { reason: changeReasons.moved }
  try {
    const wanted = change.wanted.parse(ctx.system.cipher.open(wantedCipher))
    const { changing, found, pay, refund: back } = await findChange(ctx, change, { id: orderId, wanted })
    if (pay.amount !== charge || back.amount !== refund) return { reason: changeReasons.price }
    return { change, call: change.prepare(ctx, changing, { found, wanted }).call }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { reason: reasonOf(error.code, change) }
  }
}

/** Nothing was asked of the supplier yet. */
function reasonOf(code: ErrorCode, { codes, words }: ProductChange): string {
  if (code === codes.differs) return changeReasons.price
  if (code === codes.notChangeable) return changeReasons.ended
  if (code === 'tour.no-availability') return changeReasons.gone
  return code === 'supplier.unavailable' ? changeReasons.silent : words.refused
}
