import { basisPoints, type Money, subtract } from '#domain/money/money.ts'
import { useNumbers } from '../kit/numbers.ts'
import css from './price.module.css'

/** The price of a deal after its discount (per cent of the price before), rounded to the minor unit. */
export const afterDiscount = (before: Money, discountPercentage: number): Money =>
  subtract(before, basisPoints(before, Math.round(discountPercentage * 100)))

/** In minor units, for the page's script, which converts it to the visitor's currency: all visitors share the page. */
const asData = ({ amount, currency }: Money) => ({ 'data-minor': amount, 'data-currency': currency })

/** The price before, struck through, and the price to pay. Null while no price is set. */
export function Price({ before, discount }: { before: Money; discount: number }) {
  const numbers = useNumbers()
  if (before.amount <= 0) return null
  const now = afterDiscount(before, discount)
  return (
    <p className={css.price}>
      {discount > 0 && (
        <>
          <span className="visually-hidden">Before: </span>
          <s className={css.before} {...asData(before)}>
            {numbers.money(before)}
          </s>
          <span className="visually-hidden">Now: </span>
        </>
      )}
      <strong className={css.now} {...asData(now)}>
        {numbers.money(now)}
      </strong>
    </p>
  )
}

/** `15 % off`, or nothing. */
export function Discount({ value }: { value: number }) {
  const numbers = useNumbers()
  return value > 0 ? <span className={css.discount}>{numbers.count(Math.round(value * 10) / 10)} % off</span> : null
}
