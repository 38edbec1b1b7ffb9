import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { askPlaces, placeLabel } from '../../screens/flights/search/ask-places.ts'
import { suggestNow, useSuggestions } from '../../search/suggestions.ts'
import { useUnfinished } from '../publishing/unfinished.ts'
import type { FieldProps } from './field-props.ts'

const codeOf = (label: string) => /\(([A-Z]{3})\)$/.exec(label)?.[1] ?? null

/** A city or an airport, stored by its code. A text that names none stays in the field, with what to do about it. */
export function PlaceField({ id, label, hint, value, onChange }: FieldProps<string>) {
  const { texts, hold } = useUnfinished()
  const [isOpen, setOpen] = useState(false)
  const unfinished = texts.get(id)
  const typed = unfinished?.typed ?? value
  const found = useSuggestions(askPlaces, typed, isOpen)
  const take = (code: string) => {
    hold(id, null)
    onChange(code)
  }
  const type = (text: string) => {
    if (text.trim() === '') return take('')
    hold(id, { label, typed: text, says: 'Choose a city or an airport from the list.' })
  }
  const leave = async () => {
    setOpen(false)
    if (!unfinished) return
    const asked = unfinished.typed.trim()
    const place = (await suggestNow(askPlaces, asked))?.[0]
    const isNamed =
      place && [place.code, place.city, placeLabel(place)].some((name) => name.toLowerCase() === asked.toLowerCase())
    if (isNamed) take(place.code)
    else hold(id, { ...unfinished, says: `No city or airport is called “${asked}”. Choose one from the list.` })
  }
  return (
    <Autocomplete
      id={id}
      label={label}
      description={hint}
      placeholder="City or airport"
      value={typed}
      error={isOpen ? undefined : unfinished?.says}
      data={[...new Set(found.items.map(placeLabel))]}
      filter={({ options }) => options}
      onFocus={() => setOpen(true)}
      onChange={type}
      onOptionSubmit={(picked) => {
        const code = codeOf(picked)
        if (code) take(code)
      }}
      onBlur={() => void leave()}
    />
  )
}
