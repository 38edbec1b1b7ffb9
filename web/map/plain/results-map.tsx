import { IconX } from '@tabler/icons-react'
import type { StaySearch } from '#domain/stays/search.ts'
import css from '../results-map.module.css'
import { mapFiles } from './map-files.ts'
import place from './results-map.module.css'

type Props = {
  centre: { latitude: number; longitude: number }
  /** For results that can be searched around another point: the search, and the end of the address that keeps the view. */
  again?: { search: StaySearch; view: string }
}

/** The place of the map of results: beside the list, or in its place where there is no room for both. A script draws the map (`show-listed.ts`). */
export const PlainResultsMap = ({ centre: { latitude, longitude }, again }: Props) => (
  <section
    className={place.panel}
    aria-label="Map of the results"
    {...mapFiles}
    data-beside
    data-centre={JSON.stringify({ latitude, longitude })}
    data-search={again && JSON.stringify(again.search)}
    data-view={again?.view}
    data-otherwise="This browser cannot draw the map. The list has every result."
    data-with-script
    data-no-print
  >
    <div className={css.map}>
      <div className={css.box} data-box />
      {again && (
        <button type="button" className={css.again} data-again hidden>
          Search this area
        </button>
      )}
      <template>
        <article className={css.card}>
          <img sizes="112px" alt="" width={112} height={96} className={css.photo} />
          <div className={css.facts}>
            <a href="/" className={css.name} data-part="name">
              Result
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
