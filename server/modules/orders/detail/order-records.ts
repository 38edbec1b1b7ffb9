import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SupplierCall } from '#contract/base/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { mailStatuses } from '#contract/shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { fulfilments, mails, orderEvents, paymentAllocations, payments } from '../../../db/schema/index.ts'
import { paysOpenChange } from '../read-order-money.ts'
import type { Order } from '../transition-order.ts'
import { eventWords } from './order-timeline.ts'

/** The lists of an order's page: each is one query. */

/** The condition that a row belongs to this order; the id is a placeholder of a prepared statement. */
const isOfOrder = (table: { agencyId: PgColumn; orderId: PgColumn }) =>
  and(eq(table.agencyId, sql.placeholder('agencyId')), eq(table.orderId, sql.placeholder('orderId')))

const paymentsOfOrder = prepared((tx: Transaction) =>
  tx
    .select({ payment: payments, allocation: paymentAllocations, isForChange: paysOpenChange() })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(isOfOrder(paymentAllocations))
    .orderBy(asc(payments.createdAt))
    .prepare('order_payments'),
)

/** A payment with its allocation to the order. */
export type OrderPayment = Awaited<ReturnType<typeof readPayments>>[number]

export const readPayments = (tx: Transaction, { agencyId }: Ctx, orderId: string) =>
  paymentsOfOrder(tx).execute({ agencyId, orderId })

export const showPayment = ({ payment, allocation }: OrderPayment): OrderDetail['payments'][number] => {
  const { id, method, status, amount, fee, currency, reference, message, transfer, settledAt, returnedAt, createdAt } = payment
  return {
    id,
    method,
    status,
    amount: { amount, currency },
    fee: { amount: fee, currency },
    returned: { amount: allocation.returned + payment.excessReturned, currency },
    reference,
    message,
    transfer,
    at: (settledAt ?? createdAt).toISOString(),
    returnedAt: returnedAt?.toISOString() ?? null,
  }
}

export type TimelineLine = OrderDetail['timeline'][number] & {
  /** The event's own name. */
  code: string
}

const eventsOfOrder = prepared((tx: Transaction) =>
  tx.select().from(orderEvents).where(isOfOrder(orderEvents)).orderBy(asc(orderEvents.seq)).prepare('order_events'),
)

export const readTimeline = (tx: Transaction, { agencyId }: Ctx, orderId: string) =>
  eventsOfOrder(tx).execute({ agencyId, orderId })

export const timelineLine = (
  order: Pick<Order, 'product'>,
  { id, at, event, toStatus, actor, note }: typeof orderEvents.$inferSelect,
): TimelineLine => ({
  id,
  at: at.toISOString(),
  event: eventWords(event, order),
  code: event,
  status: toStatus,
  actor,
  note,
})

/** Notes for colleagues, newest first. */
export const notesOf = (timeline: readonly TimelineLine[]): OrderDetail['notes'] =>
  timeline
    .flatMap(({ id, at, actor, code, note }) => (code === 'note' && note ? [{ id, at, author: actor, text: note }] : []))
    .toReversed()

/** The last report of an amount that differs from the requested one. */
export const otherAmountOf = (timeline: readonly TimelineLine[]): string | null =>
  timeline.findLast(({ code }) => code === 'amount-mismatch')?.note ?? null

export type OrderMail = OrderDetail['mails'][number] & { status: (typeof mailStatuses)[number]; template: string }

const { id, subject, to, status, at, template } = mails
const mailsOfOrder = prepared((tx: Transaction) =>
  tx
    .select({ id, subject, to, status, at, template })
    .from(mails)
    .where(isOfOrder(mails))
    .orderBy(desc(mails.seq))
    .prepare('order_mails'),
)

/** Newest first. */
export async function readMails(tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<OrderMail[]> {
  const rows = await mailsOfOrder(tx).execute({ agencyId, orderId })
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

const callsOfOrder = prepared((tx: Transaction) =>
  tx.select().from(fulfilments).where(isOfOrder(fulfilments)).orderBy(asc(fulfilments.startedAt)).prepare('order_calls'),
)

/** Every call that booked, held or paid at the supplier, in sequence. */
export async function readCalls(tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<SupplierCall[]> {
  const rows = await callsOfOrder(tx).execute({ agencyId, orderId })
  return rows.map(({ id, kind, state, message, startedAt, settledAt }) => ({
    id,
    kind,
    state,
    message,
    startedAt: startedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
