import type { AccountProfile } from './accounts.ts'
import type { PrivateFareCode } from './offer-recipe.ts'
import type { CabinClass, PassengerType } from './wire.ts'

export interface TimeRange {
  /** `HH:MM`, local. */
  from: string
  to: string
}

export interface QuerySlice {
  /** An airport code, or a city code such as LON for all of its airports. */
  origin: string
  destination: string
  /** `YYYY-MM-DD` at the origin. */
  departure_date: string
  departure_time?: TimeRange | null
  arrival_time?: TimeRange | null
}

export interface QueryPassenger {
  /** From `passengerId(searchKey, index)`; an id of the client's own is also accepted. */
  id: string
  type: PassengerType
  age?: number | null
}

export interface OfferQuery {
  seed: string
  now: Date
  account: AccountProfile
  slices: QuerySlice[]
  passengers: QueryPassenger[]
  /** Default: economy families and business. */
  cabinClass?: CabinClass
  /** Duffel's documented default is 1. */
  maxConnections?: 0 | 1 | 2
  /** By airline. */
  privateFares?: Record<string, PrivateFareCode[]>
  /** Names this search; two searches with different keys have different passenger and offer ids. */
  searchKey: string
}
