import { and, eq } from 'drizzle-orm'
import { change as changePosting, fxDifference, walletRefund } from '#domain/money/ledger.ts'
import { isLess, money, subtract } from '#domain/money/money.ts'
import { exchangeDifference, netOf, supplierPrice } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { changeOf } from '../../products/change-of.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { type StoredPayment, setReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { sendOrderMail } from '../notifications/send-order-mail.job.ts'
import { moveRequest, type ServiceRequest } from '../orders/cancellation/move-request.ts'
import { lockOrder, type Order, recordOrderEvent, setOrderKey } from '../orders/transition-order.ts'
import { dischargeChange } from '../payments/changes/charge-change.ts'
import { refundPayment } from '../payments/refund-payment.job.ts'
import { giveBackDifference } from '../payments/returns/return-shares.ts'
import { knownRate } from '../rates/known-rate.ts'
import { readOpenChange } from './read-changes.ts'
import { returnChanged } from './return-changed.job.ts'
import { writeChanged } from './write-changed.ts'

/** The supplier changed it: the order is what was agreed to, its money is settled, and its buyer gets one mail. Idempotent. */
export async function confirmChange(
  tx: Transaction,
  ctx: Ctx,
  { orderId, answer }: { orderId: string; answer: Pick<SupplierOrder, 'details'> },
): Promise<void> {
  const order = await lockOrder(tx, ctx, orderId)
  const request = await readOpenChange(tx, ctx, orderId)
  const change = changeOf(order)
  if (!request?.waterfallAfter || !change) return
  const { waterfallAfter: waterfall, itineraryAfter: after, peopleCipher } = request
  const people = peopleCipher === null ? null : ctx.system.cipher.open(peopleCipher)
  await writeChanged(tx, ctx, { order, waterfall, written: await change.write(tx, ctx, { order, after, people, answer }) })
  await settleMoney(tx, ctx, { order, request, waterfall })
  const isReturning = request.refund > 0
  await moveRequest(tx, ctx, { orderId, kind: 'change', id: request.id, to: isReturning ? 'settling' : 'done' })
  if (isReturning)
    await ctx.system.jobs.enqueue(tx, returnChanged, { agencyId: ctx.agencyId, orderId, requestId: request.id, tries: 0 })
  const { booked, before } = change.words
  await recordOrderEvent(tx, ctx, { orderId, event: 'changed', note: `From ${booked(order.itinerary)} to ${booked(after)}.` })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, {
    agencyId: ctx.agencyId,
    orderId,
    mail: 'changed',
    before: before(order.itinerary),
    difference: request.charge - request.refund,
    at: ctx.now().toISOString(),
  })
}

interface Settled {
  /** As it was before. */
  order: Order
  request: ServiceRequest
  waterfall: PriceWaterfall
}

/** The supplier is owed the new net price, and the agency's wallet gets the rest of what was paid for the change. */
async function settleMoney(tx: Transaction, ctx: Ctx, { order, request, waterfall }: Settled): Promise<void> {
  const movement = changePosting(money(request.charge, order.currency), subtract(netOf(waterfall), netOf(order.waterfall)))
  const posting = { reference: request.id, orderId: order.id }
  if (movement.entries.length > 0) await postMovement(tx, ctx, { ...posting, movement, title: `Changed: ${order.title}` })
  const [before, after] = [supplierPrice(order.waterfall), supplierPrice(waterfall)]
  if (isLess(after, before))
    return giveBackDifference(tx, ctx, { order, requestId: request.id, returned: subtract(before, after) })
  const known = await knownRate(tx, ctx, { from: after.currency, to: order.currency })
  if (!known) return
  const difference = subtract(exchangeDifference(waterfall, known.rate), exchangeDifference(order.waterfall, known.rate))
  if (difference.amount === 0) return
  const title = `Exchange difference: ${order.title}`
  await postMovement(tx, ctx, { ...posting, movement: fxDifference(difference), title })
}

/** The supplier did not change it: what was paid goes back the way it came, and who paid by card is told why. Idempotent. */
export async function refuseChange(
  tx: Transaction,
  ctx: Ctx,
  { orderId, note }: { orderId: string; note: string },
): Promise<void> {
  const order = await lockOrder(tx, ctx, orderId)
  const request = await readOpenChange(tx, ctx, orderId)
  if (!request) return
  await moveRequest(tx, ctx, { orderId, kind: 'change', id: request.id, to: 'refused', set: { reason: note } })
  if (request.charge > 0) await returnCharge(tx, ctx, { order, request, note })
  // The next request is another call with another key.
  await setOrderKey(tx, ctx, order)
  await recordOrderEvent(tx, ctx, { orderId, event: 'change-refused', note })
}

type Refused = Omit<Settled, 'waterfall'> & { note: string }

async function returnCharge(tx: Transaction, ctx: Ctx, { order, request, note }: Refused): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.idempotencyKey, request.id)))
  if (!payment) throw new Error(`change ${request.id} has no payment`)
  if (payment.method !== 'wallet') return returnToCard(tx, ctx, { order, request, payment, note })
  await postMovement(tx, ctx, {
    movement: walletRefund(money(request.charge, order.currency)),
    reference: payment.id,
    title: `Refund: ${order.title}`,
    orderId: order.id,
    reverses: await findMovement(tx, ctx, { kind: 'wallet-purchase', reference: payment.id }),
  })
  await setReturned(tx, ctx, payment, { status: 'refunded' })
}

async function returnToCard(
  tx: Transaction,
  ctx: Ctx,
  { order, request, payment, note: reason }: Refused & { payment: StoredPayment },
): Promise<void> {
  const { id: paymentId, amount } = payment
  await dischargeChange(tx, ctx, { order, payment })
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId, tries: 0 })
  await recordEvent(tx, ctx, { kind: 'change.refused', subject: request.id, payload: { orderId: order.id, reason, amount } })
}
