import type { TravellerPrice } from '#domain/flights/traveller-prices.ts'
import type { OrderMoney } from '#domain/orders/order-money.ts'
import type { Brand } from './brand.ts'
import type { Journey } from './describe-journey.ts'

export interface DocumentTraveller {
  /** `Mr Adéwálé Ọláṣubọ̀mí` */
  name: string
  /** `Adult` */
  type: string
  /** `125-2342567890`; null while none is issued. */
  ticketNumber: string | null
  bags: string
  /** Seats and bags bought besides the fare, a line each. */
  extras: string[]
  /** `QR 123456789`; null without a frequent-flyer number. */
  loyalty: string | null
}

/** What documents and mails say of any order: the customer's view, without net prices and margin. */
export interface DocumentFacts {
  id: string
  /** `SKY-1042` */
  number: string
  title: string
  status: string
  brand: Brand
  /** The brand's logo as a PNG; null without one. */
  logo: Uint8Array | null
  /** The airline's record locator, or the property's confirmation number. */
  bookingReference: string | null
  money: OrderMoney
  /** The order's page: on the storefront where a customer bought it there, else in the portal. For whoever pays. */
  url: string
  /** Where its travellers see it on the storefront. */
  tripUrl: string
  /** `21 Nov 2026` */
  printedOn: string
  /** When the order last changed: calendars take the newer of two. */
  changedAt: Date
  contactEmail: string
}

/** Of an order of flights; without passports. */
export interface OrderFacts extends DocumentFacts {
  kind: 'e-ticket' | 'itinerary'
  airline: string
  travellers: DocumentTraveller[]
  journeys: Journey[]
  /** The price by traveller, without the payment fee. */
  prices: readonly TravellerPrice[]
  /** What was bought for everybody, such as cancelling for any reason. */
  sharedExtras: string[]
  /** A sentence each. */
  conditions: string[]
  /** `21 Nov 2026, 18:00 Lagos`; null when there is nothing left to pay. */
  payBy: string | null
  passportNeeded: boolean
}

/** Of an order of a stay. */
export interface VoucherFacts extends DocumentFacts {
  /** False while the property has not confirmed the room. */
  isConfirmed: boolean
  property: {
    name: string
    /** `12 Adeola Odeku Street, Lagos 101241, Nigeria` */
    address: string
    phone: string | null
    email: string | null
    latitude: number
    longitude: number
  }
  /** By the clock of the place, in words and for calendars. */
  arrival: StayMoment
  departure: StayMoment
  zone: string
  nights: number
  roomName: string
  /** `Breakfast included` */
  board: string
  /** One a room: who sleeps in it. */
  rooms: string[][]
  requests: string
  /** Sentences; with what each step costs the guests. */
  cancellation: string[]
  /** The same without amounts: the property reads it on the voucher. */
  cancellationTerms: string[]
  /** What is paid at the property, sentences; none where all is paid. */
  dueThere: string[]
  /** What the property wants guests to know. */
  conditions: string[]
  keyCollection: string | null
}

export interface StayMoment {
  /** `Thursday 10 Dec 2026` */
  day: string
  /** `from 15:00`, `until 11:00`; null where the property does not say. */
  time: string | null
  /** `2026-12-10T15:00:00`, with a usual hour where the property does not say. */
  local: string
}
