import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addDays, daysBetween, formatDate, type LocalDate } from '#domain/dates.ts'
import { searchToParams } from '#domain/flights/search.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { type SearchDraft, searchOf } from '../search/search-draft.ts'
import { usePlaceSuggestions } from '../search/use-place-suggestions.ts'
import css from './no-flights.module.css'

const linkTo = (draft: SearchDraft) => `/order/new/flight/newoffers?${searchToParams(searchOf(draft))}`

/** The search a day or two around its own dates; days that have passed are left out. */
function otherDates(draft: SearchDraft, today: LocalDate): { label: string; to: string }[] {
  const { depart } = draft
  if (!depart || draft.trip === 'multi-city') return []
  return [-2, -1, 1, 2].flatMap((shift) => {
    const day = addDays(depart, shift)
    if (daysBetween(today, day) < 0) return []
    const back = draft.return && addDays(draft.return, shift)
    const label = draft.trip === 'round-trip' && back ? `${formatDate(day)} – ${formatDate(back)}` : formatDate(day)
    return [{ label, to: linkTo({ ...draft, depart: day, return: back }) }]
  })
}

/** Nothing was found: other dates, other airports of the same city, and what narrowed the search. */
export function NoFlights({ draft, today }: { draft: SearchDraft; today: LocalDate }) {
  const from = usePlaceSuggestions(draft.from?.city ?? '', draft.from !== null)
  const to = usePlaceSuggestions(draft.to?.city ?? '', draft.to !== null)
  const nearby = [
    ...from.places
      .filter((place) => place.city === draft.from?.city && place.code !== draft.from.code)
      .map((place) => ({ ...draft, from: place })),
    ...to.places
      .filter((place) => place.city === draft.to?.city && place.code !== draft.to.code)
      .map((place) => ({ ...draft, to: place })),
  ].slice(0, 4)
  const wider = draft.directOnly || draft.cabin !== 'economy' ? { ...draft, directOnly: false, cabin: 'economy' as const } : null
  return (
    <>
      <EmptyState
        title="No flights for this search"
        text="Nobody sells this journey on these days. Another day or airport often works."
        action={
          wider && (
            <Button component={Link} to={linkTo(wider)}>
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
            to: linkTo(one),
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
