import { useEffect, useRef } from 'react'
import { addDays, type LocalDate } from '#domain/dates.ts'
import css from './calendar.module.css'
import { startIn } from './start-in.ts'

/** The first day that can be chosen, and how many days after today the last one is. */
interface Range {
  first: LocalDate
  today: LocalDate
  daysAhead: number
}

/** What every calendar of a search shares: two months, Monday first, the days that are sold. */
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

/** For the element around a calendar: one that comes after its panel was opened takes the focus that waits there. */
export function useFocusOnCome() {
  const calendar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isAwaited = document.activeElement === calendar.current?.closest('dialog')
    if (isAwaited && calendar.current) startIn(calendar.current)?.focus()
  }, [])
  return calendar
}
