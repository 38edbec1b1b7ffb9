import type { DatePrice } from '#domain/flights/date-prices.ts'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './day-price.module.css'
import { dayStatusWords } from './day-status-words.ts'

/** The lowest price of a day, a skeleton while it loads, or the reason that there is none. */
export function DayPrice({ price, isDone }: { price: DatePrice | null; isDone: boolean }) {
  if (!price && !isDone)
    return (
      <span className={css.line}>
        <SkeletonBar width="64%" height="12px" />
        <span className="visually-hidden">asking</span>
      </span>
    )
  if (price?.total)
    return (
      <span className={css.line}>
        <FittedMoney {...price.total} />
      </span>
    )
  return <span className={`${css.line} ${css.none}`}>{dayStatusWords(price)}</span>
}

/** Highlights of a day, in words. */
export function DayMark({ isChosen, isLowest }: { isChosen: boolean; isLowest: boolean }) {
  const words = [isChosen ? 'Chosen' : null, isLowest ? 'Lowest' : null].filter(Boolean)
  return (
    <span className={css.mark} data-lowest={isLowest || undefined}>
      {words.join(', ')}
    </span>
  )
}
