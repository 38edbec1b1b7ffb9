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

type Followed = Pick<OrderDetail, 'status' | 'payments' | 'timeline' | 'mails' | 'emailed' | 'cancelled' | 'change'>

/** A held order whose payment is under way. */
const isBeingPaid = ({ status, payments }: Followed): boolean =>
  status === 'Not Paid' && payments.some((payment) => payment.status === 'pending')

/** An ended order whose refund is pending: a card's takes minutes at the gateway. */
function returnsMoney({ status, payments, cancelled }: Followed): boolean {
  if (status === 'TicketCanceled') return cancelled !== null && cancelled.refund.amount > 0
  return status === 'Failed' && payments.some((payment) => payment.status === 'succeeded' || payment.status === 'refunding')
}

/** Statuses that trigger a mail. */
const mailedStatuses: readonly OrderStatus[] = ['Not Paid', 'AwaitingAdmin', 'Issued', 'Failed']
/** Milliseconds after a change; a mail that is not written by then is no longer expected. */
const mailWithin = 60_000

/** The status has just changed, and its mail is being written or sent. */
function awaitsMail({ status, timeline, mails }: Followed, now: string): boolean {
  const change = timeline.findLast((entry) => entry.status === status)
  if (!change || !mailedStatuses.includes(status) || Date.parse(now) - Date.parse(change.at) > mailWithin) return false
  return !mails.some((mail) => mail.at >= change.at && mail.status !== 'queued')
}

/** The confirmation was just requested by mail, and is not sent yet. */
const isMailing = ({ emailed }: Followed, now: string): boolean =>
  emailed.some(({ status, at }) => status === 'queued' && Date.parse(now) - Date.parse(at) < mailWithin)

/** Whether the order is about to change without any action. */
export const isUnderWay = (order: Followed, now: string): boolean =>
  isMoving(order.status) ||
  order.change?.state === 'being-made' ||
  isBeingPaid(order) ||
  returnsMoney(order) ||
  awaitsMail(order, now) ||
  isMailing(order, now)

/** Reloads the page's data while the order, its refund or its mail changes by itself; stops otherwise. */
export const useFollow = (order: Followed, now: string): void => useRereading(isUnderWay(order, now))
