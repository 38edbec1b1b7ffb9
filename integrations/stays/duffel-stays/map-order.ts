import { type Money, subtract } from '#domain/money/money.ts'
import { penaltyAt } from '#domain/stays/cancellation.ts'
import { BadOffer, priceOf, sideAmount } from '../../duffel/amounts.ts'
import type { SupplierOrderStatus } from '../../supplier-order.ts'
import type { SupplierStayOrder } from '../port.ts'
import { mapTimeline } from './map-rate.ts'
import { type WireBooking, WireRate } from './wire.ts'

/** The key of our reference in a booking's metadata. */
export const REFERENCE_KEY = 'reference'

const statuses: Record<string, SupplierOrderStatus> = {
  confirmed: 'issued',
  requested: 'requested',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** An unknown status is polled again. */
const statusOf = ({ status, cancelled_at }: WireBooking): SupplierOrderStatus =>
  cancelled_at ? 'cancelled' : (statuses[status] ?? 'pending')

export function referenceOf({ metadata }: Pick<WireBooking, 'metadata'>): string | null {
  const reference = metadata?.[REFERENCE_KEY]
  return typeof reference === 'string' ? reference : null
}

/** Null for an invalid value, because the booking exists nevertheless. */
function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadOffer) return null
    throw error
  }
}

/** The refund, or if Duffel does not state it, the refund by the terms of a rate whose whole price was paid. */
function refundOf(wire: WireBooking, rate: WireRate | null, total: Money | null): Money | null {
  const stated = sideAmount(wire.refund_amount, wire.refund_currency)
  if (stated || !rate || !total || rate.payment_type !== 'pay_now') return stated
  const steps = orNull(() => mapTimeline(rate, total))
  return steps && wire.cancelled_at ? subtract(total, penaltyAt(steps, total, new Date(wire.cancelled_at))) : null
}

/** Maps Duffel's booking. */
export function mapOrder(wire: WireBooking): SupplierStayOrder {
  const status = statusOf(wire)
  const rate = WireRate.safeParse(wire.accommodation?.rooms[0]?.rates?.[0]).data ?? null
  const total = rate && orNull(() => priceOf(rate.total_amount, rate.total_currency))
  return {
    id: wire.id,
    supplierOfferId: wire.quote_id ?? null,
    reference: referenceOf(wire),
    bookingReference: wire.reference ?? null,
    status,
    total,
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
    details: { phone: wire.accommodation?.phone_number ?? null, email: wire.accommodation?.email ?? null },
    refund: status === 'cancelled' ? refundOf(wire, rate, total) : null,
  }
}
