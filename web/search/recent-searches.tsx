import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './recent-searches.module.css'

export interface RecentSearch {
  key: string
  /** The address that repeats it. */
  to: string
  /** The route: `Lagos to London`. */
  title: string
  /** Dates and travellers. */
  facts: readonly string[]
}

/** Recent searches; one press repeats one. */
export function RecentSearches({ recent }: { recent: readonly RecentSearch[] }) {
  if (recent.length === 0) return null
  return (
    <section className={css.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={css.title}>
        Recent searches
      </h2>
      <ul className={css.list}>
        {recent.map(({ key, to, title, facts }) => (
          <li key={key}>
            <Link to={to} className={css.chip} prefetch="none">
              <IconHistory size={18} stroke={1.5} aria-hidden="true" />
              <span className={css.words}>
                <span className={css.places}>{title}</span>
                <span className={css.facts}>
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
