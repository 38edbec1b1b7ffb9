import type { AccountProfile } from './accounts.ts'
import type { FareFamily } from './fare-families.ts'
import type { Journey } from './journeys/find-journeys.ts'
import type { Carrier } from './network/airlines.ts'
import type { QueryPassenger } from './offer-query.ts'

/** The part of a recipe that every offer of one search shares. */
export interface SearchRecipe {
  seed: string
  account: AccountProfile
  /** Milliseconds since 1970: an offer expires 30 minutes later, and its price depends on it. */
  issued: number
  stem: Buffer
  passengers: readonly QueryPassenger[]
}

export interface PrivateFareCode {
  corporate_code?: string
  tracking_reference?: string
  tour_code?: string
}

/** The complete input of an offer. Its id contains this data, sealed. */
export interface OfferRecipe {
  search: SearchRecipe
  owner: Carrier
  journeys: readonly Journey[]
  family: FareFamily
  privateFare: PrivateFareCode | null
}

export const OFFER_LIFE_MS = 30 * 60_000
