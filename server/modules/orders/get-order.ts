import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from './actor-may.ts'
import { asCustomerSees } from './as-customer-sees.ts'
import { supplierTitle } from './ask-supplier.ts'
import { isHolding } from './hold-state.ts'
import { orderActions } from './order-actions.ts'
import { orderDocuments } from './order-documents.ts'
import { isFlight } from './order-of-product.ts'
import { notesOf, otherAmountOf, readCalls, readMails, readPayments, readTimeline } from './order-records.ts'
import { toOrderRow } from './order-row.ts'
import { presentProduct } from './present-product.ts'
import { readOrder } from './read-order.ts'
import { readOpenCheckout, readWaysToPay } from './ways-to-pay.ts'

/** Nothing is owed for these, whatever was paid. */
const ended = new Set<OrderStatus>(['Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded'])

/** Everything the order page shows. Net prices and margin only for roles that may see them. Throws access.not-found. */
export async function getOrder(ctx: Ctx, input: { id: string }): Promise<OrderDetail> {
  return ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, input.id)
    const { order } = found
    const paidBy = await readPayments(tx, ctx, order.id)
    const paid = paidBy
      .filter((p) => p.status === 'succeeded')
      .reduce((total, p) => total + p.amount.amount - p.returned.amount, 0)
    const timeline = await readTimeline(tx, ctx, order)
    const seesMargin = actorMay(ctx, 'margin:read')
    const inCurrency = (amount: number) => ({ amount, currency: order.currency })
    const whole: OrderDetail = {
      ...toOrderRow({ ...order, createdBy: found.createdBy, departsFrom: departsFrom(order) }),
      ...(await presentProduct(tx, ctx, found)),
      supplier: supplierTitle(ctx, order),
      supplierOrderId: order.supplierOrderId,
      contact: found.contact,
      waterfall: seesMargin ? order.waterfall : null,
      margin: seesMargin ? inCurrency(order.margin) : null,
      paid: inCurrency(paid),
      due: inCurrency(ended.has(order.status) ? 0 : Math.max(0, order.total - paid)),
      payments: paidBy,
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
      actions: orderActions(order, (permission) => actorMay(ctx, permission)),
    }
    return ctx.actor.role === 'customer' ? asCustomerSees(whole) : whole
  })
}

/** The airport whose clocks tell a deadline; stays have none. */
const departsFrom = (order: Parameters<typeof isFlight>[0]): string | null =>
  isFlight(order) ? (order.itinerary.slices[0]?.from ?? null) : null
