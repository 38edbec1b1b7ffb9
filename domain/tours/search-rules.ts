import { daysBetween, isDay } from '../dates.ts'
import type { FieldProblem } from '../field-rules.ts'
import type { Party, TourSearch } from './search.ts'

export const MAX_ADULTS = 20
export const MAX_CHILDREN = 20
/** The longest searched period: each day has a price. */
export const MAX_SEARCH_DAYS = 31
export const MAX_DAYS_AHEAD = 365
/** Children are younger. */
export const ADULT_AGE = 18
/** Tours are searched within this many kilometres of a point, and of a city beyond its extent. */
export const TOUR_RADIUS_KM = 25

export const tourSearchWords = {
  place: 'Choose a city or a landmark from the list.',
  day: 'Choose a date.',
  order: 'The last day is not before the first.',
  period: `A search covers at most ${MAX_SEARCH_DAYS} days.`,
  people: `One booking has 1 to ${MAX_ADULTS} adults.`,
  children: `One booking has at most ${MAX_CHILDREN} children.`,
  age: `A child is 0 to ${ADULT_AGE - 1} years old on the day of the tour.`,
}

/** The number of people. */
export const partyCount = ({ adults, children }: Party): number => adults + children.length

/** The errors of a search for tours, by field; the same messages for the form and for the shape. */
export function tourSearchProblems({ destination, from, to, adults, children }: TourSearch): FieldProblem[] {
  const areDays = isDay(from) && isDay(to)
  const days = areDays ? daysBetween(from, to) : 0
  const rules: [isBroken: boolean, path: string, message: string][] = [
    [destination.name === '', 'destination', tourSearchWords.place],
    [!isDay(from), 'from', tourSearchWords.day],
    [!isDay(to), 'to', tourSearchWords.day],
    [areDays && days < 0, 'to', tourSearchWords.order],
    [areDays && days >= MAX_SEARCH_DAYS, 'to', tourSearchWords.period],
    [adults < 1 || adults > MAX_ADULTS, 'adults', tourSearchWords.people],
    [children.length > MAX_CHILDREN, 'children', tourSearchWords.children],
    [children.some((age) => age < 0 || age >= ADULT_AGE), 'children', tourSearchWords.age],
  ]
  return rules.flatMap(([isBroken, path, message]) => (isBroken ? [{ path, message }] : []))
}
