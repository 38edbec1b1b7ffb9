import type { Destination } from '#domain/stays/search.ts'
import { placeToParams } from '#domain/stays/search-params.ts'
import { ChoiceField } from '../../../search/choice-field.tsx'
import { ChoiceList } from '../../../search/choice-list.tsx'
import { ChoiceRow } from '../../../search/choice-row.tsx'
import { destinationIcons } from '../../../search/destinations/destination-icons.ts'
import {
  destinationLabel,
  isDestinationMeant,
  type Suggested,
  suggested,
} from '../../../search/destinations/destination-words.ts'
import type { UnknownText } from '../../../search/unknown-text.ts'
import { useChoice } from '../../../search/use-choice.ts'
import { askDestinations } from './ask-destinations.ts'
import { placeWords } from './place-words.ts'

type Props = {
  value: Destination | null
  /** The text in the field if it is not a place. */
  unknown: UnknownText<Destination> | null | undefined
  onChange: (place: Destination | null, unknown: UnknownText<Destination> | null) => void
  error: string | undefined
  isPhone: boolean
}

/** The place of the search. */
export function DestinationField({ value, unknown, onChange, error, isPhone }: Props) {
  const choice = useChoice<Suggested>({
    value: value && suggested(value),
    unknown: unknown ? { ...unknown, meant: unknown.meant.map(suggested) } : null,
    onChange: (chosen, text) => onChange(chosen?.place ?? null, text && { ...text, meant: text.meant.map(({ place }) => place) }),
    isMeant: ({ place }, text) => isDestinationMeant(place, text),
    ask: askDestinations,
    labelOf: ({ place }) => destinationLabel(place),
    placeholder: 'City or landmark',
  })
  return (
    <ChoiceField
      label="Where"
      name="destination"
      choice={choice}
      send={({ place }) => `${placeToParams(place)}`}
      error={error}
      isPhone={isPhone}
    >
      <ChoiceList
        {...choice.list}
        label="Destinations"
        words={placeWords}
        keyOf={({ place, group }) => `${group} ${place.id} ${place.latitude} ${place.longitude}`}
        groupOf={({ group }) => group}
        rowOf={({ place: { kind, name, country, context } }) => (
          <ChoiceRow Icon={destinationIcons[kind]} title={name} country={country} below={context} />
        )}
      />
    </ChoiceField>
  )
}
