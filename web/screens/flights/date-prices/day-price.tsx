import type { DatePrice } from '#domain/flights/date-prices.ts'
import { useMoney } from '../../../kit/money.tsx'
import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './day-price.module.css'

const words: Record<Exclude<DatePrice['status'], 'priced'>, string> = {
  'no-flights': 'No flights',
  'not-sold': 'Not sold',
  unknown: 'Not known',
}

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
  if (price?.total) return <span className={`${css.line} figures`}>{format(price.total)}</span>
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
