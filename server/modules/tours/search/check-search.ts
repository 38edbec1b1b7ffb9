import { addDays, dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { MAX_DAYS_AHEAD } from '#domain/tours/search-rules.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'

/** Refuses days that nobody sells: all past in the local time of the place, or too far ahead. */
export function checkSearch({ destination, from, to }: TourSearch, now: Date): void {
  const today = dayAt(now, zoneAt(destination.latitude, destination.longitude))
  const data = { start_date: from, end_date: to }
  if (to < today) throw new AppError('tour.dates-in-past', data)
  if (from > addDays(today, MAX_DAYS_AHEAD)) throw new AppError('tour.too-far-ahead', data)
}
