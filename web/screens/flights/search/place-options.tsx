import { Combobox } from '@mantine/core'
import { IconBuildingSkyscraper, IconPlane } from '@tabler/icons-react'
import type { Place } from '#contract/places.ts'
import { Flag } from '../../../kit/flag.tsx'
import css from './place-field.module.css'
import type { Suggestions } from './use-place-suggestions.ts'

/** The list under a place field: a city, then its airports set in under it. */
export function PlaceOptions({ found, query }: { found: Suggestions; query: string }) {
  const cities = new Set(found.places.filter((place) => place.kind === 'city').map((place) => place.city))
  if (found.hasFailed)
    return <Combobox.Empty>Places cannot be looked up now. Type the three-letter code of the airport.</Combobox.Empty>
  if (found.query === null) return <Combobox.Empty>Looking up places…</Combobox.Empty>
  if (found.places.length === 0) return <Combobox.Empty>No city or airport matches “{query.trim()}”.</Combobox.Empty>
  return found.places.map((place) => (
    <Combobox.Option key={`${place.kind} ${place.code}`} value={`${place.kind} ${place.code}`} className={css.option}>
      <PlaceRow place={place} isInset={place.kind === 'airport' && cities.has(place.city)} />
    </Combobox.Option>
  ))
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
