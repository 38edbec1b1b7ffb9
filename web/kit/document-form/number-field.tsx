import { useState } from 'react'
import { TextInput } from '../form/text-input.tsx'
import { useNumbers } from '../numbers.ts'
import type { DocumentField } from './document-field.ts'

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  field: Extract<DocumentField, { kind: 'number' }>
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number, or with a factor a decimal of a larger unit. What is typed and no number is told at once. */
export function NumberField({ field, value, onChange, error, ...words }: Props) {
  const { factor = 1, least = 0, most = 1_000_000, isOptional } = field
  const numbers = useNumbers()
  const [typed, setTyped] = useState(value === null ? '' : numbers.count(value / factor))
  const [isWrong, setWrong] = useState(false)
  const read = (text: string): number | null => {
    const decimal = numbers.read(text)
    const stored = decimal === null ? Number.NaN : Number(decimal) * factor
    return Number.isInteger(stored) && stored >= least && stored <= most ? stored : null
  }
  const says = `Enter a number from ${numbers.count(Math.ceil(least / factor))} to ${numbers.count(most / factor)}.`
  return (
    <TextInput
      {...words}
      inputMode={factor === 1 ? 'numeric' : 'decimal'}
      error={isWrong ? says : error}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = read(currentTarget.value)
        if (next !== null || isOptional) onChange(next)
        if (next !== null) setWrong(false)
      }}
      onBlur={() => setWrong(read(typed) === null && !(isOptional && typed.trim() === ''))}
    />
  )
}
