import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import type { Guest } from '#domain/stays/guest.ts'
import type { PropertyContact } from '#domain/stays/order-details.ts'
import type { StayListing } from '#domain/stays/property.ts'
import type { SupplierStayRate } from '#domain/stays/rate.ts'
import type { SearchOptions, SupplierOrder, SupplierWebhook } from '../supplier-order.ts'

export interface StayQuery {
  /** A circle, or houses of this supplier by its own ids. */
  where: { latitude: number; longitude: number; radiusKm: number } | { listingIds: readonly string[] }
  checkIn: LocalDate
  checkOut: LocalDate
  rooms: number
  adults: number
  /** Ages on the day of arrival; infants are 0 or 1. */
  children: readonly number[]
  /** ISO 3166-1 alpha-2; suppliers that sell by it ask for it. */
  nationality: string
}

/** A house with a room for the whole stay, at one supplier. */
export interface SupplierStay {
  /** By which its rates are asked for. */
  resultId: string
  listing: StayListing
  /** Null where the supplier told the cheapest price alone; empty where no room is left after all. */
  rates: SupplierStayRate[] | null
  /** What the cheapest of its rates costs, taxes and fees included. */
  cheapest: Money
  expiresAt: string
}

export interface StayQuote {
  quoteId: string
  /** The rate as it is now, under the id it had. */
  rate: SupplierStayRate
  /** ISO instant until which it can be booked; null where the supplier does not say. */
  expiresAt: string | null
}

export interface StayBooking {
  supplierRateId: string
  /** Of the last `quote`; one that has expired by now is asked for again. */
  quoteId: string | null
  /** Ours; kept at the supplier with the booking, so that a lost answer can be found again. */
  reference: string
  /** What the agency agreed to: `net` of the last `quote`, whatever part of it is paid now. */
  price: Money
  guests: readonly Guest[]
  contact: Contact
  /** In the guests' words; null for none. */
  requests: string | null
  loyaltyNumber: string | null
}

/** A booking as its supplier has it. */
export interface SupplierStayOrder extends SupplierOrder<PropertyContact> {
  /** What came back of what was paid; null while it is not cancelled. */
  refund: Money | null
}

export interface ListingSuggestion {
  listingId: string
  name: string
  /** `Ikeja, Lagos`. */
  place: string
  country: string
  latitude: number
  longitude: number
}

export interface StayReview {
  /** ISO day. */
  day: LocalDate
  score: number
  author: string
  text: string
}

/**
 * One configured source of stays. Every failure is a `SupplierError`. `rejected`, `price-changed`, `sold-out`, `unavailable` and `rate-limited`
 * of `book` and `cancel` mean that nothing was done; `unknown-outcome` means that it may have been: never repeat it, ask `findBooking` or `getOrder`.
 */
export interface StaySupplier {
  readonly id: string
  readonly title: string
  /**
   * Yields houses as they are found, nearest first, at the latest by the deadline; the same house again once its rates are known. Throws `timeout`
   * when the deadline passes before the supplier has finished (what was yielded stays good); ends without an error when aborted.
   */
  search(query: StayQuery, options: SearchOptions): AsyncIterable<SupplierStay[]>
  /** One house of a search with everything about it and all of its rates. Throws `sold-out` when no room is left or the search is too old. */
  rates(resultId: string): Promise<SupplierStay>
  /** The rate looked at once more; it may cost more or less than in the search. Throws `sold-out` when it is gone or has expired. */
  quote(supplierRateId: string): Promise<StayQuote>
  /** Books at exactly `price`: paid from the agency's balance at the supplier as far as it is to be paid now. */
  book(booking: StayBooking): Promise<SupplierStayOrder>
  /** Cancels at once. Throws `rejected` with vendor code `TOO_LATE` when it is too late for that; one that was cancelled already is no error. */
  cancel(supplierOrderId: string): Promise<SupplierStayOrder>
  /** What became of a booking whose answer was lost. Null when the supplier knows of none (yet). */
  findBooking(by: { reference: string; notBefore: Date }): Promise<SupplierStayOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierStayOrder>
  /** Houses whose name begins so, best first; empty where the supplier has no such list. */
  suggest(text: string): Promise<ListingSuggestion[]>
  reviews(listingId: string): Promise<StayReview[]>
  /** Null when this source has no webhook secret. */
  readonly webhook: SupplierWebhook | null
}
