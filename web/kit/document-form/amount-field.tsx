import { useState } from 'react'
import { money, minorDigits, parseDecimal, toDecimal } from '#domain/money/money.ts'
import { TextInput } from '../form/text-input.tsx'
import { useNumbers } from '../numbers.ts'

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  currency: string
  value: number | null
  onChange: (value: number) => void
}

/** An amount in a currency, stored in its minor units. */
export function AmountField({ currency, value, onChange, error, ...words }: Props) {
  const numbers = useNumbers()
  const [typed, setTyped] = useState(value === null ? '' : numbers.decimal(toDecimal(money(value, currency))))
  const [isWrong, setWrong] = useState(false)
  const read = (text: string): number | null => {
    const decimal = numbers.read(text)
    if (decimal === null || decimal.startsWith('-') || (decimal.split('.')[1] ?? '').length > minorDigits(currency)) return null
    return parseDecimal(decimal, currency).amount
  }
  return (
    <TextInput
      {...words}
      inputMode="decimal"
      leftSection={currency}
      leftSectionWidth={48}
      error={isWrong ? `Enter an amount in ${currency}.` : error}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const amount = read(currentTarget.value)
        if (amount === null) return
        setWrong(false)
        onChange(amount)
      }}
      onBlur={() => setWrong(read(typed) === null)}
    />
  )
}
