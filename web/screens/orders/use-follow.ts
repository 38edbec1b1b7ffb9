import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderStatus } from '#domain/order-status.ts'

/** Statuses that change by themselves, usually within a minute. */
const movingStatuses: readonly OrderStatus[] = ['Pending', 'CustomerPaid', 'Paid', 'PendingTicketIssue']

export const isMoving = (status: OrderStatus): boolean => movingStatuses.includes(status)

const quick = 2000
const slow = 15_000
/** Milliseconds of asking every two seconds; an order that still moves then is asked for less often. */
const quickFor = 120_000

/** Reads the page's data again while the order moves by itself. Stops at any other status; rests while nobody looks or the device is offline. */
export function useFollow(status: OrderStatus): void {
  const { revalidate } = useRevalidator()
  const follows = isMoving(status)
  useEffect(() => {
    if (!follows) return
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
  }, [follows, revalidate])
}
