import type { Collection, Store } from '../deps.ts'
import type { StoredBooking } from './bookings/booking-shape.ts'
import type { StoredQuote } from './quotes/quote-shape.ts'

/** Changes of a rate since it was found; rates themselves are not stored. */
export interface RateNote {
  /** Added to the price first shown, in hundredths of the account's currency. */
  surcharge: number
  gone: boolean
}

export interface NegotiatedRate {
  id: string
  rate_access_code: string
  display_name: string
  live_mode: false
  chain_id: string | null
  accommodation_ids: string[] | null
}

/** One account's documents of stays. */
export interface StayRecords {
  rateNotes: Collection<RateNote>
  quotes: Collection<StoredQuote>
  bookings: Collection<StoredBooking>
  negotiatedRates: Collection<NegotiatedRate>
  /** Shared by all accounts: the number of rooms of a kind sold for a night. */
  sold: Collection<{ rooms: number }>
}

export const openStayRecords = (store: Store, accountId: string): StayRecords => ({
  rateNotes: store.collection(`stays.rate-notes.${accountId}`),
  quotes: store.collection(`stays.quotes.${accountId}`),
  bookings: store.collection<StoredBooking>(`stays.bookings.${accountId}`, { user: ({ users }) => users }),
  negotiatedRates: store.collection(`stays.negotiated-rates.${accountId}`),
  sold: store.collection('stays.sold'),
})
