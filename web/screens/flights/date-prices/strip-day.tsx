import { IconTrendingDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { JourneyDays } from '#domain/flights/date-prices.ts'
import { daysInShort, shortDay } from '../../../search/day-words.ts'
import css from './price-strip.module.css'

type Props = {
  days: JourneyDays
  isChosen: boolean
  isLowest: boolean
  /** The lowest total of these days. */
  children: ReactNode
}

/** A day of the strip: the dates and their lowest total. */
export const StripDay = ({ days, isChosen, isLowest, children }: Props) => (
  <>
    <span className={css.day} aria-hidden="true">
      {daysInShort(days)}
    </span>
    <span className="visually-hidden">
      {shortDay(days.depart)}
      {days.return && ` to ${shortDay(days.return)}`}:
    </span>
    <span className={css.price}>
      <span className={css.lowest} data-lowest-mark hidden={!isLowest}>
        <IconTrendingDown size={14} stroke={2} aria-hidden="true" />
        <span className="visually-hidden">Lowest, </span>
      </span>
      {children}
    </span>
    {isChosen && <span className="visually-hidden">, Chosen</span>}
  </>
)
