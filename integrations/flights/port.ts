import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { AncillaryChoice, OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import type { Cabin, OfferPassenger, PassengerType, SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightDetails } from '#domain/flights/order-details.ts'
import type { Traveller } from '#domain/flights/traveller.ts'
import type { Money } from '#domain/money.ts'
import type { SearchOptions, SupplierOrder, SupplierWebhook } from '../supplier-order.ts'

export interface FlightQuerySlice {
  /** IATA code of an airport or a city. */
  from: string
  to: string
  date: LocalDate
}

export interface FlightQueryPassenger {
  type: PassengerType
  /** On the day of the last flight. Null for adults; for children and infants the supplier prices by it. */
  age: number | null
}

export interface FlightQuery {
  slices: FlightQuerySlice[]
  passengers: FlightQueryPassenger[]
  cabin: Cabin
  directOnly: boolean
  /** An airline's corporate code as `QR:ACME1`, the airline first: suppliers ask whose code it is. One without an airline is not passed on. */
  corporateCode: string | null
}

export interface FlightBooking {
  supplierOfferId: string
  /** Ours; kept at the supplier with the order, so that a lost answer can be found again. */
  reference: string
  /** What the agency agreed to pay: the `net` of the last `reprice` and the `services`. */
  price: Money
  /** Seats, bags and the like, by the ids of `ancillaries`. */
  services: AncillaryChoice[]
  /** Each names one of `passengers` by `passengerId`. */
  travellers: Traveller[]
  /** Those of the offer. */
  passengers: OfferPassenger[]
  contact: Contact
}

export type SupplierFlightOrder = SupplierOrder<FlightDetails>

/**
 * One configured source of flights. Every failure is a `SupplierError`. `rejected`, `price-changed`, `sold-out`, `unavailable` and
 * `rate-limited` of `book`, `hold` and `pay` mean that nothing was booked and nothing was paid; `unknown-outcome` means that it may have been:
 * never repeat it, ask `findBooking` or `getOrder`.
 */
export interface FlightSupplier {
  readonly id: string
  readonly title: string
  /**
   * Yields offers in the order in which the supplier finds them, at the latest by the deadline. Throws `timeout` when the deadline passes before
   * the supplier has finished (what was yielded stays good); ends without an error when aborted.
   */
  search(query: FlightQuery, options: SearchOptions): AsyncIterable<SupplierFlightOffer[]>
  /** The offer as it is now; it may cost more or less than in the search. Throws `sold-out` when it is gone or has expired. */
  reprice(supplierOfferId: string): Promise<SupplierFlightOffer>
  /** Seats, bags and the like that can be booked with the offer, at the supplier's prices. Absent where the supplier sells none. */
  ancillaries?(supplierOfferId: string): Promise<OfferedAncillaries>
  /** Books and pays from the agency's balance at the supplier, at exactly `price`. */
  book(booking: FlightBooking): Promise<SupplierFlightOrder>
  /** Books without paying, where the airline allows it (`holdUntil` of the offer is not null). No services: they are paid at once. */
  hold(booking: FlightBooking): Promise<SupplierFlightOrder>
  /** Pays a held order from the balance, at exactly `price`. */
  pay(supplierOrderId: string, price: Money): Promise<SupplierFlightOrder>
  /** Gives a held, unpaid order back to the airline; one that was given back already is no error. Throws `rejected` when it is paid. */
  release(supplierOrderId: string): Promise<SupplierFlightOrder>
  /** What became of a booking whose answer was lost. Null when the supplier knows of none (yet). */
  findBooking(by: { reference: string; supplierOfferId: string }): Promise<SupplierFlightOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierFlightOrder>
  /** Null when this source has no webhook secret. */
  readonly webhook: SupplierWebhook | null
}
