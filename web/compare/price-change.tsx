import { type PriceChange as Change, priceChangeWords } from '#domain/results/price-change.ts'
import { Money } from '../kit/money.tsx'
import css from './compare-head.module.css'

/** Under a price of a comparison that has changed: the price when it was added. */
export function PriceChange({ priceChange, currency }: { priceChange: Change | null; currency: string }) {
  if (!priceChange) return null
  return (
    <p className={css.changed} data-tone={priceChange.is}>
      {priceChangeWords[priceChange.is]}.{' '}
      {priceChange.before !== null && (
        <>
          It was <Money amount={priceChange.before} currency={currency} />.
        </>
      )}
    </p>
  )
}
