import { IconBuildingSkyscraper, IconPlane } from '@tabler/icons-react'
import type { Place } from '#contract/places.ts'
import { Flag } from '../../../kit/flag.tsx'
import css from '../../../search/choice-list.module.css'
import { ChoiceList } from '../../../search/choice-list.tsx'
import type { Choice } from '../../../search/use-choice.ts'

const words = {
  failed: 'Places cannot be looked up now. Type the three-letter code of the airport.',
  none: (query: string) => `No city or airport matches “${query}”.`,
}

/** The places for what is typed: a city, then its airports set in under it. */
export function PlaceList({ list }: { list: Choice<Place>['list'] }) {
  const cities = new Set(list.found.items.filter((place) => place.kind === 'city').map((place) => place.city))
  return (
    <ChoiceList
      {...list}
      label="Places"
      words={words}
      keyOf={(place) => `${place.kind} ${place.code}`}
      rowOf={(place) => <PlaceRow place={place} isInset={place.kind === 'airport' && cities.has(place.city)} />}
    />
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
