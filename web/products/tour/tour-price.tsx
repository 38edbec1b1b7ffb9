import { Money } from '../../kit/money.tsx'
import css from './tour-price.module.css'

type Props = {
  /** For everybody, in minor units. */
  total: number
  currency: string
  people: number
}

/** The lowest price: of one person first, because that is how tours are compared, and of everybody below. */
export function TourPrice({ total, currency, people }: Props) {
  const each = Math.round(total / Math.max(1, people))
  return (
    <div className={css.price}>
      <p className={css.each}>
        <span className={css.from}>from </span>
        <Money amount={each} currency={currency} />
      </p>
      {people > 1 ? (
        <p className={css.all}>
          a person, <Money amount={total} currency={currency} /> for {people}
        </p>
      ) : (
        <p className={css.all}>a person</p>
      )}
    </div>
  )
}
