import type { LocalDate } from '#domain/dates.ts'
import { MAX_NIGHTS, nightsOf } from '#domain/stays/search-rules.ts'
import { nightsWords } from '../../../products/stay/stay-words.ts'

/** What the calendar of a search says below its months. */
export function daysHelp([checkIn = null, checkOut = null]: readonly (LocalDate | null)[]): string {
  if (!checkIn) return 'Days are those of the place.'
  if (!checkOut) return `Now choose the day of check-out, at most ${MAX_NIGHTS} nights later.`
  const nights = nightsOf({ checkIn, checkOut })
  return nights > 0 ? nightsWords(nights) : ''
}
