import { type ProductTypes as Built, storedProducts as built } from '#domain/sold-products.ts'
import { ProtectionPeople, type SupplierPolicy } from './protection/shapes.ts'
import { type SupplierTour, TourPeople, type TourSearch } from './tour/shapes.ts'

export interface ProductTypes extends Built {
  tour: { search: TourSearch; offer: SupplierTour; itinerary: SupplierTour; people: TourPeople }
  protection: { search: null; offer: SupplierPolicy; itinerary: SupplierPolicy; people: ProtectionPeople }
}

/** The implemented products, and one that exists only in tests. */
export const storedProducts = {
  ...built,
  tour: {
    people: TourPeople,
    fingerprint: ({ city, day, participants }: TourSearch) => `${city} ${day} ${participants}`,
  },
  protection: { people: ProtectionPeople, fingerprint: () => '' },
}
