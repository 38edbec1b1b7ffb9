import { IconBuildingSkyscraper, IconPlane } from '@tabler/icons-react'
import type { Place } from '#contract/places.ts'
import { Flag } from '../../../kit/flag.tsx'
import css from './place-list.module.css'
import type { Suggestions } from './use-place-suggestions.ts'

type Props = {
  id: string
  found: Suggestions
  query: string
  /** The place that is marked: Enter takes it. */
  at: number
  optionId: (index: number) => string
  onChoose: (place: Place) => void
}

/** What is said where there is no place to offer. */
function nothingFor({ hasFailed, query: answered, places }: Suggestions, query: string): string | null {
  if (hasFailed) return 'Places cannot be looked up now. Type the three-letter code of the airport.'
  if (answered === null) return 'Looking up places…'
  return places.length === 0 ? `No city or airport matches “${query.trim()}”.` : null
}

/** The places for what is typed: a city, then its airports set in under it. */
export function PlaceList({ id, found, query, at, optionId, onChoose }: Props) {
  const cities = new Set(found.places.filter((place) => place.kind === 'city').map((place) => place.city))
  const nothing = nothingFor(found, query)
  return (
    <>
      {nothing && (
        <p role="status" className={css.nothing}>
          {nothing}
        </p>
      )}
      {/* The field keeps the focus: what is pressed is chosen, not entered. */}
      <div id={id} role="listbox" tabIndex={-1} aria-label="Places" onMouseDown={(event) => event.preventDefault()}>
        {!nothing &&
          found.places.map((place, index) => (
            <button
              type="button"
              key={`${place.kind} ${place.code}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={css.option}
              onClick={() => onChoose(place)}
            >
              <PlaceRow place={place} isInset={place.kind === 'airport' && cities.has(place.city)} />
            </button>
          ))}
      </div>
    </>
  )
}

function PlaceRow({ place, isInset }: { place: Place; isInset: boolean }) {
  const Icon = place.kind === 'city' ? IconBuildingSkyscraper : IconPlane
  const below = place.kind === 'city' ? 'All airports' : place.name
  return (
    <span className={css.row} data-inset={isInset || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden="true" className={css.icon} />
      <span className={css.words}>
        <span className={css.city}>{isInset ? place.name : place.city}</span>
        <span className={css.below}>
          <Flag country={place.country} /> {isInset ? place.countryName : `${below}, ${place.countryName}`}
        </span>
      </span>
      <span className={css.code}>{place.code}</span>
    </span>
  )
}
