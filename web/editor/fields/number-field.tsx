import '@mantine/core/styles/NumberInput.layer.css'
import { NumberInput } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps<number> & { from: number; to: number; step: number }

/** A number between two others; an empty field is the lower one. */
export const NumberField = ({ id, label, hint, value, onChange, from, to, step }: Props) => (
  <NumberInput
    id={id}
    label={label}
    description={hint}
    value={value}
    min={from}
    max={to}
    step={step}
    clampBehavior="strict"
    onChange={(typed) => onChange(typeof typed === 'number' ? typed : from)}
  />
)
