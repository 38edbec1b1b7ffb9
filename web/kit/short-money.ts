import { type Money, minorDigits } from '#domain/money/money.ts'
import { useShown } from './money.tsx'
import { useNumbers } from './numbers.ts'

/** Writes amounts where there is little room, in the chosen currency and without its name: `1.28M`. */
export function useShortMoney(): (value: Money) => string {
  const shown = useShown()
  const numbers = useNumbers()
  return (value) => {
    const { amount, currency } = shown(value)
    return numbers.short(amount / 10 ** minorDigits(currency))
  }
}
