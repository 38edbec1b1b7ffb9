import type { FlightTicket } from '#domain/flights/order-details.ts'
import { type Money, parseDecimal } from '#domain/money/money.ts'
import type { SupplierOrderStatus } from '../../supplier-order.ts'
import type { SupplierFlightOrder } from '../port.ts'
import { REFERENCE_KEY } from './order-data.ts'
import type { WireOrder } from './wire.ts'

/** `1252342567890` as printed on tickets: `125-2342567890`. */
const ticketNumber = (text: string) => text.replace(/^(\d{3})-?(\d{10})$/, '$1-$2')

const ticketsOf = (wire: WireOrder): FlightTicket[] =>
  (wire.documents ?? []).flatMap((document) =>
    document.type === 'electronic_ticket'
      ? (document.passenger_ids ?? []).map((passengerId) => ({ passengerId, number: ticketNumber(document.unique_identifier) }))
      : [],
  )

/**
 * A lapsed hold looks like a paid order in `awaiting_payment`; only `paid_at` distinguishes them. Tickets of an infant may follow those of its adult,
 * so they do not delay `issued`.
 */
function statusOf(wire: WireOrder, tickets: FlightTicket[]): SupplierOrderStatus {
  const paid = wire.payment_status
  if (wire.cancelled_at) return 'cancelled'
  if (paid?.awaiting_payment) return 'held'
  const ticketed = new Set(tickets.map((one) => one.passengerId))
  const needed = wire.passengers.filter((one) => one.type !== 'infant_without_seat')
  if (ticketed.size > 0 && needed.every((one) => ticketed.has(one.id))) return 'issued'
  const wasHeld = wire.type === 'hold' || wire.type === 'pay_later' || Boolean(paid?.payment_required_by)
  return wasHeld && !paid?.paid_at && ticketed.size === 0 ? 'cancelled' : 'booked'
}

function totalOf(wire: WireOrder): Money | null {
  try {
    return parseDecimal(wire.total_amount, wire.total_currency)
  } catch {
    return null
  }
}

/** Maps Duffel's order. An invalid total is null, because the booking exists nevertheless. */
export function mapOrder(wire: WireOrder): SupplierFlightOrder {
  const tickets = ticketsOf(wire)
  const status = statusOf(wire, tickets)
  const reference = wire.metadata?.[REFERENCE_KEY]
  return {
    id: wire.id,
    supplierOfferId: wire.offer_id ?? null,
    reference: typeof reference === 'string' ? reference : null,
    bookingReference: wire.booking_reference ?? null,
    status,
    total: totalOf(wire),
    payBy: status === 'held' ? (wire.payment_status?.payment_required_by ?? null) : null,
    priceGuaranteedUntil: status === 'held' ? (wire.payment_status?.price_guarantee_expires_at ?? null) : null,
    voidUntil: wire.void_window_ends_at ?? null,
    details: { tickets },
  }
}

/** Accepted with a 202: there is no order yet, and its id follows with the airline's answer. */
export const pendingOrder = (by: { reference: string; supplierOfferId: string }): SupplierFlightOrder => ({
  ...by,
  id: null,
  bookingReference: null,
  status: 'pending',
  total: null,
  payBy: null,
  priceGuaranteedUntil: null,
  voidUntil: null,
  details: { tickets: [] },
})
