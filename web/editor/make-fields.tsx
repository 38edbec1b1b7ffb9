import { NativeSelect, Switch } from '@mantine/core'
import type { CustomField, CustomFieldRender, Field, Fields } from '@puckeditor/core'
import type { ReactElement } from 'react'
import type { Money } from '#domain/money.ts'
import type { PictureWithAlt } from '#domain/site/links.ts'
import { emptyItem, type FieldSpec, type FieldSpecs } from './field-spec.ts'
import type { FieldProps } from './fields/field-props.ts'
import { MoneyField } from './fields/money-field.tsx'
import { NumberField } from './fields/number-field.tsx'
import { PictureField } from './fields/picture-field.tsx'
import { PlaceField } from './fields/place-field.tsx'
import { TextField } from './fields/text-field.tsx'

type Leaf = Exclude<FieldSpec, { as: 'group' | 'list' }>
type Of<A extends Leaf['as']> = Extract<Leaf, { as: A }>

/** A field of ours inside of the form that Puck keeps. */
function custom<T>(spec: { label: string; hint?: string }, draw: (props: FieldProps<T>) => ReactElement): CustomField<T> {
  const render: CustomFieldRender<T> = ({ id, value, onChange }) =>
    draw({ id, label: spec.label, hint: spec.hint, value, onChange: (next) => onChange(next) })
  return { type: 'custom', render }
}

const typed = (spec: Of<'line' | 'text' | 'link' | 'film' | 'mail' | 'date'>) =>
  custom<string>(spec, (props) => <TextField {...props} as={spec.as} most={'most' in spec ? spec.most : 500} />)

const leaves: { [A in Leaf['as']]: (spec: Of<A>) => Field } = {
  line: typed,
  text: typed,
  link: typed,
  film: typed,
  mail: typed,
  date: typed,
  place: (spec) => custom<string>(spec, (props) => <PlaceField {...props} />),
  money: (spec) => custom<Money>(spec, (props) => <MoneyField {...props} />),
  picture: (spec) => custom<PictureWithAlt>(spec, (props) => <PictureField {...props} />),
  portrait: (spec) =>
    custom<string>(spec, ({ value, onChange, ...props }) => (
      <PictureField {...props} value={{ src: value, alt: '' }} onChange={({ src }) => onChange(src)} isSilent />
    )),
  number: (spec) => custom<number>(spec, (props) => <NumberField {...props} from={spec.from} to={spec.to} step={spec.step} />),
  choice: (spec) =>
    custom<string>(spec, ({ id, label, value, onChange }) => (
      <NativeSelect
        id={id}
        label={label}
        value={value}
        data={Object.entries(spec.options).map(([option, name]) => ({ value: option, label: name }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )),
  switch: (spec) =>
    custom<boolean>(spec, ({ id, label, hint, value, onChange }) => (
      <Switch
        id={id}
        label={label}
        description={hint}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )),
}

function leafField<A extends Leaf['as']>(spec: Of<A>): Field {
  const make: (spec: Of<A>) => Field = leaves[spec.as]
  return make(spec)
}

/** The first of some fields that holds a text, which names an item of a list. */
function summaryOf(names: readonly string[], item: unknown, at: number): string {
  const held = new Map(typeof item === 'object' && item !== null ? Object.entries(item) : [])
  const found = names.map((name) => held.get(name)).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : `Number ${at + 1}`
}

/** A form of Puck's out of the table of fields. */
export function makeField(spec: FieldSpec): Field {
  if (spec.as === 'group') return { type: 'object', label: spec.label, objectFields: makeFields(spec.fields) }
  if (spec.as !== 'list') return leafField(spec)
  return {
    type: 'array',
    label: spec.label,
    max: spec.most,
    arrayFields: makeFields(spec.fields),
    defaultItemProps: () => emptyItem(spec.fields),
    getItemSummary: (item, at = 0) => summaryOf(spec.summary, item, at),
  }
}

export const makeFields = (specs: FieldSpecs): Fields =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, makeField(spec)]))
