import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mails, orderEvents, payments } from '../../db/schema/index.ts'
import { actorMay } from './actor-may.ts'
import { orderActions } from './order-actions.ts'
import { orderDocuments } from './order-documents.ts'
import { toOrderRow } from './order-row.ts'
import { eventWords } from './order-timeline.ts'
import { type OrderRecordWhole, readOrder } from './read-order.ts'

/** Nothing is owed for these, whatever was paid. */
const ended = new Set<OrderStatus>(['Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded'])

/** Everything the order page shows. Net prices and margin only for roles that may see them. Throws access.not-found. */
export async function getOrder(ctx: Ctx, input: { id: string }): Promise<OrderDetail> {
  return ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, input.id)
    const { order } = found
    const paidBy = await readPayments(tx, ctx, order.id)
    const paid = paidBy.filter((p) => p.status === 'succeeded').reduce((total, p) => total + p.amount.amount, 0)
    const seesMargin = actorMay(ctx, 'margin:read')
    const inCurrency = (amount: number) => ({ amount, currency: order.currency })
    return {
      ...toOrderRow({ ...order, createdBy: found.createdBy }),
      supplier: order.supplier,
      supplierOrderId: order.supplierOrderId,
      itinerary: order.itinerary,
      people: found.people.map((person) => presentPerson(ctx, person)),
      contact: found.contact,
      waterfall: seesMargin ? order.waterfall : null,
      margin: seesMargin ? inCurrency(order.margin) : null,
      paid: inCurrency(paid),
      due: inCurrency(ended.has(order.status) ? 0 : Math.max(0, order.total - paid)),
      payments: paidBy,
      timeline: await readTimeline(tx, ctx, order.id),
      mails: await readMails(tx, ctx, order.id),
      documents: orderDocuments(order),
      actions: orderActions(order.status, (permission) => actorMay(ctx, permission)),
    }
  })
}

const StoredDocument = z.object({ number: z.string() })

/** A traveller with the last three characters of the passport, never more. */
function presentPerson(ctx: Ctx, person: OrderRecordWhole['people'][number]): OrderDetail['people'][number] {
  const { id, type, title, givenName, familyName, bornOn, ticketNumber } = person
  const document = person.documentCipher ? StoredDocument.parse(ctx.system.cipher.open(person.documentCipher)) : null
  return { id, type, title, givenName, familyName, bornOn, ticketNumber, documentEnding: document?.number.slice(-3) ?? null }
}

async function readPayments(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderDetail['payments']> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, orderId)))
    .orderBy(asc(payments.createdAt))
  return rows.map(({ id, method, status, amount, fee, currency, reference, message, settledAt, createdAt }) => ({
    id,
    method,
    status,
    amount: { amount, currency },
    fee: { amount: fee, currency },
    reference,
    message,
    at: (settledAt ?? createdAt).toISOString(),
  }))
}

async function readTimeline(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderDetail['timeline']> {
  const rows = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.agencyId, ctx.agencyId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.seq))
  return rows.map(({ id, at, event, toStatus, actor, note }) => ({
    id,
    at: at.toISOString(),
    event: eventWords(event),
    status: toStatus,
    actor,
    note,
  }))
}

async function readMails(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderDetail['mails']> {
  const rows = await tx
    .select({ id: mails.id, subject: mails.subject, to: mails.to, status: mails.status, at: mails.at })
    .from(mails)
    .where(and(eq(mails.agencyId, ctx.agencyId), eq(mails.orderId, orderId)))
    .orderBy(desc(mails.seq))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
