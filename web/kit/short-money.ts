import { type Money, minorDigits } from '#domain/money.ts'
import { useShown } from './money.tsx'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** Writes amounts where there is little room, in the chosen currency and without its name: `1.28M`. */
export function useShortMoney(): (value: Money) => string {
  const shown = useShown()
  return (value) => {
    const { amount, currency } = shown(value)
    return compact.format(amount / 10 ** minorDigits(currency))
  }
}
