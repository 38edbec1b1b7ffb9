import type { OrderDetail } from '#contract/product-shapes.ts'
import { type Ctx, customerOnline } from '../../../ctx.ts'
import { confirmationMails } from '../../../mail/registry.ts'
import { viewOf } from '../../../products/view-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { supplierTitle } from '../ask-supplier.ts'
import { viewCancelled } from '../cancellation/view-cancelled.ts'
import { orderDocuments } from '../documents/order-documents.ts'
import { readTripLinks } from '../documents/trip-links.ts'
import { isHolding } from '../hold-state.ts'
import { toOrderRow } from '../list/order-row.ts'
import { linkOrders } from '../on-top.ts'
import { readOrder } from '../read-order.ts'
import { moneyOf, readCancelled } from '../read-order-money.ts'
import { asCustomerSees } from './as-customer-sees.ts'
import { presentChange, readAskedChange } from './asked-change.ts'
import { mayChange, orderActions } from './order-actions.ts'
import {
  notesOf,
  type OrderMail,
  type OrderPayment,
  otherAmountOf,
  readCalls,
  readMails,
  readPayments,
  readTimeline,
  showPayment,
  type TimelineLine,
  timelineLine,
} from './order-records.ts'
import { presentScheduleChange, readLastScheduleChange } from './schedule-change.ts'
import { readOpenCheckout, readWaysToPay } from './ways-to-pay.ts'

/** The content of the order page. Net prices and margin only for roles that may see them. Throws access.not-found. */
export async function getOrder(ctx: Ctx, { id }: { id: string }): Promise<OrderDetail> {
  const { found, payments, cancelled, mails, links, calls, events, tripLinks, asked, rescheduled } = await readRecords(ctx, id)
  const { order } = found
  const timeline = events.map((event) => timelineLine(order, event))
  const seesMargin = actorMay(ctx, 'margin:read')
  const isChangeable = mayChange(ctx, order)
  const whole: OrderDetail = {
    ...toOrderRow({ ...order, createdBy: found.createdBy, branch: found.branch, departsFrom: found.departsFrom }),
    ...viewOf(order).present(ctx, found),
    tripId: order.tripId,
    ...links,
    supplier: seesMargin ? supplierTitle(ctx, order) : null,
    supplierOrderId: seesMargin ? order.supplierOrderId : null,
    isAtSupplier: order.supplierOrderId !== null,
    contact: found.contact,
    waterfall: seesMargin ? order.waterfall : null,
    margin: seesMargin ? { amount: order.margin, currency: order.currency } : null,
    money: moneyOf(ctx, order, { payments: payments.map(asSettled), cancelled }),
    cancelled: viewCancelled(ctx, order, { cancelled, paying: payments.filter(paysOrder).map(asPaying) }),
    payments: payments.map(showPayment),
    priceUntil: order.priceUntil?.toISOString() ?? null,
    isHolding: isHolding(order),
    pay: await readWaysToPay(ctx, order),
    change: presentChange(ctx, order, asked),
    scheduleChange: presentScheduleChange(ctx, order, rescheduled),
    otherAmount: order.status === 'Not Paid' ? otherAmountOf(timeline) : null,
    ...(await readOpenCheckout(ctx, order)),
    notes: notesOf(timeline),
    calls,
    timeline: timeline.map(({ code: _code, ...line }) => line),
    mails: mails.map(({ template: _template, ...mail }) => mail),
    emailed: emailedTo(ctx, { mails, timeline, contact: found.contact }),
    documents: [...orderDocuments(order), ...tripLinks],
    actions: orderActions({ ...order, isChangeable }, (permission) => actorMay(ctx, permission)),
  }
  return ctx.actor.role === 'customer' ? asCustomerSees(ctx, whole, isChangeable) : whole
}

/** All records of an order, in one round trip. */
const readRecords = (ctx: Ctx, id: string) =>
  ctx.batch(async (tx) => {
    const [found, events, mails, links, payments, cancelled, calls, tripLinks, asked, rescheduled] = await Promise.all([
      readOrder(tx, ctx, id),
      readTimeline(tx, ctx, id),
      readMails(tx, ctx, id),
      linkOrders(tx, ctx, id),
      readPayments(tx, ctx, id),
      readCancelled(tx, ctx, id),
      actorMay(ctx, 'orders:decide') ? readCalls(tx, ctx, id) : null,
      readTripLinks(tx, ctx, id),
      readAskedChange(tx, ctx, id),
      readLastScheduleChange(tx, ctx, id),
    ])
    return { found, events, mails, links, payments, cancelled, calls, tripLinks, asked, rescheduled }
  })

const asSettled = ({
  payment: { status, amount, excessReturned },
  allocation: { amount: pays, fee, returned },
  isForChange,
}: OrderPayment) => ({
  status,
  amount,
  excessReturned,
  pays,
  fee,
  returned,
  isForChange,
})

/** A payment that pays the order, excluding one that is to be refunded. */
const paysOrder = ({ payment, allocation }: OrderPayment): boolean => payment.status === 'succeeded' && allocation.amount > 0

const asPaying = ({ payment, allocation }: OrderPayment) => ({ method: payment.method, pays: allocation.amount })

/** For an order mailed to several addresses, the latest one. */
const MOST_SHOWN = 5

const carries: ReadonlySet<string> = new Set(confirmationMails)

interface Records {
  /** Newest first. */
  mails: readonly OrderMail[]
  timeline: readonly TimelineLine[]
  contact: { email: string }
}

/**
 * The recipients of the confirmation, the newest mail of each address. A customer sees mails to the order's contact and those that customers
 * requested, not recipients chosen by the agency.
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
