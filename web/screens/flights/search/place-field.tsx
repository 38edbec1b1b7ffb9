import type { Place } from '#contract/places.ts'
import { ChoiceField } from '../../../search/choice-field.tsx'
import { useChoice } from '../../../search/use-choice.ts'
import { askPlaces } from './ask-places.ts'
import type { UnknownPlace } from './legs.ts'
import { PlaceList } from './place-list.tsx'
import { isPlaceMeant, placeLabel } from './place-words.ts'

type Props = {
  label: string
  /** The name of the form field and of its error: `from`, `more.0.to`. */
  name: string
  value: Place | null
  /** The text in the field if it is not a place. */
  unknown: UnknownPlace | null | undefined
  onChange: (place: Place | null, unknown: UnknownPlace | null) => void
  error: string | undefined
  isPhone: boolean
}

/** A city or airport with type-ahead. */
export function PlaceField({ value, unknown = null, onChange, ...field }: Props) {
  const choice = useChoice({
    value,
    unknown,
    onChange,
    ask: askPlaces,
    isMeant: isPlaceMeant,
    labelOf: placeLabel,
    placeholder: 'City or airport',
  })
  return (
    <ChoiceField {...field} choice={choice} send={({ code }) => code}>
      <PlaceList list={choice.list} />
    </ChoiceField>
  )
}
