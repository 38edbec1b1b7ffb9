import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { daysAround, type JourneyDays } from '#domain/flights/date-prices.ts'
import { dayOfMonth, shortDay, weekdayOf } from '../../../search/day-words.ts'
import { DayMark, DayPrice } from './day-price.tsx'
import css from './price-grid.module.css'
import type { PricedDays } from './price-strip.tsx'
import { useMiddle } from './use-middle.ts'

/** A cell of the grid, without its headers. */
interface Step {
  row: number
  column: number
}

const LAST = 6

const moves: Record<string, (from: Step) => Step> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: LAST }),
}

const isInside = (at: number) => at >= 0 && at <= LAST

/** The cell that a key moves to; null without one. */
function stepFrom(from: Step, key: string): Step | null {
  const next = moves[key]?.(from)
  return next && isInside(next.row) && isInside(next.column) ? next : null
}

type Props = { chosen: JourneyDays & { return: string }; cellOf: (days: JourneyDays) => PricedDays; isDone: boolean }

/** Seven departures by seven returns. One cell is in the tab order, the arrow keys move from there. */
export function PriceGrid({ chosen, cellOf, isDone }: Props) {
  const departs = daysAround(chosen.depart)
  const returns = daysAround(chosen.return)
  const frame = useMiddle<HTMLDivElement>()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Step>({ row: 3, column: 3 })
  const linkAt = ({ row, column }: Step) => table.current?.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector('a')
  // Days that are not sold have no link: the arrow keys skip them.
  const onKeyDown = (event: KeyboardEvent) => {
    let next = stepFrom(at, event.key)
    while (next && !linkAt(next)) next = stepFrom(next, event.key)
    if (!next) return
    event.preventDefault()
    setAt(next)
    linkAt(next)?.focus()
  }
  return (
    <div ref={frame} className={css.frame}>
      <table ref={table} className={css.grid}>
        <caption className="visually-hidden">
          Lowest totals by day of departure, across, and day of return, down. The arrow keys move between days.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className={css.axis}>Departure →</span>
              <span className={css.axis}>Return ↓</span>
            </th>
            {departs.map((depart) => (
              <th key={depart} scope="col" data-chosen={depart === chosen.depart || undefined}>
                <span className={css.weekday}>{weekdayOf(depart)}</span> {dayOfMonth(depart)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {returns.map((back, row) => (
            <tr key={back}>
              <th scope="row" data-chosen={back === chosen.return || undefined}>
                <span className={css.weekday}>{weekdayOf(back)}</span> {dayOfMonth(back)}
              </th>
              {departs.map((depart, column) => (
                <td key={depart}>
                  <GridCell
                    cell={cellOf({ depart, return: back })}
                    isDone={isDone}
                    tabIndex={at.row === row && at.column === column ? 0 : -1}
                    onFocus={() => setAt({ row, column })}
                    onKeyDown={onKeyDown}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  cell: PricedDays
  isDone: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function GridCell({ cell: { days, price, isChosen, isLowest, to }, isDone, ...keys }: CellProps) {
  const content = (
    <>
      <span className="visually-hidden">
        {shortDay(days.depart)} to {shortDay(days.return ?? days.depart)}:
      </span>{' '}
      <DayPrice price={price} isDone={isDone} />
      {(isChosen || isLowest) && <DayMark isChosen={isChosen} isLowest={isLowest} />}
    </>
  )
  if (!to) return <span className={css.cell}>{content}</span>
  return (
    <Link
      {...keys}
      to={to}
      className={css.cell}
      data-chosen={isChosen || undefined}
      aria-current={isChosen || undefined}
      prefetch="none"
    >
      {content}
    </Link>
  )
}
