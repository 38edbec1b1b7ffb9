import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import type { TourDay } from '#contract/tours.ts'
import { formatDate, type LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD, partyCount } from '#domain/tours/search-rules.ts'
import { useMoney, useShown } from '../../../kit/money.tsx'
import { useShortMoney } from '../../../kit/short-money.ts'
import css from './day-calendar.module.css'
import { monthAfter, monthName, monthOf, weeksOf } from './months.ts'
import type { FoundTourPage } from './read-tour.ts'
import { choiceAddress } from './tour-page-address.ts'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

type AddressOf = (params: URLSearchParams, choice: { month?: string; day?: string }) => string

type Props = {
  days: readonly TourDay[]
  read: Pick<FoundTourPage, 'month' | 'today' | 'party' | 'day'>
  /** The address of the same page with another choice. */
  addressOf?: AddressOf
}

/** Two months with the lowest price of each day; a day with places is a link that chooses it. */
export function DayCalendar({ days, read, addressOf = choiceAddress }: Props) {
  const [params] = useSearchParams()
  const inChosen = useShown()
  const { month, today, party } = read
  const priced = days.flatMap(({ total }) => total ?? [])
  const amounts = new Set(priced.map(({ amount }) => amount))
  // Where all days cost the same, none is marked.
  const lowest = amounts.size > 1 ? Math.min(...amounts) : null
  const byDay = new Map(days.map((one) => [one.day, one]))
  const turn = (by: number) => addressOf(params, { month: monthAfter(month, by), ...(read.day && { day: read.day }) })
  const hasBefore = month > monthOf(today)
  const hasAfter = monthAfter(month) < monthAfter(monthOf(today), Math.floor(MAX_DAYS_AHEAD / 30))
  const people = partyCount(party)
  const [first] = priced
  return (
    <div className={css.calendar}>
      <div className={css.turns}>
        {hasBefore ? (
          <Link to={turn(-1)} preventScrollReset className={css.turn} aria-label="Earlier months">
            <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
          </Link>
        ) : (
          <span />
        )}
        {hasAfter && (
          <Link to={turn(1)} preventScrollReset className={css.turn} aria-label="Later months">
            <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
          </Link>
        )}
      </div>
      {[month, monthAfter(month)].map((one) => (
        <table key={one} className={css.month}>
          <caption>{monthName(one)}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(one).map((week, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- weeks have no id, only a place
              <tr key={at}>
                {week.map((day, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- days outside the month have no id
                  <td key={column}>
                    {day && (
                      <Day
                        day={day}
                        known={byDay.get(day)}
                        isChosen={day === read.day}
                        isLowest={isLowest(byDay.get(day), lowest)}
                        addressOf={addressOf}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {first && (
        <p className={css.note}>
          Lowest price {people > 1 ? `for all ${people}` : 'of one person'} in {inChosen(first).currency}
          {lowest === null ? '.' : '; the lowest of these months is marked.'}
        </p>
      )}
    </div>
  )
}

const isLowest = (known: TourDay | undefined, lowest: number | null) => lowest !== null && known?.total?.amount === lowest

type DayProps = { day: LocalDate; known: TourDay | undefined; isChosen: boolean; isLowest: boolean; addressOf: AddressOf }

function Day({ day, known, isChosen, isLowest: isBest, addressOf }: DayProps) {
  const [params] = useSearchParams()
  const short = useShortMoney()
  const format = useMoney()
  const number = Number(day.slice(8))
  if (known?.hasWaitingList)
    return (
      <Link
        to={addressOf(params, { day })}
        preventScrollReset
        className={css.day}
        data-full
        aria-current={isChosen ? 'date' : undefined}
        aria-label={`${formatDate(day)}, sold out, with a waiting list`}
      >
        <span aria-hidden="true">{number}</span>
        <span aria-hidden="true" className={css.price}>
          Full
        </span>
      </Link>
    )
  if (!known?.total)
    return (
      <span className={css.day} data-closed title={known?.state === 'sold-out' ? 'Sold out' : undefined}>
        <span>{number}</span>
      </span>
    )
  return (
    <Link
      to={addressOf(params, { day })}
      preventScrollReset
      className={css.day}
      data-lowest={isBest || undefined}
      aria-current={isChosen ? 'date' : undefined}
    >
      <span className="visually-hidden">
        {`${formatDate(day)}, from ${format(known.total)}${known.state === 'limited' ? ', few places' : ''}`}
      </span>
      <span aria-hidden="true">{number}</span>
      <span aria-hidden="true" className={css.price}>
        {short(known.total)}
      </span>
    </Link>
  )
}
