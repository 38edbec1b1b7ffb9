import { IconX } from '@tabler/icons-react'
import { seenRate } from '#domain/stays/kinds.ts'
import { nightsOf, reachOf } from '#domain/stays/search-rules.ts'
import type { MapProps } from '../../../results/shop/face.ts'
import css from '../../../screens/stays/results/stay-map.module.css'
import { viewAround } from '../../../screens/stays/results/stay-view.ts'
import { ringOf } from '../../../screens/stays/results/where-words.ts'
import type { MapStay, StaysShown } from '../draw-stays.ts'
import { photoAt } from '../photo-at.ts'
import { scoreWord } from '../property-words.ts'
import { propertyAddress } from '../stay-address.ts'
import { nightsWords } from '../stay-words.ts'
import type { ShopStays } from './face.tsx'
import { mapFiles } from './map-files.ts'
import place from './results-map.module.css'

/** A property on the map, with what is shown once its pin is pressed. */
export interface StayPin extends MapStay {
  href: string
  photo: string | null
  score: string
  total: string
}

export interface ShopStaysOnMap extends StaysShown {
  stays: readonly StayPin[]
}

/** All properties that pass the filters, also those that the list does not show yet. */
export function staysOnMap(of: MapProps<ShopStays>): ShopStaysOnMap {
  const { looked, snapshot, view, searchId, query, short, format, numbers } = of
  const { search, currency } = snapshot
  const stays = looked.sorted.map(({ stay, rate, total }): StayPin => {
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
  return { stays, ringKm: ringOf(search, view.filters), reachKm: reachOf(search) }
}

/** The place of the map of results: beside the list, or in its place where there is no room for both. A script draws the map (`show-stays.ts`). */
export const ResultsMap = ({ snapshot: { search }, view }: Pick<MapProps<ShopStays>, 'snapshot' | 'view'>) => (
  <section
    className={place.panel}
    aria-label="Map of the results"
    {...mapFiles}
    data-beside
    data-search={JSON.stringify(search)}
    data-view={`${viewAround(view)}&map=1`}
    data-otherwise="This browser cannot draw the map. The list has every result."
    data-with-script
    data-no-print
  >
    <div className={css.map}>
      <div className={css.box} data-box />
      <button type="button" className={css.again} data-again hidden>
        Search this area
      </button>
      <template>
        <article className={css.card}>
          <img sizes="112px" alt="" width={112} height={96} className={css.photo} />
          <div className={css.facts}>
            <a href="/accommodation/hotel" className={css.name} data-part="name">
              Property
            </a>
            <p className={css.quiet} data-part="score" />
            <p className={css.price} data-part="total" />
          </div>
          <button type="button" className={css.close} aria-label="Close">
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </article>
      </template>
    </div>
  </section>
)
