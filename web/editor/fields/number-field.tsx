import { TextInput } from '../../kit/form/text-input.tsx'
import type { FieldProps } from './field-props.ts'
import { readNumber } from './read-typed.ts'
import { useReading } from './use-reading.ts'

type Props = FieldProps<number> & { from: number; to: number; step: number }

/** A number within limits; an empty field is the lower limit. The arrow keys change it by a step. */
export function NumberField({ id, label, hint, value, onChange, from, to, step }: Props) {
  const field = useReading({ id, label, value, show: String, read: (typed) => readNumber(typed, { from, to }), onChange })
  const steps: Record<string, number> = { ArrowUp: step, ArrowDown: -step }
  return (
    <TextInput
      {...field.input}
      description={hint}
      onKeyDown={(event) => {
        const by = steps[event.key]
        if (by === undefined) return
        event.preventDefault()
        field.type(String(Math.min(to, Math.max(from, value + by))))
      }}
    />
  )
}
