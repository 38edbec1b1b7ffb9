import { addDays, dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { MAX_DAYS_AHEAD } from '#domain/stays/search-rules.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'

/**
 * Refuses dates that no property sells: past in the local time of the place, or too far ahead. The error dialog reads `start_date` and `end_date`
 * (specification section 8). The previous day is accepted after midnight while it is still today elsewhere.
 */
export function checkSearch({ destination, checkIn, checkOut }: StaySearch, now: Date): void {
  const today = dayAt(now, zoneAt(destination.latitude, destination.longitude))
  const isPast = { checkIn: checkIn < today, checkOut: checkOut <= today }
  const data = { start_date: checkIn, end_date: checkOut }
  if (isPast.checkIn && isPast.checkOut) throw new AppError('stay.dates-in-past', data)
  if (isPast.checkIn) throw new AppError('stay.check-in-past', data)
  if (isPast.checkOut) throw new AppError('stay.check-out-past', data)
  if (checkIn > addDays(today, MAX_DAYS_AHEAD)) throw new AppError('stay.too-far-ahead', data)
}
