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

/** The data of any order for documents and mails: the customer's view, without net prices and margin. */
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
  /** The order's page for the payer: on the storefront for an order bought there, else in the portal. */
  url: string
  /** The order's page for travellers on the storefront. */
  tripUrl: string
  /** `21 Nov 2026` */
  printedOn: string
  /** When the order last changed: calendars use it to replace an older event. */
  changedAt: Date
  contactEmail: string
}

/** For an order of flights; without passports. */
export interface OrderFacts extends DocumentFacts {
  kind: 'e-ticket' | 'itinerary'
  airline: string
  travellers: DocumentTraveller[]
  journeys: Journey[]
  /** The price by traveller, without the payment fee. */
  prices: readonly TravellerPrice[]
  /** Ancillaries for the whole party, such as cancelling for any reason. */
  sharedExtras: string[]
  /** Each is a sentence. */
  conditions: string[]
  /** `21 Nov 2026, 18:00 Lagos`; null when nothing is due. */
  payBy: string | null
  passportNeeded: boolean
}

/** For an order of a policy. */
export interface PolicyFacts extends DocumentFacts {
  policy: string
  insurer: string
  insurerNote: string
  /** `21 Nov 2026 to 30 Nov 2026` */
  period: string
  destination: string
  policyholder: string
  insured: string[]
  /** A line for each benefit. */
  cover: string[]
  exclusions: string[]
  /** A sentence. */
  coolingOff: string
}

/** For an order of a stay. */
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
  /** Local times of the property, as text and for calendars. */
  arrival: StayMoment
  departure: StayMoment
  zone: string
  nights: number
  roomName: string
  /** `Breakfast included` */
  board: string
  /** One entry a room: its guests. */
  rooms: string[][]
  requests: string
  /** Sentences; with what the guests pay at each step. */
  cancellation: string[]
  /** The same steps without amounts: the property reads them on the voucher. */
  cancellationTerms: string[]
  /** Amounts paid at the property, as sentences; empty where all is paid. */
  dueThere: string[]
  /** The property's notices to guests. */
  conditions: string[]
  keyCollection: string | null
}

export interface StayMoment {
  /** `Thursday 10 Dec 2026` */
  day: string
  /** `from 15:00`, `until 11:00`; null where the property gives no time. */
  time: string | null
  /** `2026-12-10T15:00:00`, with a default hour where the property gives no time. */
  local: string
}

/** A code at the entrance, for whom it is. */
export interface TourCode {
  /** `Adaeze O’Kafor, adult`, or `Everybody`. */
  holder: string
  /** The number under the code; null without one. */
  reference: string | null
  /** The content of the QR code; null where a name on a list admits. */
  qr: string | null
}

/** For an order of a tour. */
export interface TourFacts extends DocumentFacts {
  /** False while the operator has not confirmed. */
  isConfirmed: boolean
  tour: { name: string; option: string; city: string }
  /** `Thursday 10 Dec 2026` */
  day: string
  /** `09:00`, or `Open 09:00 to 18:00`. */
  time: string
  /** `2026-12-10T09:00:00`, local. */
  startLocal: string
  endLocal: string
  zone: string
  /** `3 hours`; null if unknown. */
  duration: string | null
  meeting: { title: string; address: string; directions: string | null; latitude: number; longitude: number }
  /** Where participants are picked up; null without pick-up. */
  pickup: string | null
  /** `2 adults, 1 child` */
  party: string
  /** What was chosen with it and is paid on the day. */
  addOns?: string[]
  /** A line each. */
  participants: string[]
  codes: TourCode[]
  inclusions: string[]
  exclusions: string[]
  information: string[]
  /** Sentences. */
  cancellation: string[]
  requests: string
}
