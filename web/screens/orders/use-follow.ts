import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { useRereading } from '../../kit/use-rereading.ts'

/** Statuses that change by themselves, usually within a minute. */
const movingStatuses: readonly OrderStatus[] = ['Pending', 'CustomerPaid', 'Paid', 'PendingTicketIssue']

export const isMoving = (status: OrderStatus): boolean => movingStatuses.includes(status)

type Followed = Pick<OrderDetail, 'status' | 'payments'>

/** A held order whose payment is under way. */
const isBeingPaid = ({ status, payments }: Followed): boolean =>
  status === 'Not Paid' && payments.some((payment) => payment.status === 'pending')

/** A failed order whose money is still to arrive where it came from: a card's within minutes at the gateway. */
const returnsMoney = ({ status, payments }: Followed): boolean =>
  status === 'Failed' && payments.some((payment) => payment.status === 'succeeded' || payment.status === 'refunding')

/** Reads the page's data again while the order, or its money on the way back, moves by itself; stops at any other state. */
export const useFollow = (order: Followed): void =>
  useRereading(isMoving(order.status) || isBeingPaid(order) || returnsMoney(order))
