import { partyCount } from '#domain/tours/search-rules.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import type { ListedOnMap, ListedPin } from '../../../map/plain/listed-on-map.ts'
import { PlainResultsMap } from '../../../map/plain/results-map.tsx'
import type { MapProps } from '../../../results/shop/face.ts'
import { reachOfTours } from '../../../screens/tours/results/tour-reach.ts'
import { tourAddress } from '../tour-address.ts'
import type { ShopTours } from './face.tsx'

/** All tours that pass the filters, also those that the list does not show yet; prices are of one person. */
export function toursOnMap({ looked, snapshot, searchId, query, short, format, numbers }: MapProps<ShopTours>): ListedOnMap {
  const { search, currency } = snapshot
  const people = partyCount(search)
  const items = looked.sorted.map(({ tour, total }): ListedPin => {
    const { id, title, latitude, longitude, score, reviewCount } = tour
    const [photo] = tour.photos
    const each = { amount: Math.round(total / people), currency }
    return {
      id,
      name: title,
      latitude,
      longitude,
      district: null,
      price: short(each),
      href: tourAddress(searchId, id, query),
      photo: photo ? photoAt(photo, 320).src : null,
      score: score === null ? 'No reviews yet' : `${numbers.fixed(score, 1)} of 5, ${numbers.count(reviewCount)} reviews`,
      total: `${format(each)} a person`,
    }
  })
  return { items, ringKm: null, reachKm: reachOfTours(search.destination) }
}

/** The map of the tours. */
export const ToursMap = ({ snapshot: { search } }: Pick<MapProps<ShopTours>, 'snapshot' | 'view'>) => (
  <PlainResultsMap centre={search.destination} />
)
