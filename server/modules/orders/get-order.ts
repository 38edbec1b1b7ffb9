import { z } from 'zod'
import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { atRate } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from './actor-may.ts'
import { asCustomerSees } from './as-customer-sees.ts'
import { supplierTitle } from './ask-supplier.ts'
import { isHolding } from './hold-state.ts'
import { orderActions } from './order-actions.ts'
import { orderDocuments } from './order-documents.ts'
import { notesOf, otherAmountOf, readCalls, readMails, readPayments, readTimeline } from './order-records.ts'
import { toOrderRow } from './order-row.ts'
import { type OrderRecordWhole, readOrder } from './read-order.ts'
import { readOpenCheckout, readWaysToPay } from './ways-to-pay.ts'

/** Nothing is owed for these, whatever was paid. */
const ended = new Set<OrderStatus>(['Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded'])

/** Everything the order page shows. Net prices and margin only for roles that may see them. Throws access.not-found. */
export async function getOrder(ctx: Ctx, input: { id: string }): Promise<OrderDetail> {
  return ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, input.id)
    const { order } = found
    const paidBy = await readPayments(tx, ctx, order.id)
    const paid = paidBy.filter((p) => p.status === 'succeeded').reduce((total, p) => total + p.amount.amount, 0)
    const timeline = await readTimeline(tx, ctx, order.id)
    const seesMargin = actorMay(ctx, 'margin:read')
    const inCurrency = (amount: number) => ({ amount, currency: order.currency })
    const whole: OrderDetail = {
      ...toOrderRow({ ...order, createdBy: found.createdBy, departsFrom: order.itinerary.slices[0]?.from ?? null }),
      supplier: supplierTitle(ctx, order),
      supplierOrderId: order.supplierOrderId,
      itinerary: order.itinerary,
      people: found.people.map((person) => presentPerson(ctx, person)),
      contact: found.contact,
      waterfall: seesMargin ? order.waterfall : null,
      margin: seesMargin ? inCurrency(order.margin) : null,
      paid: inCurrency(paid),
      due: inCurrency(ended.has(order.status) ? 0 : Math.max(0, order.total - paid)),
      payments: paidBy,
      extras: order.extras.map((extra) => ({ ...extra, price: atRate(extra.price, order.waterfall) })),
      priceUntil: order.priceUntil?.toISOString() ?? null,
      isHolding: isHolding(order),
      pay: await readWaysToPay(tx, ctx, order),
      otherAmount: order.status === 'Not Paid' ? otherAmountOf(timeline) : null,
      checkoutId: await readOpenCheckout(tx, ctx, order),
      notes: notesOf(timeline),
      calls: actorMay(ctx, 'orders:decide') ? await readCalls(tx, ctx, order.id) : null,
      timeline: timeline.map(({ code: _code, ...line }) => line),
      mails: await readMails(tx, ctx, order.id),
      documents: orderDocuments(order),
      actions: orderActions(order.status, (permission) => actorMay(ctx, permission)),
    }
    return ctx.actor.role === 'customer' ? asCustomerSees(whole) : whole
  })
}

const StoredDocument = z.object({ number: z.string() })

/** A traveller with the last three characters of the passport, never more. */
function presentPerson(ctx: Ctx, person: OrderRecordWhole['people'][number]): OrderDetail['people'][number] {
  const { id, passengerId, type, title, givenName, familyName, bornOn, ticketNumber, loyalty } = person
  const document = person.documentCipher ? StoredDocument.parse(ctx.system.cipher.open(person.documentCipher)) : null
  return {
    id,
    passengerId,
    type,
    title,
    givenName,
    familyName,
    bornOn,
    ticketNumber,
    loyalty,
    documentEnding: document?.number.slice(-3) ?? null,
  }
}
