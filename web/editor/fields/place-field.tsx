import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { askPlaces, placeLabel } from '../../screens/flights/search/ask-places.ts'
import { useSuggestions } from '../../search/suggestions.ts'
import type { FieldProps } from './field-props.ts'

const codeOf = (text: string) => /(?:^|\()([A-Z]{3})\)?$/.exec(text.trim().toUpperCase())?.[1] ?? null

/** A city or an airport, kept by its code. A text that names none is taken back. */
export function PlaceField({ id, label, hint, value, onChange }: FieldProps<string>) {
  const [typed, setTyped] = useState<string | null>(null)
  const found = useSuggestions(askPlaces, typed ?? '', typed !== null)
  return (
    <Autocomplete
      id={id}
      label={label}
      description={hint}
      placeholder="City or airport"
      value={typed ?? value}
      data={[...new Set(found.items.map(placeLabel))]}
      filter={({ options }) => options}
      onChange={(text) => {
        setTyped(text)
        if (text === '') onChange('')
      }}
      onOptionSubmit={(picked) => {
        onChange(codeOf(picked) ?? value)
        setTyped(null)
      }}
      onBlur={() => {
        const code = typed?.length === 3 ? codeOf(typed) : null
        if (code) onChange(code)
        setTyped(null)
      }}
    />
  )
}
