import type { Place } from '#contract/places.ts'
import type { Product } from '#domain/products.ts'

interface ProductEntries {
  /** The action that starts a sale. */
  start: string
  /** What leads to its search form with a place filled in; left out where no place is searched for. */
  toDestination?: (place: Pick<Place, 'code' | 'city'>) => { label: string; address: string }
}

/** What the palette says of each product. It is not with the product's other words, which every page of a customer loads. */
export const productEntries: Record<Product, ProductEntries> = {
  flight: {
    start: 'New flight search',
    toDestination: ({ code, city }) => ({ label: `Flights to ${city} (${code})`, address: `/order/new/newFlight?to=${code}` }),
  },
  stay: {
    start: 'New stay search',
    toDestination: ({ city }) => ({ label: `Stays in ${city}`, address: `/accommodation/new?place=${encodeURIComponent(city)}` }),
  },
  tour: { start: 'New tour search' },
  protection: { start: 'New policy' },
}
