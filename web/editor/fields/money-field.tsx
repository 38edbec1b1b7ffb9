import { NativeSelect, TextInput } from '@mantine/core'
import { type Money, minorDigits } from '#domain/money.ts'
import type { FieldProps } from './field-props.ts'
import css from './fields.module.css'
import { readMoney } from './read-typed.ts'
import { useReading } from './use-reading.ts'

const currencies = ['NGN', 'USD', 'GBP', 'EUR', 'GHS', 'KES', 'ZAR', 'AED']

const show = ({ amount, currency }: Money) =>
  amount === 0
    ? ''
    : new Intl.NumberFormat('en-GB', { minimumFractionDigits: minorDigits(currency) }).format(
        amount / 10 ** minorDigits(currency),
      )

/** An advertised price. What is typed becomes the price as soon as it is one. */
export function MoneyField({ id, label, value, onChange }: FieldProps<Money>) {
  const field = useReading({ id, label, value, show, read: (typed) => readMoney(typed, value.currency), onChange })
  return (
    <div className={css.money}>
      <NativeSelect
        label="Currency"
        value={value.currency}
        data={currencies.includes(value.currency) ? currencies : [value.currency, ...currencies]}
        onChange={(event) => onChange({ ...value, currency: event.currentTarget.value })}
      />
      <TextInput {...field.input} />
    </div>
  )
}
