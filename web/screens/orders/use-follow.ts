import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** Statuses that change by themselves, usually within a minute. */
const movingStatuses: readonly OrderStatus[] = ['Pending', 'CustomerPaid', 'Paid', 'PendingTicketIssue']

export const isMoving = (status: OrderStatus): boolean => movingStatuses.includes(status)

const quick = 2000
const slow = 15_000
/** Milliseconds of asking every two seconds; an order that still moves then is asked for less often. */
const quickFor = 120_000

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

/** Reads the page's data again and again while `isOn`; rests while nobody looks or the device is offline. */
export function useRereading(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const started = performance.now()
    let timer = 0
    let isOver = false
    const wait = () => {
      timer = window.setTimeout(ask, performance.now() - started < quickFor ? quick : slow)
    }
    const ask = async () => {
      if (navigator.onLine && document.visibilityState === 'visible') await revalidate()
      if (!isOver) wait()
    }
    wait()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [isOn, revalidate])
}
