import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import type { CancellationStep } from '#domain/stays/cancellation.ts'
import type { AddOnLeft, BookedAddOn } from '#domain/tours/add-ons.ts'
import type { TourDetails } from '#domain/tours/order-details.ts'
import type { Participant, TourEntries } from '#domain/tours/people.ts'
import type { Party } from '#domain/tours/search.ts'
import type { PlaceState, Tour, TourBrief, TourOption } from '#domain/tours/tour.ts'
import type { SearchOptions, SupplierOrder } from '../supplier-order.ts'

export interface TourQuery extends Party {
  latitude: number
  longitude: number
  radiusKm: number
  from: LocalDate
  to: LocalDate
}

/** A tour of one supplier, as its list has it. */
export interface TourListing extends Omit<TourBrief, 'id'> {
  supplier: string
  productId: string
  /** Where participants meet, or its centre. */
  zone: string
  isOnRequest: boolean
}

/** A tour with places for these people on some of the days. */
export interface SupplierTour {
  listing: TourListing
  /** The lowest supplier's price of each day for everybody, over all options, ascending. */
  days: { day: LocalDate; net: Money }[]
}

/** An option at a supplier, by ids of that supplier. */
export interface OptionRef {
  productId: string
  optionId: string
}

/** How many of which unit. */
export interface UnitQuantity {
  unitId: string
  quantity: number
}

export interface SupplierDay {
  day: LocalDate
  state: PlaceState
  left: number | null
  /** The lowest price for these units; null without places. */
  net: Money | null
}

export interface SupplierStart {
  availabilityId: string
  /** The first local day and HH:MM; time is null for opening hours. */
  day: LocalDate
  time: string | null
  endDay: LocalDate
  endTime: string | null
  openingHours: { from: string; to: string }[]
  state: PlaceState
  left: number | null
  net: Money | null
  tax: Money | null
  /** The price of one of each unit; empty where the booking has one price. */
  each: { unitId: string; net: Money }[]
  /** ISO instants: the start, and until when it can be booked. */
  startsAt: string
  bookableUntil: string
  /** Pieces that are left of add-ons with a stock; absent where there are none. */
  addOnsLeft?: AddOnLeft[]
  /** The terms of cancelling at `net`; absent: free until the option's `freeCancellationMinutes`. */
  cancellation?: CancellationStep[]
}

export interface StartsOn {
  day: LocalDate
  units: readonly UnitQuantity[]
  /** A booking that is to be changed: its places count as free, where the supplier can tell. */
  without?: string | undefined
}

export interface TourReservation extends OptionRef {
  availabilityId: string
  /** A unit id for each participant. */
  unitIds: readonly string[]
  /** Our id of the call, a UUID; the supplier stores the reservation under it. */
  reference: string
  /** Minutes that it should last at least. */
  minutes: number
  /** The accepted price. */
  price: Money
  /** What is taken with the places and paid on the day. */
  addOns?: readonly BookedAddOn[] | undefined
}

export interface TourBooking extends Omit<TourReservation, 'minutes'>, TourEntries {
  /** The reservation to confirm; null to reserve first. */
  reservationId: string | null
  participants: readonly Participant[]
  contact: Contact
}

/** A booking in the supplier's system. */
export interface SupplierTourOrder extends SupplierOrder<TourDetails> {
  /** The refund; null before a cancellation. */
  refund: Money | null
  /** The unit of each participant; empty where the supplier does not say. */
  unitIds: readonly string[]
}

/**
 * One configured supplier of tours. Every failure is a `SupplierError`. All kinds except `unknown-outcome` of `reserve`, `book`, `change` and `cancel` mean that
 * nothing was done; after `unknown-outcome` use `findBooking` or `getOrder`, except that `reserve` and `release` may be repeated: a reference makes
 * one reservation.
 */
export interface TourSupplier {
  readonly id: string
  readonly title: string
  /** Yields tours with places, until the deadline at the latest. Throws `timeout` if it passes first; ends without an error if aborted. */
  search(query: TourQuery, options: SearchOptions): AsyncIterable<SupplierTour[]>
  /** A tour with all details and options. Throws `sold-out` for one that is no longer sold. */
  tour(productId: string): Promise<{ tour: Tour; options: TourOption[] }>
  days(option: OptionRef, period: { from: LocalDate; to: LocalDate; units: readonly UnitQuantity[] }): Promise<SupplierDay[]>
  /** The starts of a day, or its opening hours, with the price for these units. */
  starts(option: OptionRef, on: StartsOn): Promise<SupplierStart[]>
  /** Reserves places at `price` at most. Throws `sold-out` without places, and `price-changed`. */
  reserve(reservation: TourReservation): Promise<{ id: string; until: Date }>
  /** Releases a reservation; an unknown or expired one counts as released. */
  release(reservationId: string): Promise<void>
  /** Confirms the reservation, or reserves and confirms, at `price` at most; `price-changed` otherwise. */
  book(booking: TourBooking): Promise<SupplierTourOrder>
  /**
   * Changes a confirmed booking to another start or other units, at `price` at most. Throws `rejected` with vendor code `TOO_LATE` if it is too late,
   * `sold-out` and `price-changed`: the booking is then as it was. Absent for suppliers whose bookings cannot be changed.
   */
  change?(supplierOrderId: string, to: TourBooking): Promise<SupplierTourOrder>
  /** Cancels. Throws `rejected` with vendor code `TOO_LATE` if it is too late; cancelling twice is no error. */
  cancel(supplierOrderId: string): Promise<SupplierTourOrder>
  /** The booking of an order, by our reference; null if the supplier has none. */
  findBooking(reference: string): Promise<SupplierTourOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierTourOrder>
}
