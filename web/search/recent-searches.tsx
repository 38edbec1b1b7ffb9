import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './recent-searches.module.css'

export interface RecentSearch {
  key: string
  /** Makes it again. */
  to: string
  /** Where: `Lagos to London`. */
  title: string
  /** When, and for whom. */
  facts: readonly string[]
}

/** What this person searched for lately; one press searches again. */
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
