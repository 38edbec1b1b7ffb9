import type { Place } from '#contract/places.ts'
import type { Product } from '#domain/products.ts'

interface ProductEntries {
  /** The action that starts a sale. */
  start: string
  /** Its search form with a place filled in; absent if the product is not searched by place. */
  toDestination?: (place: Pick<Place, 'code' | 'city'>) => { label: string; address: string }
}

/** The palette's texts of each product. They are separate from the product's other texts, which every customer page loads. */
export const productEntries: Record<Product, ProductEntries> = {
  flight: {
    start: 'New flight search',
    toDestination: ({ code, city }) => ({ label: `Flights to ${city} (${code})`, address: `/order/new/newFlight?to=${code}` }),
  },
  stay: {
    start: 'New stay search',
    toDestination: ({ city }) => ({ label: `Stays in ${city}`, address: `/accommodation/new?place=${encodeURIComponent(city)}` }),
  },
  tour: {
    start: 'New tour search',
    toDestination: ({ city }) => ({ label: `Things to do in ${city}`, address: `/tour/new?place=${encodeURIComponent(city)}` }),
  },
  protection: { start: 'New search for protection' },
}
