import { Link } from 'react-router'
import { type DatePrice, daysKey, type JourneyDays } from '#domain/flights/date-prices.ts'
import { shortDay } from '../../../search/day-words.ts'
import { DayMark, DayPrice } from './day-price.tsx'
import css from './price-strip.module.css'
import { useMiddle } from './use-middle.ts'

export type PricedDays = { days: JourneyDays; price: DatePrice | null; isChosen: boolean; isLowest: boolean; to: string | null }

/** Seven days in a row, the chosen one in the middle; each leads to its search. */
export function PriceStrip({ cells, isDone }: { cells: readonly PricedDays[]; isDone: boolean }) {
  const list = useMiddle<HTMLOListElement>()
  return (
    <ol ref={list} className={css.strip} aria-label="Prices by day">
      {cells.map((cell) => (
        <li key={daysKey(cell.days)} className={css.item}>
          <StripDay cell={cell} isDone={isDone} />
        </li>
      ))}
    </ol>
  )
}

function StripDay({ cell: { days, price, isChosen, isLowest, to }, isDone }: { cell: PricedDays; isDone: boolean }) {
  const content = (
    <>
      <span className={css.day}>{shortDay(days.depart)}</span>
      {days.return && (
        <span className={css.back}>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">to</span> {shortDay(days.return)}
        </span>
      )}
      <DayPrice price={price} isDone={isDone} />
      <DayMark isChosen={isChosen} isLowest={isLowest} />
    </>
  )
  if (!to) return <span className={css.cell}>{content}</span>
  return (
    <Link to={to} className={css.cell} data-chosen={isChosen || undefined} aria-current={isChosen || undefined} prefetch="none">
      {content}
    </Link>
  )
}
