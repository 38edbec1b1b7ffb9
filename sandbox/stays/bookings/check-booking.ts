import type { Call } from '../../duffel/http/add-route.ts'
import { fieldProblem, problem } from '../../duffel/http/problem.ts'
import { roomsLeft } from '../../inventory/stays/prices/price-nights.ts'
import { RATE_LIFE_MS } from '../../inventory/stays/prices/stay-query.ts'
import type { Outcome } from '../../inventory/stays/world/test-scenarios.ts'
import type { StoredQuote } from '../quotes/quote-shape.ts'
import { soldRooms } from '../rates/sold-rooms.ts'
import type { BookingInput } from './booking-input.ts'
import { findProperty } from './find-property.ts'

/** The booked quote; 404 for an unknown one, 422 for an expired one. */
export function openQuote({ records, deps }: Call, id: string): StoredQuote {
  const quote = records.stays.quotes.get(id)
  if (quote === undefined) throw problem('not_found')
  if (deps.now().getTime() >= Date.parse(quote.createdAt) + RATE_LIFE_MS) throw problem('quote_expired')
  return quote
}

/** Refuses guests who do not match the quote, or its rate. */
export function checkGuests({ said, query }: StoredQuote, input: BookingInput): void {
  const most = query.adults + query.children.length
  if (input.guests.length > most) throw fieldProblem('validation_length', ['guests'], `The quote is for ${most} guests`)
  const rate = said.accommodation.rooms[0]?.rates[0]
  const account = input.loyalty_programme_account_number
  if (rate?.loyalty_programme_required && !account)
    throw fieldProblem('validation_required', ['loyalty_programme_account_number'], 'This rate is for members')
  if (account && said.supported_loyalty_programme === null)
    throw fieldProblem('validation_inclusion', ['loyalty_programme_account_number'], 'The property takes no loyalty programme')
}

/** Refuses an invalid booking; nothing has been changed yet. */
export function checkProperty(call: Call, quote: StoredQuote, outcome: Outcome | null): void {
  const { listing, room } = findProperty(call, quote)
  const { query } = quote
  const left = roomsLeft(listing.property, room, query) - soldRooms(call, { property: listing.property, room, query })
  if (outcome === 'gone-at-booking' || left < query.rooms || call.hasFault('sold-out')) throw problem('rate_unavailable')
  if (outcome === 'refused' || call.hasFault('booking-refused')) throw problem('booking_not_created')
  if (outcome === 'insufficient-balance' || call.hasFault('insufficient-balance')) throw problem('insufficient_balance')
}
