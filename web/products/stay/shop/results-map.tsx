import { seenRate } from '#domain/stays/kinds.ts'
import { nightsOf, reachOf } from '#domain/stays/search-rules.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import type { ListedOnMap, ListedPin } from '../../../map/plain/listed-on-map.ts'
import { PlainResultsMap } from '../../../map/plain/results-map.tsx'
import type { MapProps } from '../../../results/shop/face.ts'
import { viewAround } from '../../../screens/stays/results/stay-view.ts'
import { ringOf } from '../../../screens/stays/results/where-words.ts'
import { scoreWord } from '../property-words.ts'
import { propertyAddress } from '../stay-address.ts'
import { nightsWords } from '../stay-words.ts'
import type { ShopStays } from './face.tsx'

/** All properties that pass the filters, also those that the list does not show yet. */
export function staysOnMap(of: MapProps<ShopStays>): ListedOnMap {
  const { looked, snapshot, view, searchId, query, short, format, numbers } = of
  const { search, currency } = snapshot
  const items = looked.sorted.map(({ stay, rate, total }): ListedPin => {
    const { id, name, latitude, longitude, district, score } = stay
    const [photo] = stay.photos
    return {
      id,
      name,
      latitude,
      longitude,
      district,
      price: short({ amount: total, currency }),
      href: propertyAddress(searchId, id, query, seenRate(rate, total)),
      photo: photo ? photoAt(photo, 320).src : null,
      score: score === null ? 'Not scored yet' : `${numbers.fixed(score, 1)} ${scoreWord(score)}`,
      total: `${format({ amount: total, currency })} for ${nightsWords(nightsOf(search))}`,
    }
  })
  return { items, ringKm: ringOf(search, view.filters), reachKm: reachOf(search) }
}

/** The map of the properties; another area of it can be searched. */
export const ResultsMap = ({ snapshot: { search }, view }: Pick<MapProps<ShopStays>, 'snapshot' | 'view'>) => (
  <PlainResultsMap centre={search.destination} again={{ search, view: `${viewAround(view)}&map=1` }} />
)
