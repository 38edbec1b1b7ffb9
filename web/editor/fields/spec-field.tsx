import { Switch } from '@mantine/core'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { type Money, toDecimal } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { Crops } from '#domain/site/links.ts'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { useRegional } from '../../kit/regional.ts'
import type { FieldSpec, FieldSpecs } from '../field-spec.ts'
import type { FieldProps } from './field-props.ts'
import css from './fields.module.css'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceField } from './place-field.tsx'
import { readMoney } from './read-typed.ts'
import { TextField } from './text-field.tsx'
import { useReading } from './use-reading.ts'

/** Currencies besides the agency's own. */
const otherCurrencies = 'USD GBP EUR GHS KES NGN ZAR AED'.split(' ')

/** With all decimals of the currency. */
const show = (value: Money, numbers: Numbers) => (value.amount === 0 ? '' : numbers.decimal(toDecimal(value)))

type Props = Omit<FieldProps<Money>, 'value'> & {
  /** Null where nothing is stored yet: the price starts in the agency's currency. */
  held: Money | null
}

/** An advertised price. The typed text becomes the price as soon as it is valid. */
function MoneyField({ id, label, held, onChange }: Props) {
  const { currency } = useRegional()
  const numbers = useNumbers()
  const value = held ?? { amount: 0, currency }
  const currencies = [...new Set([value.currency, currency, ...otherCurrencies])]
  const field = useReading({
    id,
    label,
    value,
    show: (one) => show(one, numbers),
    read: (typed) => readMoney(typed, value.currency, numbers),
    onChange,
  })
  return (
    <div className={css.money}>
      <NativeSelect
        label="Currency"
        value={value.currency}
        data={currencies}
        onChange={(event) => onChange({ ...value, currency: event.currentTarget.value })}
      />
      <TextInput {...field.input} />
    </div>
  )
}

export interface ValueProps {
  id: string
  value: unknown
  onChange: (value: unknown) => void
}

type Of<A extends FieldSpec['as']> = Extract<FieldSpec, { as: A }>

const Text = z.string().catch('')
const Picture = z
  .object({ src: Text, alt: Text, focus: z.string().optional().catch(undefined), crops: Crops.optional().catch(undefined) })
  .catch({ src: '', alt: '' })
const Price = z.object({ amount: z.number(), currency: z.string() }).nullable().catch(null)
const Held = z.record(z.string(), z.unknown()).catch({})

const typed = (spec: Of<'line' | 'text' | 'link' | 'film' | 'mail' | 'date'>, { value, ...props }: ValueProps) => (
  <TextField
    {...props}
    as={spec.as}
    label={spec.label}
    hint={spec.hint}
    most={'most' in spec ? spec.most : 500}
    value={Text.parse(value)}
  />
)

const draw: { [A in FieldSpec['as']]: (spec: Of<A>, props: ValueProps) => ReactElement } = {
  line: typed,
  text: typed,
  link: typed,
  film: typed,
  mail: typed,
  date: typed,
  place: ({ label, hint }, { value, ...props }) => <PlaceField {...props} label={label} hint={hint} value={Text.parse(value)} />,
  money: ({ label }, { value, ...props }) => <MoneyField {...props} label={label} held={Price.parse(value)} />,
  picture: ({ label }, { value, ...props }) => <PictureField {...props} label={label} value={Picture.parse(value)} />,
  portrait: ({ label }, { id, value, onChange }) => (
    <PictureField
      id={id}
      label={label}
      value={{ src: Text.parse(value), alt: '' }}
      onChange={({ src }) => onChange(src)}
      isSilent
    />
  ),
  number: ({ label, from, to, step, start }, { value, ...props }) => (
    <NumberField {...props} label={label} from={from} to={to} step={step} value={z.number().catch(start).parse(value)} />
  ),
  choice: ({ label, options }, { id, value, onChange }) => (
    <NativeSelect
      id={id}
      label={label}
      value={Text.parse(value)}
      data={Object.entries(options).map(([option, name]) => ({ value: option, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  switch: ({ label, hint }, { id, value, onChange }) => (
    <Switch
      id={id}
      label={label}
      description={hint}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  group: ({ label, fields }, props) => (
    <fieldset className={css.group}>
      <legend className={css.label}>{label}</legend>
      <SpecFields fields={fields} {...props} />
    </fieldset>
  ),
  list: (spec, { id, value, onChange }) => (
    <ListField spec={spec} id={id} items={z.array(z.unknown()).catch([]).parse(value)} onChange={onChange}>
      {(props) => <SpecFields fields={spec.fields} {...props} />}
    </ListField>
  ),
}

function drawOf<A extends FieldSpec['as']>(spec: Of<A>, props: ValueProps): ReactElement {
  const drawn: (spec: Of<A>, props: ValueProps) => ReactElement = draw[spec.as]
  return drawn(spec, props)
}

/** The form field of a value of a block, by the field table. */
export const SpecField = ({ spec, ...props }: ValueProps & { spec: FieldSpec }) => drawOf(spec, props)

const SpecFields = ({ fields, id, value, onChange }: ValueProps & { fields: FieldSpecs }) => {
  const held = Held.parse(value)
  return Object.entries(fields).map(([name, spec]) => (
    <SpecField
      key={name}
      spec={spec}
      id={`${id}-${name}`}
      value={held[name]}
      onChange={(next) => onChange({ ...held, [name]: next })}
    />
  ))
}
