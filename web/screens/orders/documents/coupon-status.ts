import { daysBetween, type LocalDate } from '#domain/dates.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Tone } from '../../../kit/status-pill.tsx'

export type CouponStatus = { label: string; tone: Tone }

const byOrder: Partial<Record<OrderStatus, CouponStatus>> = {
  TicketCancelationRequested: { label: 'Cancellation requested', tone: 'warn' },
  TicketCanceled: { label: 'Cancelled', tone: 'quiet' },
  Refunded: { label: 'Refunded', tone: 'quiet' },
}

/**
 * What a coupon of a ticket is good for, as far as the order tells. Airlines do not report what was flown, so a flight of
 * an earlier day is only said to have departed. `today` is the day at the desk.
 */
export function couponStatus(status: OrderStatus, departsAt: string, today: LocalDate): CouponStatus {
  const told = byOrder[status]
  if (told) return told
  if (daysBetween(today, departsAt) < 0) return { label: 'Departed', tone: 'quiet' }
  return { label: 'Open for use', tone: 'good' }
}
