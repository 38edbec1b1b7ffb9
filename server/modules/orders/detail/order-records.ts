import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SupplierCall } from '#contract/orders/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { mailStatuses } from '#contract/shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilments, mails, orderEvents, paymentAllocations, payments } from '../../../db/schema/index.ts'
import type { Order } from '../transition-order.ts'
import { eventWords } from './order-timeline.ts'

/** What an order's page lists: each read is one query. */

export async function readPayments(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderDetail['payments']> {
  const rows = await tx
    .select({
      ...getTableColumns(payments),
      returned: sql`${paymentAllocations.returned} + ${payments.excessReturned}`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(paymentAllocations.orderId, orderId)))
    .orderBy(asc(payments.createdAt))
  return rows.map(
    ({
      id,
      method,
      status,
      amount,
      fee,
      returned,
      currency,
      reference,
      message,
      transfer,
      settledAt,
      returnedAt,
      createdAt,
    }) => ({
      id,
      method,
      status,
      amount: { amount, currency },
      fee: { amount: fee, currency },
      returned: { amount: returned, currency },
      reference,
      message,
      transfer,
      at: (settledAt ?? createdAt).toISOString(),
      returnedAt: returnedAt?.toISOString() ?? null,
    }),
  )
}

export type TimelineLine = OrderDetail['timeline'][number] & {
  /** The event's own name. */
  code: string
}

export async function readTimeline(tx: Transaction, ctx: Ctx, order: Pick<Order, 'id' | 'product'>): Promise<TimelineLine[]> {
  const rows = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.agencyId, ctx.agencyId), eq(orderEvents.orderId, order.id)))
    .orderBy(asc(orderEvents.seq))
  return rows.map(({ id, at, event, toStatus, actor, note }) => ({
    id,
    at: at.toISOString(),
    event: eventWords(event, order),
    code: event,
    status: toStatus,
    actor,
    note,
  }))
}

/** What people wrote for colleagues, newest first. */
export const notesOf = (timeline: readonly TimelineLine[]): OrderDetail['notes'] =>
  timeline
    .flatMap(({ id, at, actor, code, note }) => (code === 'note' && note ? [{ id, at, author: actor, text: note }] : []))
    .toReversed()

/** The last report of another amount than was asked. */
export const otherAmountOf = (timeline: readonly TimelineLine[]): string | null =>
  timeline.findLast(({ code }) => code === 'amount-mismatch')?.note ?? null

export type OrderMail = OrderDetail['mails'][number] & { status: (typeof mailStatuses)[number]; template: string }

/** Newest first. */
export async function readMails(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderMail[]> {
  const { id, subject, to, status, at, template } = mails
  const rows = await tx
    .select({ id, subject, to, status, at, template })
    .from(mails)
    .where(and(eq(mails.agencyId, ctx.agencyId), eq(mails.orderId, orderId)))
    .orderBy(desc(mails.seq))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Every call that booked, held or paid at the supplier, in order. */
export async function readCalls(tx: Transaction, ctx: Ctx, orderId: string): Promise<SupplierCall[]> {
  const rows = await tx
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.orderId, orderId)))
    .orderBy(asc(fulfilments.startedAt))
  return rows.map(({ id, kind, state, message, startedAt, settledAt }) => ({
    id,
    kind,
    state,
    message,
    startedAt: startedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
