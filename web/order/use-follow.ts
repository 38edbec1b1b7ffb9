import type { OrderDetail } from '#contract/product-shapes.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { useRereading } from '../kit/use-rereading.ts'

/** Statuses that change by themselves, usually within a minute. */
const movingStatuses: readonly OrderStatus[] = [
  'Pending',
  'CustomerPaid',
  'Paid',
  'PendingTicketIssue',
  'TicketCancelationRequested',
]

export const isMoving = (status: OrderStatus): boolean => movingStatuses.includes(status)

type Followed = Pick<OrderDetail, 'status' | 'payments' | 'timeline' | 'mails' | 'emailed' | 'cancelled'>

/** A held order whose payment is under way. */
const isBeingPaid = ({ status, payments }: Followed): boolean =>
  status === 'Not Paid' && payments.some((payment) => payment.status === 'pending')

/** An order that ended whose money is still to arrive where it came from: a card's within minutes at the gateway. */
function returnsMoney({ status, payments, cancelled }: Followed): boolean {
  if (status === 'TicketCanceled') return cancelled !== null && cancelled.refund.amount > 0
  return status === 'Failed' && payments.some((payment) => payment.status === 'succeeded' || payment.status === 'refunding')
}

/** Statuses that somebody is mailed about. */
const mailedStatuses: readonly OrderStatus[] = ['Not Paid', 'AwaitingAdmin', 'Issued', 'Failed']
/** Milliseconds after a change; a mail that is not written by then is not expected any more. */
const mailWithin = 60_000

/** The status has just changed, and the mail about it is still being written or sent. */
function awaitsMail({ status, timeline, mails }: Followed, now: string): boolean {
  const change = timeline.findLast((entry) => entry.status === status)
  if (!change || !mailedStatuses.includes(status) || Date.parse(now) - Date.parse(change.at) > mailWithin) return false
  return !mails.some((mail) => mail.at >= change.at && mail.status !== 'queued')
}

/** Somebody has just asked for the confirmation by mail, and it has not left yet. */
const isMailing = ({ emailed }: Followed, now: string): boolean =>
  emailed.some(({ status, at }) => status === 'queued' && Date.parse(now) - Date.parse(at) < mailWithin)

/** Whether more of the order is about to change without anyone doing anything. */
export const isUnderWay = (order: Followed, now: string): boolean =>
  isMoving(order.status) || isBeingPaid(order) || returnsMoney(order) || awaitsMail(order, now) || isMailing(order, now)

/** Reads the page's data again while the order, its money on the way back or its mail moves by itself; stops at any other state. */
export const useFollow = (order: Followed, now: string): void => useRereading(isUnderWay(order, now))
