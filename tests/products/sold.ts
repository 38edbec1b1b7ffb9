import { type ProductTypes as Built, storedProducts as built } from '#domain/sold-products.ts'
import { type BagOffer, BagPeople, type BagSearch, bagParams } from './bags/shapes.ts'

export interface ProductTypes extends Omit<Built, 'protection'> {
  protection: { search: BagSearch; offer: BagOffer; itinerary: BagOffer; people: BagPeople }
}

export type BuiltProduct = keyof ProductTypes

const { flight, stay, tour } = built

export const storedProducts = {
  flight,
  stay,
  tour,
  protection: { people: BagPeople, fingerprint: (search: BagSearch) => bagParams(search).toString() },
}
