import { Link } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { Button } from '../../../kit/form/button.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { useSuggestions } from '../../../search/suggestions.ts'
import { askPlaces } from '../search/ask-places.ts'
import type { SearchDraft } from '../search/search-draft.ts'
import css from './no-flights.module.css'
import { otherDates, searchAddress, widerSearch } from './other-searches.ts'

/** No results: other dates, other airports of the same city, and conditions to relax. */
export function NoFlights({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const from = useSuggestions(askPlaces, draft.from?.city ?? '', draft.from !== null)
  const to = useSuggestions(askPlaces, draft.to?.city ?? '', draft.to !== null)
  const nearby = [
    ...from.items
      .filter((place) => place.city === draft.from?.city && place.code !== draft.from.code)
      .map((place) => ({ ...draft, from: place })),
    ...to.items
      .filter((place) => place.city === draft.to?.city && place.code !== draft.to.code)
      .map((place) => ({ ...draft, to: place })),
  ].slice(0, 4)
  const wider = widerSearch(draft)
  return (
    <>
      <EmptyState
        title="No flights for this search"
        text="Nobody sells this journey on these days. Another day or airport often works."
        action={
          wider && (
            <Button component={Link} to={searchAddress(wider)}>
              Search all flights in economy
            </Button>
          )
        }
      />
      <div className={css.ways}>
        <Suggested title="Other dates" links={otherDates(draft, today)} />
        <Suggested
          title="Nearby"
          links={nearby.map((one) => ({
            label: `${one.from?.city} ${one.from?.code} to ${one.to?.city} ${one.to?.code}`,
            to: searchAddress(one),
          }))}
        />
      </div>
    </>
  )
}

function Suggested({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={css.link}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
