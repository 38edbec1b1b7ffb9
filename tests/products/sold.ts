import { type ProductTypes as Built, storedProducts as built } from '#domain/sold-products.ts'
import { ProtectionPeople, type SupplierPolicy } from './protection/shapes.ts'

export interface ProductTypes extends Built {
  protection: { search: null; offer: SupplierPolicy; itinerary: SupplierPolicy; people: ProtectionPeople }
}

/** The implemented products, and one that exists only in tests. */
export const storedProducts = {
  ...built,
  protection: { people: ProtectionPeople, fingerprint: () => '' },
}
