import { type Money, minorDigits } from '#domain/money/money.ts'
import css from './fitted-money.module.css'
import { useMoney, useShown } from './money.tsx'
import { useNumbers } from './numbers.ts'

/** Keeps the same number of digits in amounts side by side: `4.00M` beside `3.73M`. */
const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }

/** Characters of `NGN 1,284,500.00`; longer amounts need a wider container. */
const USUAL = 16

/**
 * An amount that never wraps: in full if its container is wide enough, otherwise `NGN 1.28M`, with the full amount for screen readers. It fills the
 * width of its parent.
 */
export function FittedMoney(money: Money) {
  const full = useMoney()(money)
  const numbers = useNumbers()
  const { amount, currency } = useShown()(money)
  return (
    <span className={css.place}>
      <span className={`${css.money} figures`} data-long={full.length > USUAL || undefined}>
        <span className={css.full}>{full}</span>
        <span className={css.short} aria-hidden="true">
          {currency} {numbers.short(amount / 10 ** minorDigits(currency), digits)}
        </span>
      </span>
    </span>
  )
}
