import { type Money, minorDigits } from '#domain/money/money.ts'
import { useShown } from './money.tsx'
import { useNumbers } from './numbers.ts'

/** Formats amounts in little room, in the visitor's currency and without its code: `1.28M`. */
export function useShortMoney(): (value: Money) => string {
  const shown = useShown()
  const numbers = useNumbers()
  return (value) => {
    const { amount, currency } = shown(value)
    return numbers.short(amount / 10 ** minorDigits(currency))
  }
}
