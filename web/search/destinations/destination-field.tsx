import type { ReactNode } from 'react'
import type { Destination } from '#domain/stays/search.ts'
import { placeToParams } from '#domain/stays/search-params.ts'
import { ChoiceField } from '../choice-field.tsx'
import { ChoiceList } from '../choice-list.tsx'
import { ChoiceRow } from '../choice-row.tsx'
import type { Ask } from '../suggestions.ts'
import type { UnknownText } from '../unknown-text.ts'
import { useChoice } from '../use-choice.ts'
import { destinationIcons } from './destination-icons.ts'
import { destinationLabel, isDestinationMeant, type Suggested, suggested } from './destination-words.ts'

export interface DestinationProps {
  value: Destination | null
  /** The text in the field if it is not a place. */
  unknown: UnknownText<Destination> | null | undefined
  onChange: (place: Destination | null, unknown: UnknownText<Destination> | null) => void
  error: string | undefined
  isPhone: boolean
}

type Props = DestinationProps & {
  ask: Ask<Suggested>
  placeholder: string
  /** The messages without suggestions. */
  words: { failed: string; none: (query: string) => string }
  /** Below the suggestions. */
  children?: (close: () => void) => ReactNode
}

/** The place of a search, by name. */
export function DestinationField({ value, unknown, onChange, error, isPhone, ask, placeholder, words, children }: Props) {
  const choice = useChoice<Suggested>({
    value: value && suggested(value),
    unknown: unknown ? { ...unknown, meant: unknown.meant.map(suggested) } : null,
    onChange: (chosen, text) => onChange(chosen?.place ?? null, text && { ...text, meant: text.meant.map(({ place }) => place) }),
    isMeant: ({ place }, text) => isDestinationMeant(place, text),
    ask,
    labelOf: ({ place }) => destinationLabel(place),
    placeholder,
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
        words={words}
        keyOf={({ place, group }) => `${group} ${place.id} ${place.latitude} ${place.longitude}`}
        groupOf={({ group }) => group}
        rowOf={({ place: { kind, name, country, context } }) => (
          <ChoiceRow Icon={destinationIcons[kind]} title={name} country={country} below={context} />
        )}
      />
      {children?.(choice.close)}
    </ChoiceField>
  )
}
