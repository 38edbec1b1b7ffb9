import type { LocalDate } from '#domain/dates.ts'
import { otherDates, searchAddress, widerSearch } from '../../flights/results/other-searches.ts'
import type { SearchDraft } from '../../flights/search/search-draft.ts'
import button from './buttons.module.css'
import notes from './notes.module.css'

type Props = {
  title: string
  text?: string
  /** The search once more, or its form when it cannot be made. */
  again: string
}

/** In place of results that are not there any more, or never came. */
export function GoneState({ title, text = 'Prices hold for 30 minutes. Search again to see today’s prices.', again }: Props) {
  return (
    <div className={notes.state}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={notes.doors}>
        <a className={button.primary} href={again}>
          Search again
        </a>
      </p>
    </div>
  )
}

/** Nothing was found: the days around, and what narrowed the search. */
export function NoFlightsState({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const wider = widerSearch(draft)
  const links = otherDates(draft, today)
  return (
    <div className={notes.state}>
      <h2>No flights for this search</h2>
      <p>Nobody sells this journey on these days. Another day or airport often works.</p>
      {wider && (
        <p className={notes.doors}>
          <a className={button.primary} href={searchAddress(wider)}>
            Search all flights in economy
          </a>
        </p>
      )}
      {links.length > 0 && (
        <ul className={notes.links} aria-label="Other dates">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a className={button.secondary} href={to}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
