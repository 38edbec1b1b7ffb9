import type { DatePrice } from '#domain/flights/date-prices.ts'
import { useMoney } from '../../../kit/money.tsx'
import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './day-price.module.css'

const words: Record<Exclude<DatePrice['status'], 'priced'>, string> = {
  'no-flights': 'No flights',
  'not-sold': 'Not sold',
  unknown: 'Not known',
}

/** Characters of `NGN 1,284,500.00`; what is longer is set smaller, so that a hundred million still stands in its cell. */
const LONG = 16

/** The lowest price of a day, a bar while it is asked for, or the reason that there is none. */
export function DayPrice({ price, isDone }: { price: DatePrice | null; isDone: boolean }) {
  const format = useMoney()
  if (!price && !isDone)
    return (
      <span className={css.line}>
        <SkeletonBar width="80%" height="12px" />
        <span className="visually-hidden">asking</span>
      </span>
    )
  if (price?.total) {
    const amount = format(price.total)
    return (
      <span className={`${css.line} figures`} data-long={amount.length > LONG || undefined}>
        {amount}
      </span>
    )
  }
  return <span className={`${css.line} ${css.none}`}>{words[price && price.status !== 'priced' ? price.status : 'unknown']}</span>
}

/** What makes a day stand out, in words; its line is there before it has any. */
export function DayMark({ isChosen, isLowest }: { isChosen: boolean; isLowest: boolean }) {
  const words = [isChosen ? 'Chosen' : null, isLowest ? 'Lowest' : null].filter(Boolean)
  return (
    <span className={css.mark} data-lowest={isLowest || undefined}>
      {words.join(', ')}
    </span>
  )
}
