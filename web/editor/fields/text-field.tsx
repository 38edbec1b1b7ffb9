import { TextInput } from '../../kit/form/text-input.tsx'
import { Textarea } from '../../kit/form/textarea.tsx'
import type { FieldProps } from './field-props.ts'
import { problemOf, type TextKind } from './text-problem.ts'
import { useTyped } from './use-typed.ts'

const inputs: Partial<Record<TextKind, { type?: string; inputMode?: 'url' | 'email'; placeholder?: string }>> = {
  link: { inputMode: 'url', placeholder: '/deals or https://…' },
  film: { inputMode: 'url', placeholder: 'https://youtu.be/…' },
  mail: { inputMode: 'email' },
  date: { type: 'date' },
}

/** A text of a block. One that cannot be published shows an error, and stays as typed. */
export function TextField({
  as,
  most,
  value = '',
  onChange,
  hint,
  ...field
}: FieldProps<string> & { as: TextKind; most: number }) {
  const [typed, type] = useTyped(value, onChange)
  const given = { ...field, description: hint, value: typed, error: problemOf(as, typed, most) }
  if (as === 'text') return <Textarea {...given} rows={2} maxRows={12} onChange={(event) => type(event.currentTarget.value)} />
  return <TextInput {...given} {...inputs[as]} onChange={(event) => type(event.currentTarget.value)} />
}
