import type { FlightItineraryOffer, SupplierFlightOffer } from './flights/offer.ts'
import { FlightPeople } from './flights/people/people.ts'
import type { FlightSearch } from './flights/search.ts'
import { fingerprintOf } from './flights/search-fingerprint.ts'
import { PolicyPeople } from './policies/people.ts'
import type { SupplierPolicyOffer } from './policies/policy-offer.ts'
import type { PolicySearch } from './policies/search.ts'
import { policyToParams } from './policies/search-params.ts'
import { StayPeople } from './stays/people.ts'
import type { StaySearch } from './stays/search.ts'
import { stayToParams } from './stays/search-params.ts'
import type { SupplierStayOffer } from './stays/stay-offer.ts'
import { TourPeople } from './tours/people.ts'
import type { TourSearch } from './tours/search.ts'
import { tourToParams } from './tours/search-params.ts'
import type { SupplierTourOffer } from './tours/tour-offer.ts'

/** The stored shapes of each implemented product: only these have checkouts and orders. */
export interface ProductTypes {
  flight: { search: FlightSearch; offer: SupplierFlightOffer; itinerary: FlightItineraryOffer; people: FlightPeople }
  stay: { search: StaySearch; offer: SupplierStayOffer; itinerary: SupplierStayOffer; people: StayPeople }
  tour: { search: TourSearch; offer: SupplierTourOffer; itinerary: SupplierTourOffer; people: TourPeople }
  /** A policy of a trip that nobody searched for has no search. */
  protection: { search: PolicySearch | null; offer: SupplierPolicyOffer; itinerary: SupplierPolicyOffer; people: PolicyPeople }
}

export type BuiltProduct = keyof ProductTypes

/** How stored data of a product is parsed. */
interface Stored<Types extends { search: unknown; people: unknown }> {
  /** The people of a checkout. */
  people: { parse(stored: unknown): Types['people'] }
  /** Equal for equal searches: it identifies a person's recent searches. */
  fingerprint(search: Types['search']): string
}

export const storedProducts: { [P in BuiltProduct]: Stored<ProductTypes[P]> } = {
  flight: { people: FlightPeople, fingerprint: fingerprintOf },
  stay: { people: StayPeople, fingerprint: (search) => stayToParams(search).toString() },
  tour: { people: TourPeople, fingerprint: (search) => tourToParams(search).toString() },
  protection: { people: PolicyPeople, fingerprint: (search) => (search ? policyToParams(search).toString() : '') },
}
