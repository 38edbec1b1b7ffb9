import { Link } from 'react-router'
import { type DatePrice, daysKey, type JourneyDays } from '#domain/flights/date-prices.ts'
import { DayPrice } from './day-price.tsx'
import css from './price-strip.module.css'
import { StripDay } from './strip-day.tsx'
import { useMiddle } from './use-middle.ts'

export type PricedDays = { days: JourneyDays; price: DatePrice | null; isChosen: boolean; isLowest: boolean; to: string | null }

/** Seven days in a row, the selected one in the middle; each links to its search. */
export function PriceStrip({ cells, isDone }: { cells: readonly PricedDays[]; isDone: boolean }) {
  const list = useMiddle<HTMLOListElement>()
  return (
    <ol ref={list} className={css.strip} aria-label="Prices by day">
      {cells.map((cell) => (
        <li key={daysKey(cell.days)} className={css.item}>
          <Day cell={cell} isDone={isDone} />
        </li>
      ))}
    </ol>
  )
}

function Day({ cell: { days, price, isChosen, isLowest, to }, isDone }: { cell: PricedDays; isDone: boolean }) {
  const content = (
    <StripDay days={days} isChosen={isChosen} isLowest={isLowest}>
      <DayPrice price={price} isDone={isDone} />
    </StripDay>
  )
  const look = { className: css.cell, 'data-lowest': isLowest || undefined }
  if (!to) return <span {...look}>{content}</span>
  return (
    <Link {...look} to={to} data-chosen={isChosen || undefined} aria-current={isChosen || undefined} prefetch="none">
      {content}
    </Link>
  )
}
