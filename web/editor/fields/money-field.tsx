import { NativeSelect, TextInput } from '@mantine/core'
import { type Money, minorDigits } from '#domain/money.ts'
import { useRegional } from '../../kit/regional.ts'
import type { FieldProps } from './field-props.ts'
import css from './fields.module.css'
import { readMoney } from './read-typed.ts'
import { useReading } from './use-reading.ts'

/** Beside the agency's own. */
const otherCurrencies = 'USD GBP EUR GHS KES NGN ZAR AED'.split(' ')

const show = ({ amount, currency }: Money) =>
  amount === 0
    ? ''
    : new Intl.NumberFormat('en-GB', { minimumFractionDigits: minorDigits(currency) }).format(
        amount / 10 ** minorDigits(currency),
      )

type Props = Omit<FieldProps<Money>, 'value'> & {
  /** Null where nothing is stored yet: the price begins in the agency's currency. */
  held: Money | null
}

/** An advertised price. What is typed becomes the price as soon as it is one. */
export function MoneyField({ id, label, held, onChange }: Props) {
  const { currency } = useRegional()
  const value = held ?? { amount: 0, currency }
  const currencies = [...new Set([value.currency, currency, ...otherCurrencies])]
  const field = useReading({ id, label, value, show, read: (typed) => readMoney(typed, value.currency), onChange })
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
