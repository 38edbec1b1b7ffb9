import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Money, minorDigits, money, parseDecimal } from '#domain/money.ts'
import type { FieldProps } from './field-props.ts'
import css from './fields.module.css'

const currencies = ['NGN', 'USD', 'GBP', 'EUR', 'GHS', 'KES', 'ZAR', 'AED']

/** What was typed in a currency; null when it is no amount of it. */
function read(typed: string, currency: string): Money | null {
  if (typed.trim() === '') return money(0, currency)
  try {
    const amount = parseDecimal(typed.replaceAll(/[\s,]/g, ''), currency)
    return amount.amount >= 0 ? amount : null
  } catch {
    return null
  }
}

const show = ({ amount, currency }: Money) =>
  amount === 0
    ? ''
    : new Intl.NumberFormat('en-GB', { minimumFractionDigits: minorDigits(currency) }).format(
        amount / 10 ** minorDigits(currency),
      )

/** An advertised price. What is typed becomes the price as soon as it is one. */
export function MoneyField({ id, label, value, onChange }: FieldProps<Money>) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed, value.currency) === null
  return (
    <div className={css.money}>
      <NativeSelect
        label="Currency"
        value={value.currency}
        data={currencies.includes(value.currency) ? currencies : [value.currency, ...currencies]}
        onChange={(event) => onChange({ ...value, currency: event.currentTarget.value })}
      />
      <TextInput
        id={id}
        label={label}
        inputMode="decimal"
        value={typed ?? show(value)}
        error={isWrong ? 'Write an amount such as 684,200.00' : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const amount = read(event.currentTarget.value, value.currency)
          if (amount) onChange(amount)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
