import { formatDate, type LocalDate } from '#domain/dates.ts'
import type { JourneyDays } from '#domain/flights/date-prices.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `8 Dec` */
export const dayOfMonth = (day: LocalDate): string => formatDate(day).slice(0, 6).replace(/^0/, '')

/** `Tue` */
export const weekdayOf = (day: LocalDate): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** `Tue 8 Dec` */
export const shortDay = (day: LocalDate): string => `${weekdayOf(day)} ${dayOfMonth(day)}`

/** `Tue 8 Dec` of one day, `8 – 22 Dec` and `29 Dec – 12 Jan` of two. */
export function daysInShort({ depart, return: back }: JourneyDays): string {
  if (!back) return shortDay(depart)
  const isSameMonth = depart.slice(0, 7) === back.slice(0, 7)
  return `${isSameMonth ? Number(depart.slice(8)) : dayOfMonth(depart)} – ${dayOfMonth(back)}`
}
