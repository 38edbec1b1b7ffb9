import type { Money } from '#domain/money.ts'
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

/** What documents and mails say of an order: the customer's view, without net prices, margin or passports. */
export interface OrderFacts {
  kind: 'e-ticket' | 'itinerary'
  id: string
  /** `TW-1042` */
  number: string
  title: string
  status: string
  brand: Brand
  /** The brand's logo as a PNG; null without one. */
  logo: Uint8Array | null
  bookingReference: string | null
  airline: string
  travellers: DocumentTraveller[]
  journeys: Journey[]
  /** What was bought for everybody, such as cancelling for any reason. */
  sharedExtras: string[]
  /** A sentence each. */
  conditions: string[]
  total: Money
  paid: Money
  /** `21 Nov 2026, 18:00 Lagos`; null when there is nothing left to pay. */
  payBy: string | null
  /** The order's page: on the storefront where a customer bought it there, else in the portal. */
  url: string
  /** `21 Nov 2026` */
  printedOn: string
  /** When the order last changed: calendars take the newer of two. */
  changedAt: Date
  passportNeeded: boolean
  contactEmail: string
}
