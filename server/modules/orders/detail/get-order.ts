import type { OrderDetail } from '#contract/product-shapes.ts'
import { type Ctx, customerOnline } from '../../../ctx.ts'
import { viewOf } from '../../../products/view-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { supplierTitle } from '../ask-supplier.ts'
import { viewCancelled } from '../cancellation/view-cancelled.ts'
import { orderDocuments } from '../documents/order-documents.ts'
import { isHolding } from '../hold-state.ts'
import { toOrderRow } from '../list/order-row.ts'
import { linkOrders } from '../on-top.ts'
import { readOrder } from '../read-order.ts'
import { readOrderMoney } from '../read-order-money.ts'
import { confirmationMails } from '../../../mail/registry.ts'
import { asCustomerSees } from './as-customer-sees.ts'
import { orderActions } from './order-actions.ts'
import {
  notesOf,
  type OrderMail,
  otherAmountOf,
  readCalls,
  readMails,
  readPayments,
  readTimeline,
  type TimelineLine,
} from './order-records.ts'
import { readOpenCheckout, readWaysToPay } from './ways-to-pay.ts'

/** Everything the order page shows. Net prices and margin only for roles that may see them. Throws access.not-found. */
export async function getOrder(ctx: Ctx, input: { id: string }): Promise<OrderDetail> {
  return ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, input.id)
    const { order } = found
    const timeline = await readTimeline(tx, ctx, order)
    const mails = await readMails(tx, ctx, order.id)
    const seesMargin = actorMay(ctx, 'margin:read')
    const whole: OrderDetail = {
      ...toOrderRow({ ...order, createdBy: found.createdBy, departsFrom: found.departsFrom }),
      ...(await viewOf(order).present(tx, ctx, found)),
      tripId: order.tripId,
      ...(await linkOrders(tx, ctx, order)),
      supplier: seesMargin ? supplierTitle(ctx, order) : null,
      supplierOrderId: seesMargin ? order.supplierOrderId : null,
      isAtSupplier: order.supplierOrderId !== null,
      contact: found.contact,
      waterfall: seesMargin ? order.waterfall : null,
      margin: seesMargin ? { amount: order.margin, currency: order.currency } : null,
      money: await readOrderMoney(tx, ctx, order),
      cancelled: await viewCancelled(tx, ctx, order),
      payments: await readPayments(tx, ctx, order.id),
      priceUntil: order.priceUntil?.toISOString() ?? null,
      isHolding: isHolding(order),
      pay: await readWaysToPay(tx, ctx, order),
      otherAmount: order.status === 'Not Paid' ? otherAmountOf(timeline) : null,
      checkoutId: await readOpenCheckout(tx, ctx, order),
      notes: notesOf(timeline),
      calls: actorMay(ctx, 'orders:decide') ? await readCalls(tx, ctx, order.id) : null,
      timeline: timeline.map(({ code: _code, ...line }) => line),
      mails: mails.map(({ template: _template, ...mail }) => mail),
      emailed: emailedTo(ctx, { mails, timeline, contact: found.contact }),
      documents: orderDocuments(order),
      actions: orderActions(order, (permission) => actorMay(ctx, permission)),
    }
    return ctx.actor.role === 'customer' ? asCustomerSees(whole) : whole
  })
}

/** An order that was mailed to more addresses says the last of them. */
const MOST_SHOWN = 5

const carries: ReadonlySet<string> = new Set(confirmationMails)

interface Records {
  /** Newest first. */
  mails: readonly OrderMail[]
  timeline: readonly TimelineLine[]
  contact: { email: string }
}

/**
 * Whom the confirmation was mailed to, the newest mail of each address. A customer sees what went to the contact of the order and what customers had
 * mailed, not whom the agency mailed it to.
 */
function emailedTo({ actor }: Ctx, { mails, timeline, contact }: Records): OrderDetail['emailed'] {
  const sent = mails.filter(({ template }) => carries.has(template))
  const newest = sent.filter(({ to }, at) => sent.findIndex((other) => isSame(other.to, to)) === at)
  const byCustomer = (to: string) =>
    timeline.some(({ code, actor: by, note }) => code === 'confirmation-mailed' && by === customerOnline && note === to)
  const isShown = (to: string) => actor.role !== 'customer' || isSame(to, contact.email) || byCustomer(to)
  return newest
    .filter(({ to }) => isShown(to))
    .slice(0, MOST_SHOWN)
    .map(({ to, at, status }) => ({ to, at, status }))
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
