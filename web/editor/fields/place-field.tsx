import type { Place } from '#contract/places.ts'
import { askPlaces } from '../../screens/flights/search/ask-places.ts'
import { placeLabel } from '../../screens/flights/search/place-words.ts'
import { ComboInput } from '../../search/combo-input.tsx'
import { suggestNow } from '../../search/suggestions.ts'
import { useUnfinished } from '../publishing/unfinished.ts'
import type { FieldProps } from './field-props.ts'

/** A city or an airport, stored by its code. A text that matches none stays in the field with suggestions. */
export function PlaceField({ id, label, hint, value, onChange }: FieldProps<string>) {
  const { texts, hold } = useUnfinished()
  const unfinished = texts.get(id)
  const typed = unfinished?.typed ?? value
  const take = (code: string) => {
    hold(id, null)
    onChange(code)
  }
  const type = (text: string) => {
    if (text.trim() === '') return take('')
    hold(id, { label, typed: text, says: 'Choose a city or an airport from the list.' })
  }
  const leave = async () => {
    if (!unfinished) return
    const asked = unfinished.typed.trim()
    const place = (await suggestNow(askPlaces, asked))?.[0]
    const isNamed =
      place && [place.code, place.city, placeLabel(place)].some((name) => name.toLowerCase() === asked.toLowerCase())
    if (isNamed) take(place.code)
    else hold(id, { ...unfinished, says: `No city or airport is called “${asked}”. Choose one from the list.` })
  }
  return (
    <ComboInput
      id={id}
      label={label}
      description={hint}
      placeholder="City or airport"
      error={unfinished?.says}
      query={typed}
      onQuery={type}
      ask={askPlaces}
      onTake={({ code }) => take(code)}
      onLeave={() => void leave()}
      list={placeList}
    />
  )
}

const placeList = {
  label: 'Cities and airports',
  words: {
    failed: 'Places cannot be looked up now.',
    waiting: 'Looking up places…',
    none: (query: string) => `No city or airport is called “${query}”.`,
  },
  keyOf: ({ code, kind }: Place) => `${kind} ${code}`,
  rowOf: placeLabel,
}
