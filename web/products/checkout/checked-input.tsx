import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type InputEvent, useState } from 'react'
import { field } from '../../kit/form/field.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'

type Props = Omit<TextInputProps, 'name' | 'error' | 'defaultValue' | 'id'> & {
  outcome: FormOutcome | object | null | undefined
  name: string
  start?: string | undefined
  /** What is wrong with a value, or null. Asked when the field is left, and while an error shows. */
  check: (value: string) => string | null
}

/** A text field that says what is wrong as soon as it is left, and takes it back as soon as it is mended. */
export function CheckedInput({ outcome, name, start, check, onBlur, onInput, ...input }: Props) {
  const sent = field(outcome, name, start)
  const [seen, setSeen] = useState<{ outcome: unknown; error: string | null } | null>(null)
  const error = seen && seen.outcome === outcome ? seen.error : (sent.error ?? null)
  const look = (value: string) => setSeen({ outcome, error: check(value) })
  return (
    <TextInput
      {...input}
      {...sent}
      error={error}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        if (event.currentTarget.value || error) look(event.currentTarget.value)
        onBlur?.(event)
      }}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        onInput?.(event)
        if (error) look(event.currentTarget.value)
      }}
    />
  )
}
