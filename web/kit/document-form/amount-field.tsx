import { money, minorDigits, parseDecimal, toDecimal } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { TextInput } from '../form/text-input.tsx'
import { useNumbers } from '../numbers.ts'
import { type Typing, useTyped } from './use-typed.ts'

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  currency: string
  value: unknown
  onChange: (value: number | string) => void
}

/** An amount in a currency, stored in its minor units. */
export const amountTyping = (currency: string, numbers: Numbers): Typing<number> => ({
  write: (amount) => numbers.decimal(toDecimal(money(amount, currency))),
  read(text) {
    const decimal = numbers.read(text)
    if (decimal === null || (decimal.split('.')[1] ?? '').length > minorDigits(currency)) return undefined
    return parseDecimal(decimal, currency).amount
  },
})

export function AmountField({ currency, value, onChange, error, ...words }: Props) {
  const { typed, isWrong, onLeave, onType } = useTyped(amountTyping(currency, useNumbers()), value, onChange)
  return (
    <TextInput
      {...words}
      inputMode="decimal"
      leftSection={currency}
      leftSectionWidth={48}
      error={isWrong(error) ? `Enter an amount in ${currency}.` : error}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
