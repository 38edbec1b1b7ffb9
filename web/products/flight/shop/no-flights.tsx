import type { LocalDate } from '#domain/dates.ts'
import button from '../../../results/shop/buttons.module.css'
import notes from '../../../results/shop/notes.module.css'
import { ButtonLink, State } from '../../../results/shop/states.tsx'
import { otherDates, searchAddress, widerSearch } from '../../../screens/flights/results/other-searches.ts'
import type { SearchDraft } from '../../../screens/flights/search/search-draft.ts'

/** No results: other days, and conditions to relax. */
export function NoFlights({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const wider = widerSearch(draft)
  const links = otherDates(draft, today)
  return (
    <>
      <State
        title="No flights for this search"
        text="Nobody sells this journey on these days. Another day or airport often works."
        actions={wider && <ButtonLink to={searchAddress(wider)}>Search all flights in economy</ButtonLink>}
      />
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
    </>
  )
}
