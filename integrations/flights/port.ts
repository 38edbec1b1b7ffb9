import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { AncillaryChoice, OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import type { Cabin, FlightSlice, OfferPassenger, PassengerType, SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightDetails } from '#domain/flights/order-details.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import type { ScheduleAnswer } from '#domain/flights/schedule/schedule-change.ts'
import type { Money } from '#domain/money/money.ts'
import type { SearchOptions, SupplierOrder, SupplierWebhook } from '../supplier-order.ts'

export interface FlightQuerySlice {
  /** IATA code of an airport or a city. */
  from: string
  to: string
  date: LocalDate
}

export interface FlightQueryPassenger {
  type: PassengerType
  /** On the day of the last flight. Null for adults; the price for children and infants depends on it. */
  age: number | null
}

export interface FlightQuery {
  slices: FlightQuerySlice[]
  passengers: FlightQueryPassenger[]
  cabin: Cabin
  directOnly: boolean
  /** An airline's corporate code as `QR:ACME1`, the airline first, because suppliers require it. A code without an airline is not sent. */
  corporateCode: string | null
}

export interface FlightBooking {
  supplierOfferId: string
  /** Our reference, stored by the supplier with the order, so that an order whose answer was lost can be found. */
  reference: string
  /** The price that the agency accepted: the `net` of the last `reprice` and the `services`. */
  price: Money
  /** The chosen ancillaries, by the ids of `ancillaries`. */
  services: AncillaryChoice[]
  /** Each refers to one of `passengers` by `passengerId`. */
  travellers: Traveller[]
  /** Those of the offer. */
  passengers: OfferPassenger[]
  contact: Contact
}

export type SupplierFlightOrder = SupplierOrder<FlightDetails>

/** A change that the airline makes to a booked order. */
export interface SupplierScheduleChange {
  /** Equal each time the change is read. */
  id: string
  removed: FlightSlice[]
  /** In the place of `removed`; empty where the airline no longer flies it. */
  added: FlightSlice[]
  /** Null while it waits for an answer. */
  answer: ScheduleAnswer | null
  /** ISO instant. */
  detectedAt: string
}

export interface FlightSchedule {
  /** Every change since the booking, the oldest first. Only the newest can be answered. */
  changes: SupplierScheduleChange[]
}

/**
 * One configured supplier of flights. Every failure is a `SupplierError`. `rejected`, `price-changed`, `sold-out`, `unavailable` and `rate-limited`
 * of `book`, `hold` and `pay` mean that nothing was booked and nothing was paid; `unknown-outcome` means that it may have been: never repeat it, use
 * `findBooking` or `getOrder`.
 */
export interface FlightSupplier {
  readonly id: string
  readonly title: string
  /**
   * Yields offers in the supplier's order, until the deadline at the latest. Throws `timeout` if the deadline passes before the supplier has finished
   * (the yielded offers are valid); ends without an error if aborted.
   */
  search(query: FlightQuery, options: SearchOptions): AsyncIterable<SupplierFlightOffer[]>
  /** The current offer; the price may differ from the search. Throws `sold-out` if it is gone or expired. */
  reprice(supplierOfferId: string): Promise<SupplierFlightOffer>
  /** The ancillaries of the offer at the supplier's prices. Absent if the supplier sells none. */
  ancillaries?(supplierOfferId: string): Promise<OfferedAncillaries>
  /** Books and pays from the agency's balance at the supplier, at exactly `price`. */
  book(booking: FlightBooking): Promise<SupplierFlightOrder>
  /** Books without paying, if the airline allows it (`holdUntil` of the offer is not null). Without services, which require immediate payment. */
  hold(booking: FlightBooking): Promise<SupplierFlightOrder>
  /** Pays a held order from the balance, at exactly `price`. */
  pay(supplierOrderId: string, price: Money): Promise<SupplierFlightOrder>
  /** Releases a held, unpaid order; releasing twice is no error. Throws `rejected` if it is paid. */
  release(supplierOrderId: string): Promise<SupplierFlightOrder>
  /** The result of a booking whose answer was lost. Null if the supplier has none (yet). */
  findBooking(by: { reference: string; supplierOfferId: string }): Promise<SupplierFlightOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierFlightOrder>
  /** What the airline changed of an order since it was booked. Absent if the supplier does not tell. */
  readSchedule?(supplierOrderId: string): Promise<FlightSchedule>
  /** Answers the newest change of an order. Throws `rejected` for one that is answered or replaced, `unknown-outcome` when the answer was lost. */
  answerScheduleChange?(id: string, answer: ScheduleAnswer): Promise<void>
  /** Null if this supplier has no webhook secret. */
  readonly webhook: SupplierWebhook | null
}
