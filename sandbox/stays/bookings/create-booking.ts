import { moveBalance } from '../../duffel/balance.ts'
import type { Answer, Call } from '../../duffel/http/add-route.ts'
import { parseData } from '../../duffel/http/parse-input.ts'
import { fieldProblem, problem } from '../../duffel/http/problem.ts'
import { makeId, makeReference } from '../../duffel/make-id.ts'
import { emitEvent } from '../../duffel/webhooks/emit-event.ts'
import { roomsLeft } from '../../inventory/stays/price-nights.ts'
import { RATE_LIFE_MS } from '../../inventory/stays/stay-query.ts'
import type { Outcome } from '../../inventory/stays/test-scenarios.ts'
import type { StoredQuote } from '../quotes/quote-shape.ts'
import { moveRooms, soldRooms } from '../rates/sold-rooms.ts'
import { type BookingInput, bookingInput } from './booking-input.ts'
import type { StoredBooking } from './booking-shape.ts'
import { findHouse } from './find-house.ts'
import { presentBooking } from './present-booking.ts'

export type AskHouse = (call: Call, booking: StoredBooking) => void

function openQuote({ records, deps }: Call, id: string): StoredQuote {
  const quote = records.stays.quotes.get(id)
  if (quote === undefined) throw problem('not_found')
  if (deps.now().getTime() >= Date.parse(quote.createdAt) + RATE_LIFE_MS) throw problem('quote_expired')
  return quote
}

function checkGuests({ said, query }: StoredQuote, input: BookingInput): void {
  const most = query.adults + query.children.length
  if (input.guests.length > most) throw fieldProblem('validation_length', ['guests'], `The quote is for ${most} guests`)
  const rate = said.accommodation.rooms[0]?.rates[0]
  const account = input.loyalty_programme_account_number
  if (rate?.loyalty_programme_required && !account)
    throw fieldProblem('validation_required', ['loyalty_programme_account_number'], 'This rate is for members')
  if (account && said.supported_loyalty_programme === null)
    throw fieldProblem('validation_inclusion', ['loyalty_programme_account_number'], 'The property takes no loyalty programme')
}

/** Refuses what cannot be booked; nothing has happened yet. */
function checkHouse(call: Call, quote: StoredQuote, outcome: Outcome | null): void {
  const { listing, room } = findHouse(call, quote)
  const { query } = quote
  const left = roomsLeft(listing.property, room, query) - soldRooms(call, { property: listing.property, room, query })
  if (outcome === 'gone-at-booking' || left < query.rooms || call.befalls('sold-out')) throw problem('rate_unavailable')
  if (outcome === 'refused' || call.befalls('booking-refused')) throw problem('booking_not_created')
  if (outcome === 'insufficient-balance' || call.befalls('insufficient-balance')) throw problem('insufficient_balance')
}

/** What the house answers to a request; null where it need not be asked. */
function requestOutcome(call: Call, quote: StoredQuote, outcome: Outcome | null): boolean | null {
  if (outcome === 'asked-then-declined' || call.befalls('pending-then-failed')) return false
  const isAsked = quote.said.accommodation.rooms[0]?.rates[0]?.on_request === true
  return isAsked || call.befalls('pending-then-created') ? true : null
}

function buildBooking(
  { deps, account }: Call,
  quote: StoredQuote,
  input: BookingInput,
  willConfirm: boolean | null,
): StoredBooking {
  const { listing } = findHouse({ deps, account }, quote)
  const at = deps.now().toISOString()
  const { said } = quote
  return {
    id: makeId('bok'),
    quoteId: quote.id,
    listingId: quote.listingId,
    roomIndex: quote.roomIndex,
    query: quote.query,
    createdAt: at,
    status: willConfirm === null ? 'confirmed' : 'requested',
    willConfirm: willConfirm ?? true,
    reference: willConfirm === null ? makeReference(() => false) : null,
    confirmedAt: willConfirm === null ? at : null,
    cancelledAt: null,
    totalMinor: quote.price.total,
    paidMinor: quote.dueNow,
    paidFrom: input.payment ? 'card' : 'balance',
    timeline: quote.timeline,
    refundedMinor: null,
    accommodation: {
      ...said.accommodation,
      email: `reservations@${listing.property.domain}`,
      phone_number: listing.phone ?? listing.property.phone,
    },
    guests: input.guests,
    email: input.email,
    phone: input.phone_number,
    specialRequests: input.accommodation_special_requests ?? input.stay_special_requests ?? null,
    loyaltyAccount: input.loyalty_programme_account_number ?? null,
    metadata: input.metadata ?? null,
    users: [...new Set([...(input.users ?? []), ...input.guests.flatMap(({ user_id }) => user_id ?? [])])],
  }
}

/** Writes the booking and takes its rooms and the money: all of it or nothing. */
function commitBooking(call: Call, booking: StoredBooking): void {
  const { deps, records } = call
  const { listing, room } = findHouse(call, booking)
  deps.store.atomically(() => {
    if (booking.paidFrom === 'balance') moveBalance(call, -booking.paidMinor)
    moveRooms(call, { property: listing.property, room, query: booking.query }, 1)
    records.stays.bookings.put(booking.id, booking)
    if (booking.status !== 'confirmed') return
    emitEvent(deps, records, { type: 'stays.booking.created', object: presentBooking(booking), idempotencyKey: booking.id })
  })
}

/**
 * Books a quote. The vendor has no idempotency key: the same request sent twice books twice, while there are rooms. Answers 201 with the
 * booking, or 202 while the house is asked (`stays.booking.created` or `stays.booking_creation_failed` follows).
 */
export function createBooking(call: Call, askHouse: AskHouse): Answer {
  const input = parseData(bookingInput, call.body)
  const quote = openQuote(call, input.quote_id)
  checkGuests(quote, input)
  const outcome = findHouse(call, quote).room.scenario?.outcome ?? null
  checkHouse(call, quote, outcome)
  const willConfirm = requestOutcome(call, quote, outcome)
  const booking = buildBooking(call, quote, input, willConfirm)
  commitBooking(call, booking)
  if (willConfirm !== null) askHouse(call, booking)
  if (outcome === 'lost-answer' || call.befalls('accepted-then-lost')) return 'lost'
  return { status: willConfirm === null ? 201 : 202, data: presentBooking(booking) }
}
