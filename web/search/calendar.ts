import { useEffect, useRef, useState } from 'react'
import { addDays, type LocalDate } from '#domain/dates.ts'
import css from './calendar.module.css'
import { startIn } from './start-in.ts'

/** The first day that can be chosen, and how many days after today the last one is. */
interface Range {
  first: LocalDate
  today: LocalDate
  daysAhead: number
}

/** What every calendar of a search shares: two months, Monday first, and the range of days. */
export const calendarProps = ({ first, today, daysAhead }: Range, isPhone: boolean) => ({
  minDate: first,
  maxDate: addDays(today, daysAhead),
  numberOfColumns: 2,
  size: isPhone ? ('lg' as const) : ('md' as const),
  firstDayOfWeek: 1 as const,
  maxLevel: 'year' as const,
  className: css.calendar,
  ariaLabels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
  weekendDays: [],
})

/** For the element around a calendar: a calendar that loads after its panel was opened takes the focus that waits for it. */
export function useFocusOnCome() {
  const calendar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isAwaited = document.activeElement === calendar.current?.closest('dialog, [role=dialog]')
    if (isAwaited && calendar.current) startIn(calendar.current)?.focus()
  }, [])
  return calendar
}

export type Days = readonly [LocalDate | null, LocalDate | null]

/** The days after one is chosen from the field of the last: the first one stays, where it is not after it. */
export function chosenDays(isEnd: boolean, [start]: Days, [first, last]: Days): Days {
  return isEnd && start && first && !last && first >= start ? [start, first] : [first, last]
}

const monthsFrom = (month: LocalDate, day: LocalDate) =>
  (Number(day.slice(0, 4)) - Number(month.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(month.slice(5, 7))

/** The months a calendar shows: from that of `day` on, also of one that is typed meanwhile and is not in sight. */
export function useShownMonths(day: LocalDate | null, usual: LocalDate) {
  const [month, setMonth] = useState(day ?? usual)
  const [seen, setSeen] = useState(day)
  if (day !== seen) {
    setSeen(day)
    if (day && ![0, 1].includes(monthsFrom(month, day))) setMonth(day)
  }
  return { date: month, onDateChange: setMonth }
}
