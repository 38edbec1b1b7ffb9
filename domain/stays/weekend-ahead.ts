import { addDays, type LocalDate } from '../dates.ts'

const FRIDAY = 5
const weekday = (day: LocalDate) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The first weekend, Friday to Sunday, that is at least four weeks away: storefronts show its prices. */
export function weekendAhead(today: LocalDate): { checkIn: LocalDate; checkOut: LocalDate } {
  const month = addDays(today, 28)
  const checkIn = addDays(month, (FRIDAY - weekday(month) + 7) % 7)
  return { checkIn, checkOut: addDays(checkIn, 2) }
}
