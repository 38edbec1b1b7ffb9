import { type ChangeEvent, useState } from 'react'
import { useUnfinished } from '../publishing/unfinished.ts'
import type { Reading } from './read-typed.ts'

interface Field<T> {
  id: string
  label: string
  value: T
  /** Formats a value. */
  show: (value: T) => string
  read: (typed: string) => Reading<T>
  onChange: (value: T) => void
}

/** A value that is typed as text. The text stays in the field, also while it cannot be parsed. */
export function useReading<T>({ id, label, value, show, read, onChange }: Field<T>) {
  const { texts, hold } = useUnfinished()
  const unfinished = texts.get(id)
  const [typed, setTyped] = useState<{ text: string; before: string; after: string } | null>(null)
  const now = JSON.stringify(value)
  const isTyped = typed !== null && (typed.before === now || typed.after === now)
  const type = (text: string) => {
    const answer = read(text)
    if ('problem' in answer) return hold(id, { label, typed: text, says: answer.problem })
    hold(id, null)
    setTyped({ text, before: now, after: JSON.stringify(answer.value) })
    onChange(answer.value)
  }
  return {
    type,
    /** For an input of a number or an amount. */
    input: {
      id,
      label,
      inputMode: 'decimal',
      autoComplete: 'off',
      value: unfinished?.typed ?? (isTyped ? typed.text : show(value)),
      error: unfinished?.says,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      /** A parsed text is replaced by its formatted value. */
      onBlur: () => setTyped(null),
    } as const,
  }
}
