import { convertByDividing, type Money, minorDigits } from '#domain/money.ts'
import { useCurrency } from './currency.tsx'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** Writes amounts where there is little room, in the chosen currency and without its name: `1.28M`. */
export function useShortMoney(): (value: Money) => string {
  const { currency, rate } = useCurrency()
  return (value) => {
    const shown = value.currency === 'NGN' && currency !== 'NGN' ? convertByDividing(value, currency, rate) : value
    return compact.format(shown.amount / 10 ** minorDigits(shown.currency))
  }
}
