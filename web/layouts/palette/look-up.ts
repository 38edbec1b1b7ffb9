import { IconTicket, IconUser } from '@tabler/icons-react'
import type { Place } from '#contract/places.ts'
import { loadApi } from '../../api.ts'
import { statusLabel } from '../../kit/status-pill.tsx'
import { orderAddress } from '../../products/order-address.ts'
import { allProducts } from '../../products/product-of.ts'
import type { Ask } from '../../search/suggestions.ts'
import type { Entry } from './entries.ts'
import { productEntries } from './product-entries.ts'

/** Results of each kind. */
const MOST_PLACES = 2

/** `flights to`, `hotels in`: the rest is the place. */
const BEFORE_PLACE = /^\s*\p{L}+\s+(?:to|in)\s+/iu

/** Looks up orders, customers and destinations for a text; nothing for a single character. */
export const lookUp: Ask<Entry> = async (query, _limit, signal) => {
  if (query.length < 2) return []
  const api = await loadApi()
  const options = signal ? { signal } : {}
  const [found, places] = await Promise.all([
    api.search.everything({ query: query.slice(0, 80) }, options),
    api.places.suggest({ query: query.replace(BEFORE_PLACE, '').slice(0, 60), limit: MOST_PLACES }, options),
  ])
  return [
    ...found.orders.map((order): Entry => {
      const { id, number, title, product, status, customer, bookingReference } = order
      return {
        key: id,
        group: 'Orders',
        label: title,
        note: [number, bookingReference, customer, statusLabel(status, product)].filter(Boolean).join(' · '),
        codes: [number, bookingReference],
        icon: IconTicket,
        does: orderAddress(order),
      }
    }),
    ...found.customers.map(
      ({ id, name, email }): Entry => ({
        key: id,
        group: 'Customers',
        label: name,
        note: email,
        icon: IconUser,
        does: `/users/${id}`,
      }),
    ),
    ...destinations(places),
  ]
}

/** Each product's search for each place; a city and its airport may be the same place of a product. */
function destinations(places: readonly Place[]): Entry[] {
  const entries = places.flatMap((place) =>
    allProducts.flatMap(({ product, icon }): Entry[] => {
      const found = productEntries[product].toDestination?.(place)
      if (!found) return []
      const { label, address } = found
      return [{ key: label, group: 'Destinations', label, note: place.countryName, icon, does: address }]
    }),
  )
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()]
}
