import { moveBalance } from '../../duffel/balance.ts'
import type { Answer, Call } from '../../duffel/http/add-route.ts'
import { parseData } from '../../duffel/http/parse-input.ts'
import { emitEvent } from '../../duffel/webhooks/emit-event.ts'
import type { Outcome } from '../../inventory/stays/world/test-scenarios.ts'
import type { StoredQuote } from '../quotes/quote-shape.ts'
import { moveRooms } from '../rates/sold-rooms.ts'
import { bookingInput } from './booking-input.ts'
import type { StoredBooking } from './booking-shape.ts'
import { buildBooking } from './build-booking.ts'
import { checkGuests, checkProperty, openQuote } from './check-booking.ts'
import { findProperty } from './find-property.ts'
import { presentBooking } from './present-booking.ts'

/** Schedules the property's response to a request. */
export type AskProperty = (call: Call, booking: StoredBooking) => void

/** The property's response to a request; null without confirmation on request. */
function requestOutcome(call: Call, quote: StoredQuote, outcome: Outcome | null): boolean | null {
  if (outcome === 'asked-then-declined' || call.hasFault('pending-then-failed')) return false
  const isAsked = quote.said.accommodation.rooms[0]?.rates[0]?.on_request === true
  return isAsked || call.hasFault('pending-then-created') ? true : null
}

/** Stores the booking and takes its rooms and the payment, atomically. */
function commitBooking(call: Call, booking: StoredBooking): void {
  const { deps, records } = call
  const { listing, room } = findProperty(call, booking)
  deps.store.atomically(() => {
    if (booking.paidFrom === 'balance') moveBalance(call, -booking.paidMinor)
    moveRooms(call, { property: listing.property, room, query: booking.query }, 1)
    records.stays.bookings.put(booking.id, booking)
    if (booking.status !== 'confirmed') return
    emitEvent(deps, records, { type: 'stays.booking.created', object: presentBooking(booking), idempotencyKey: booking.id })
  })
}

/**
 * Books a quote. The vendor has no idempotency key: the same request sent twice books twice, while rooms are available. Answers 201 with the booking,
 * or 202 while the property has not responded (`stays.booking.created` or `stays.booking_creation_failed` follows).
 */
export function createBooking(call: Call, askProperty: AskProperty): Answer {
  const input = parseData(bookingInput, call.body)
  const quote = openQuote(call, input.quote_id)
  checkGuests(quote, input)
  const outcome = findProperty(call, quote).room.scenario?.outcome ?? null
  checkProperty(call, quote, outcome)
  const willConfirm = requestOutcome(call, quote, outcome)
  const booking = buildBooking(call, { quote, input, willConfirm })
  commitBooking(call, booking)
  if (willConfirm !== null) askProperty(call, booking)
  if (outcome === 'lost-answer' || call.hasFault('accepted-then-lost')) return 'lost'
  return { status: willConfirm === null ? 201 : 202, data: presentBooking(booking) }
}
