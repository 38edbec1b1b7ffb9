import type { Numbers } from '#domain/numbers.ts'
import { TextInput } from '../form/text-input.tsx'
import { useNumbers } from '../numbers.ts'
import type { DocumentField } from './document-field.ts'
import { type Typing, useTyped } from './use-typed.ts'

type Field = Extract<DocumentField, { kind: 'number' }>

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  field: Field
  value: unknown
  onChange: (value: number | string | null) => void
}

const MOST = 1_000_000

/** A whole number; with a factor a decimal of a larger unit, rounded to a whole of the stored one. */
export const numberTyping = (
  { factor = 1, least = 0, most = MOST, isOptional }: Omit<Field, 'key' | 'label' | 'kind'>,
  numbers: Numbers,
): Typing<number | null> => ({
  write: (value) => numbers.count(value / factor),
  read(text) {
    if (isOptional && text.trim() === '') return null
    const decimal = numbers.read(text)
    if (decimal === null) return undefined
    const stored = factor === 1 ? Number(decimal) : Math.round(Number(decimal) * factor)
    return Number.isInteger(stored) && stored >= least && stored <= most ? stored : undefined
  },
})

export function NumberField({ field, value, onChange, error, ...words }: Props) {
  const { factor = 1, least = 0, most = MOST } = field
  const numbers = useNumbers()
  const { typed, isWrong, onLeave, onType } = useTyped(numberTyping(field, numbers), value, onChange)
  const says = `Enter a number from ${numbers.count(Math.ceil(least / factor))} to ${numbers.count(most / factor)}.`
  return (
    <TextInput
      {...words}
      inputMode={factor === 1 ? 'numeric' : 'decimal'}
      error={isWrong(error) ? says : error}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
