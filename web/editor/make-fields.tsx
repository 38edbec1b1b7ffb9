import type { CustomField, Fields } from '@puckeditor/core'
import type { FieldSpec, FieldSpecs } from './field-spec.ts'
import { SpecField } from './fields/spec-field.tsx'

/** A field of ours inside of the form that Puck keeps. */
const makeField = (spec: FieldSpec): CustomField<unknown> => ({
  type: 'custom',
  render: ({ id, value, onChange }) => <SpecField spec={spec} id={id} value={value} onChange={(next) => onChange(next)} />,
})

/** Puck's fields out of the table of ours. */
export const makeFields = (specs: FieldSpecs): Fields =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, makeField(spec)]))
