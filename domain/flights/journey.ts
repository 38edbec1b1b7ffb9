import { addDays, type LocalDate } from '../dates.ts'
import type { ErrorCode } from '../errors.ts'
import type { FlightSearch } from './search.ts'

/** Days from today to the last day that airlines sell. */
export const MAX_DAYS_AHEAD = 359

export interface SearchSlice {
  from: string
  to: string
  date: LocalDate
}

export function slicesOf(search: FlightSearch): SearchSlice[] {
  const out = { from: search.from, to: search.to, date: search.depart }
  if (search.trip === 'multi-city') return [out, ...search.more.map(({ from, to, depart }) => ({ from, to, date: depart }))]
  return search.trip === 'round-trip' && search.return ? [out, { from: search.to, to: search.from, date: search.return }] : [out]
}

export const lastTravelDay = (search: FlightSearch): LocalDate => slicesOf(search).at(-1)?.date ?? search.depart

export const seats = (search: Pick<FlightSearch, 'adults' | 'children'>): number => search.adults + search.children.length

/** The error of a search whose dates have passed or are beyond the bookable days; null if the dates are valid. `today` is the day at the origin. */
export function dateError(search: FlightSearch, today: LocalDate): ErrorCode | null {
  const returns = search.trip === 'round-trip' ? search.return : null
  const departed = search.depart < today
  const returned = returns !== null && returns < today
  if (departed && returned) return 'flight.dates-in-past'
  if (departed) return 'flight.departure-in-past'
  if (returned) return 'flight.return-in-past'
  if (lastTravelDay(search) > addDays(today, MAX_DAYS_AHEAD)) return 'flight.too-far-ahead'
  return null
}
