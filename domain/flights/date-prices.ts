import { z } from 'zod'
import { addDays, daysBetween, type LocalDate } from '../dates.ts'
import { MoneyShape } from '../waterfall.ts'
import { dateError } from './journey.ts'
import { FlightSearch } from './search.ts'
import { FLEXIBLE_DAYS, MAX_DAYS_AHEAD } from './search-rules.ts'

/**
 * `strip`: the departure moves by up to three days and the return along with it. `grid`: both move, each on its own. `departures` and `returns` are
 * for calendars and tell only what is remembered, for all days that airlines sell from the search's departure on: the departure with the return
 * moved along, or the return alone.
 */
export const dateSpans = ['strip', 'grid', 'departures', 'returns'] as const
export const DateSpan = z.enum(dateSpans)
export type DateSpan = z.infer<typeof DateSpan>

/** The days of a journey; `return` is null one-way. */
export interface JourneyDays {
  depart: LocalDate
  return: LocalDate | null
}

/**
 * The lowest total of a search on these days. `priced` has a total; `no-flights`: every supplier answered and none flies; `not-sold`: days that have
 * passed, lie too far ahead or return before they leave; `unknown`: a supplier failed, or nobody was asked.
 */
export const DatePrice = z.object({
  depart: z.iso.date(),
  return: z.iso.date().nullable(),
  status: z.enum(['priced', 'no-flights', 'not-sold', 'unknown']),
  total: MoneyShape.nullable(),
  /** How long the suppliers took; null where nobody was asked. */
  milliseconds: z.int().nullable(),
})
export type DatePrice = z.infer<typeof DatePrice>

export const daysKey = (days: JourneyDays): string => `${days.depart}|${days.return ?? ''}`

const shifts = Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, index) => index - FLEXIBLE_DAYS)

/** Days around one, itself in the middle. */
export const daysAround = (day: LocalDate): LocalDate[] => shifts.map((shift) => addDays(day, shift))

/** The same journey, moved as a whole. */
const movedTo = (days: JourneyDays, depart: LocalDate): JourneyDays => ({
  depart,
  return: days.return && addDays(days.return, daysBetween(days.depart, depart)),
})

const strip = (days: JourneyDays) => daysAround(days.depart).map((depart) => movedTo(days, depart))

/** One row a return, one-way the strip alone. */
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

/** How far days are from those searched for. */
const distance = (from: JourneyDays, to: JourneyDays) =>
  Math.abs(daysBetween(from.depart, to.depart)) + (from.return && to.return ? Math.abs(daysBetween(from.return, to.return)) : 0)

/**
 * Those of the strip first and of them the nearest to the searched days, for they are looked at first; the searched days themselves last, for the
 * search that is running just then finds their price anyway.
 */
export function inAskingOrder(search: FlightSearch, days: readonly JourneyDays[]): JourneyDays[] {
  const own = daysOf(search)
  const isOfStrip = (one: JourneyDays) => movedTo(own, one.depart).return === one.return
  const order = (one: JourneyDays) => (distance(own, one) || 2 * days.length) + (isOfStrip(one) ? 0 : days.length)
  return days.toSorted((a, b) => order(a) - order(b))
}

/** The search on other days, or null where airlines sell nothing on them. `today` is the day at the origin. */
export function searchOn(search: FlightSearch, days: JourneyDays, today: LocalDate): FlightSearch | null {
  const { data } = FlightSearch.safeParse({ ...search, ...days })
  return data && !dateError(data, today) ? data : null
}

/** The lowest of the prices that are known; null when none is. */
export function lowestOf<T extends Pick<DatePrice, 'total'>>(prices: Iterable<T>): T | null {
  let lowest: T | null = null
  for (const price of prices) if (price.total && (!lowest?.total || price.total.amount < lowest.total.amount)) lowest = price
  return lowest
}
