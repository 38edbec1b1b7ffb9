import { addDays, isDay } from '#domain/dates.ts'
import { weekdayOf, weekdays } from '#domain/tours/kinds.ts'
import { lastDayOf, monthOf } from '../../tours/tour/months.ts'

export const views = { day: 'Day', week: 'Week', month: 'Month' } as const
export type PeriodView = keyof typeof views

export interface Period {
  view: PeriodView
  /** The chosen day, and the days that are shown. */
  day: string
  from: string
  to: string
}

const isView = (text: string): text is PeriodView => Object.hasOwn(views, text)

/** The period that an address shows; a week begins on Monday. */
export function periodOf(search: URLSearchParams, today: string): Period {
  const asked = search.get('view') ?? ''
  const view = isView(asked) ? asked : 'week'
  const named = search.get('day') ?? ''
  const day = isDay(named) ? named : today
  if (view === 'day') return { view, day, from: day, to: day }
  if (view === 'month') return { view, day, from: `${monthOf(day)}-01`, to: lastDayOf(monthOf(day)) }
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  return { view, day, from: monday, to: addDays(monday, 6) }
}

export const earlier = ({ from }: Period): string => addDays(from, -1)
export const later = ({ to }: Period): string => addDays(to, 1)

export const periodAddress = (view: PeriodView, day: string): string =>
  `/manage?${new URLSearchParams({ tab: 'departures', view, day })}`
