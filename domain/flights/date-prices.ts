import { z } from 'zod'
import { addDays, daysBetween, type LocalDate } from '../dates.ts'
import { MoneyShape } from '../money/waterfall.ts'
import { dateError, MAX_DAYS_AHEAD } from './journey.ts'
import { FlightSearch } from './search.ts'
import { FLEXIBLE_DAYS } from './search-rules.ts'

/**
 * `strip`: departure and return move together by up to three days. `grid`: both move independently. `departures` and `returns` are for calendars and
 * contain only cached prices, for all bookable days from the search's departure on: the departure with the return moved too, or only the return.
 */
export const dateSpans = ['strip', 'grid', 'departures', 'returns'] as const
export const DateSpan = z.enum(dateSpans)
export type DateSpan = z.infer<typeof DateSpan>

/** The days of a journey; `return` is null for one-way. */
export interface JourneyDays {
  depart: LocalDate
  return: LocalDate | null
}

/**
 * The lowest total of a search on these days. `priced` has a total; `no-flights`: every supplier answered without flights; `not-sold`: days that have
 * passed, are too far ahead or return before the departure; `unknown`: a supplier failed, or none was asked.
 */
export const DatePrice = z.object({
  depart: z.iso.date(),
  return: z.iso.date().nullable(),
  status: z.enum(['priced', 'no-flights', 'not-sold', 'unknown']),
  total: MoneyShape.nullable(),
  /** The duration of the suppliers' answers; null if none was asked. */
  milliseconds: z.int().nullable(),
})
export type DatePrice = z.infer<typeof DatePrice>

export const daysKey = (days: JourneyDays): string => `${days.depart}|${days.return ?? ''}`

const shifts = Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, index) => index - FLEXIBLE_DAYS)

/** The days around one, including it. */
export const daysAround = (day: LocalDate): LocalDate[] => shifts.map((shift) => addDays(day, shift))

/** The same journey, moved as a whole. */
const movedTo = (days: JourneyDays, depart: LocalDate): JourneyDays => ({
  depart,
  return: days.return && addDays(days.return, daysBetween(days.depart, depart)),
})

const strip = (days: JourneyDays) => daysAround(days.depart).map((depart) => movedTo(days, depart))

/** One row per return; one-way only the strip. */
function grid(days: JourneyDays): JourneyDays[] {
  const back = days.return
  if (!back) return strip(days)
  return daysAround(back).flatMap((home) => daysAround(days.depart).map((depart) => ({ depart, return: home })))
}

const calendar = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, index) => index)

const bySpan: Record<DateSpan, (days: JourneyDays) => JourneyDays[]> = {
  strip,
  grid,
  departures: (days) => calendar.map((shift) => movedTo(days, addDays(days.depart, shift))),
  returns: (days) => calendar.map((shift) => ({ depart: days.depart, return: addDays(days.depart, shift) })),
}

export const daysOf = (search: FlightSearch): JourneyDays => ({
  depart: search.depart,
  return: search.trip === 'round-trip' ? search.return : null,
})

/** The days of a span; none for a multi-city trip, whose days do not move together. */
export const spanDays = (search: FlightSearch, span: DateSpan): JourneyDays[] =>
  search.trip === 'multi-city' ? [] : bySpan[span](daysOf(search))

/** The distance of days from the searched days. */
const distance = (from: JourneyDays, to: JourneyDays) =>
  Math.abs(daysBetween(from.depart, to.depart)) + (from.return && to.return ? Math.abs(daysBetween(from.return, to.return)) : 0)

/** First the strip, nearest days first, because users see them first; the searched days last, because the running search finds their price anyway. */
export function inAskingOrder(search: FlightSearch, days: readonly JourneyDays[]): JourneyDays[] {
  const own = daysOf(search)
  const isOfStrip = (one: JourneyDays) => movedTo(own, one.depart).return === one.return
  const order = (one: JourneyDays) => (distance(own, one) || 2 * days.length) + (isOfStrip(one) ? 0 : days.length)
  return days.toSorted((a, b) => order(a) - order(b))
}

/** The search on other days, or null if airlines do not sell them. `today` is the day at the origin. */
export function searchOn(search: FlightSearch, days: JourneyDays, today: LocalDate): FlightSearch | null {
  const { data } = FlightSearch.safeParse({ ...search, ...days })
  return data && !dateError(data, today) ? data : null
}

/** The lowest of the known prices; null if there is none. */
export function lowestOf<T extends Pick<DatePrice, 'total'>>(prices: Iterable<T>): T | null {
  let lowest: T | null = null
  for (const price of prices) if (price.total && (!lowest?.total || price.total.amount < lowest.total.amount)) lowest = price
  return lowest
}
