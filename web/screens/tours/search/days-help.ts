import { daysBetween, type LocalDate } from '#domain/dates.ts'
import { MAX_SEARCH_DAYS } from '#domain/tours/search-rules.ts'

/** What the calendar of a search says below its months. */
export function daysHelp([from, to]: readonly (LocalDate | null)[]): string {
  if (!from) return 'Days are those of the place.'
  if (!to) return `Now choose the last day: the same one, or up to ${MAX_SEARCH_DAYS - 1} days later.`
  const days = daysBetween(from, to) + 1
  return days === 1 ? 'One day' : `${days} days`
}
