import type { FlightItineraryOffer, SupplierFlightOffer } from './flights/offer.ts'
import { FlightPeople } from './flights/people.ts'
import type { FlightSearch } from './flights/search.ts'
import { fingerprintOf } from './flights/search-fingerprint.ts'
import { StayPeople } from './stays/people.ts'
import type { StaySearch } from './stays/search.ts'
import { stayToParams } from './stays/search-params.ts'
import type { SupplierStayOffer } from './stays/stay-offer.ts'

/** What is stored of each product that is built: a checkout and an order exist for these alone. */
export interface ProductTypes {
  flight: { search: FlightSearch; offer: SupplierFlightOffer; itinerary: FlightItineraryOffer; people: FlightPeople }
  stay: { search: StaySearch; offer: SupplierStayOffer; itinerary: SupplierStayOffer; people: StayPeople }
}

export type BuiltProduct = keyof ProductTypes

/** How what is stored of a product is read. */
interface Stored<Types extends { search: unknown; people: unknown }> {
  /** The people of a checkout. */
  people: { parse(stored: unknown): Types['people'] }
  /** The same for searches that ask the same: a person's recent searches are told apart by it. */
  fingerprint(search: Types['search']): string
}

export const storedProducts: { [P in BuiltProduct]: Stored<ProductTypes[P]> } = {
  flight: { people: FlightPeople, fingerprint: fingerprintOf },
  stay: { people: StayPeople, fingerprint: (search) => stayToParams(search).toString() },
}
