import type { Call } from '../../duffel/http/add-route.ts'
import { makeId, makeReference } from '../../duffel/make-id.ts'
import type { StoredQuote } from '../quotes/quote-shape.ts'
import type { BookingInput } from './booking-input.ts'
import type { StoredBooking } from './booking-shape.ts'
import { findProperty } from './find-property.ts'

interface Parts {
  quote: StoredQuote
  input: BookingInput
  /** The property's later answer, or null without confirmation on request. */
  willConfirm: boolean | null
}

/** A new booking as stored. */
export function buildBooking({ deps, account }: Call, { quote, input, willConfirm }: Parts): StoredBooking {
  const { listing } = findProperty({ deps, account }, quote)
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
