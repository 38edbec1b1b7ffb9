import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { dayOfMonth } from './day-words.ts'
import css from './recent-searches.module.css'
import { travellerWords } from './search-draft.ts'

type Recent = Awaited<ReturnType<Api['flights']['recent']>>[number]

const days = (search: Recent['search']) => [...new Set([search.depart, lastTravelDay(search)])].map(dayOfMonth).join(' – ')

/** What this person searched for lately; one press searches again. */
export function RecentSearches({ recent }: { recent: readonly Recent[] }) {
  if (recent.length === 0) return null
  return (
    <section className={css.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={css.title}>
        Recent searches
      </h2>
      <ul className={css.list}>
        {recent.map(({ search, route, at }) => (
          <li key={at}>
            <Link to={`/order/new/flight/newoffers?${searchToParams(search)}`} className={css.chip} prefetch="none">
              <IconHistory size={18} stroke={1.5} aria-hidden="true" />
              <span className={css.words}>
                <span className={css.places}>{route}</span>
                <span className={css.facts}>
                  {days(search)} · {travellerWords(search)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
