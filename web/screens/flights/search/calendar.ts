import { useEffect, useRef } from 'react'
import { addDays, type LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD } from '#domain/flights/search-rules.ts'
import css from './calendar.module.css'

/** The first and the last day that can be chosen. */
interface Range {
  first: LocalDate
  today: LocalDate
}

/** What every calendar of the search shares: two months, Monday first, the days that airlines sell. */
export const calendarProps = ({ first, today }: Range, isPhone: boolean) => ({
  minDate: first,
  maxDate: addDays(today, MAX_DAYS_AHEAD),
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
    if (isAwaited) calendar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [])
  return calendar
}
