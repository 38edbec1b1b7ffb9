import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import type { Guest } from '#domain/stays/guest.ts'
import type { PropertyContact } from '#domain/stays/order-details.ts'
import type { StayListing } from '#domain/stays/property.ts'
import type { SupplierStayRate } from '#domain/stays/rate.ts'
import type { SearchOptions, SupplierOrder, SupplierWebhook } from '../supplier-order.ts'

export interface StayQuery {
  /** A circle, or properties of this supplier by its own ids. */
  where: { latitude: number; longitude: number; radiusKm: number } | { listingIds: readonly string[] }
  checkIn: LocalDate
  checkOut: LocalDate
  rooms: number
  adults: number
  /** Ages on the day of arrival; infants are 0 or 1. */
  children: readonly number[]
  /** ISO 3166-1 alpha-2; some suppliers' prices depend on it. */
  nationality: string
}

/** A property with a room for the whole stay, at one supplier. */
export interface SupplierStay {
  /** The id for requesting its rates. */
  resultId: string
  listing: StayListing
  /** Null if the supplier sent only the cheapest price; empty if no room is left. */
  rates: SupplierStayRate[] | null
  /** The price of its cheapest rate, including taxes and fees. */
  cheapest: Money
  expiresAt: string
}

export interface StayQuote {
  quoteId: string
  /** The current rate, under its id. */
  rate: SupplierStayRate
  /** ISO instant until which it can be booked; null if unknown. */
  expiresAt: string | null
}

export interface StayBooking {
  supplierRateId: string
  /** Of the last `quote`; an expired one is requested again. */
  quoteId: string | null
  /** Our reference, stored by the supplier with the booking, so that a booking whose answer was lost can be found. */
  reference: string
  /** The price that the agency accepted: `net` of the last `quote`, whatever part of it is paid now. */
  price: Money
  guests: readonly Guest[]
  contact: Contact
  /** In the guests' words; null for none. */
  requests: string | null
  loyaltyNumber: string | null
}

/** A booking in the supplier's system. */
export interface SupplierStayOrder extends SupplierOrder<PropertyContact> {
  /** The refund; null before a cancellation. */
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
 * One configured supplier of stays. Every failure is a `SupplierError`. `rejected`, `price-changed`, `sold-out`, `unavailable` and `rate-limited` of
 * `book` and `cancel` mean that nothing was done; `unknown-outcome` means that it may have been: never repeat it, use `findBooking` or `getOrder`.
 */
export interface StaySupplier {
  readonly id: string
  readonly title: string
  /**
   * Yields properties when they are found, nearest first, until the deadline at the latest; a property again once its rates are known. Throws
   * `timeout` if the deadline passes before the supplier has finished (the yielded properties are valid); ends without an error if aborted.
   */
  search(query: StayQuery, options: SearchOptions): AsyncIterable<SupplierStay[]>
  /** One property of a search with all details and rates. Throws `sold-out` if no room is left or the search is too old. */
  rates(resultId: string): Promise<SupplierStay>
  /** The current rate; the price may differ from the search. Throws `sold-out` if it is gone or expired. */
  quote(supplierRateId: string): Promise<StayQuote>
  /** Books at exactly `price`: the part that is due now is paid from the agency's balance at the supplier. */
  book(booking: StayBooking): Promise<SupplierStayOrder>
  /** Cancels immediately. Throws `rejected` with vendor code `TOO_LATE` if it is too late; cancelling twice is no error. */
  cancel(supplierOrderId: string): Promise<SupplierStayOrder>
  /** The result of a booking whose answer was lost. Null if the supplier has none (yet). */
  findBooking(by: { reference: string; notBefore: Date }): Promise<SupplierStayOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierStayOrder>
  /** Properties whose name begins with the text, best first; empty if the supplier has no such list. */
  suggest(text: string): Promise<ListingSuggestion[]>
  reviews(listingId: string): Promise<StayReview[]>
  /** Null if this supplier has no webhook secret. */
  readonly webhook: SupplierWebhook | null
}
