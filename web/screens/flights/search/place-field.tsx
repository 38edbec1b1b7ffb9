import type { Place } from '#contract/places.ts'
import { ChoiceField } from '../../../search/choice-field.tsx'
import { useChoice } from '../../../search/use-choice.ts'
import { askPlaces, placeLabel } from './ask-places.ts'
import { PlaceList } from './place-list.tsx'

type Props = {
  label: string
  /** Of the field in the form and its problem: `from`, `more.0.to`. */
  name: string
  value: Place | null
  onChange: (place: Place | null) => void
  error: string | undefined
  isPhone: boolean
}

/** A city or airport with type-ahead. */
export function PlaceField({ value, onChange, ...field }: Props) {
  const choice = useChoice({ value, onChange, ask: askPlaces, labelOf: placeLabel, placeholder: 'City or airport' })
  return (
    <ChoiceField {...field} choice={choice}>
      <PlaceList list={choice.list} />
    </ChoiceField>
  )
}
