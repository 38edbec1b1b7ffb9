import { IconBuildingSkyscraper, IconPlane } from '@tabler/icons-react'
import type { Place } from '#contract/places.ts'
import { ChoiceList } from '../../../search/choice-list.tsx'
import { ChoiceRow } from '../../../search/choice-row.tsx'
import type { Choice } from '../../../search/use-choice.ts'
import { placeRow, placeWords } from './place-words.ts'

export const placeIcons = { city: IconBuildingSkyscraper, airport: IconPlane } satisfies Record<Place['kind'], unknown>

/** Suggestions for a text: a city, with its airports indented below. */
export function PlaceList({ list }: { list: Choice<Place>['list'] }) {
  return (
    <ChoiceList
      {...list}
      label="Places"
      words={placeWords}
      keyOf={(place) => `${place.kind} ${place.code}`}
      rowOf={(place) => <ChoiceRow Icon={placeIcons[place.kind]} {...placeRow(place, list.found.items)} />}
    />
  )
}
