import { and, eq } from 'drizzle-orm'
import type { WebhookOrder, WebhookPayment } from '#contract/webhook-messages.ts'
import { type EventPayload, eventPayloads } from '#domain/events.ts'
import type { ChosenEvent } from '#domain/webhooks/webhook-events.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, paymentAllocations, payments } from '../../db/schema/index.ts'
import { readAvailability } from '../own-tours/octo/availability-now.ts'
import { selectOrderRows, toOrderRow } from '../orders/list/order-row.ts'

/** `data` of a message; null where its subject no longer exists. */
type Describe = (tx: Transaction, ctx: Ctx, event: { subject: string; payload: unknown }) => Promise<object | null>

async function readOrder(tx: Transaction, ctx: Ctx, id: string): Promise<WebhookOrder | null> {
  const [record] = await selectOrderRows(tx)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, id)))
    .limit(1)
  if (!record) return null
  const { number, product, status, title, bookingReference, departsAt, total, createdAt, payBy } = toOrderRow(record)
  return { id, number, product, status, title, bookingReference, departsAt, total, createdAt, payBy }
}

async function readPayment(tx: Transaction, ctx: Ctx, id: string): Promise<WebhookPayment | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
    .limit(1)
  if (!row) return null
  const { method, status, amount, currency, reference } = row
  const paid = await tx
    .select({ id: paymentAllocations.orderId })
    .from(paymentAllocations)
    .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), eq(paymentAllocations.paymentId, id)))
  return { id, method, status, amount: { amount, currency }, reference, orderIds: paid.map((one) => one.id) }
}

/** An order with facts of its event. */
const ofOrder =
  <K extends ChosenEvent>(kind: K, more: (payload: EventPayload<K>, order: WebhookOrder) => object = () => ({})): Describe =>
  async (tx, ctx, { subject, payload }) => {
    const order = await readOrder(tx, ctx, subject)
    return order && { order, ...more(eventPayloads[kind].parse(payload), order) }
  }

const ofPayment: Describe = async (tx, ctx, { subject }) => {
  const payment = await readPayment(tx, ctx, subject)
  return payment && { payment }
}

/** A departure as it is now, not as it was when the event happened. */
const ofAvailability: Describe = async (tx, ctx, { subject, payload }) => {
  const { optionId, departureId } = eventPayloads['availability.changed'].parse(payload)
  const availability = await readAvailability(tx, ctx, { productId: subject, optionId, departureId })
  return availability && { availability }
}

/** What messages say of each event; the shapes are `webhookData` of the contract. */
export const describeEvent: Record<ChosenEvent, Describe> = {
  'order.issued': ofOrder('order.issued', ({ isFreeToCancel, replaces }) => ({ isFreeToCancel, replaces })),
  'order.held': ofOrder('order.held'),
  'order.deadline-near': ofOrder('order.deadline-near'),
  'order.needs-decision': ofOrder('order.needs-decision'),
  'order.cancelled': ofOrder('order.cancelled', ({ refund }, { total }) => ({
    refund: { amount: refund, currency: total.currency },
  })),
  'order.failed': ofOrder('order.failed'),
  'payment.received': ofPayment,
  'top-up.reversed': ofPayment,
  'availability.changed': ofAvailability,
}
