import { dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { dateError } from '#domain/flights/journey.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { unknownPlace } from '#domain/travel/is-meant.ts'
import { airportsOf, timeZoneOf } from '#domain/travel/places.ts'
import { suggestPlaces } from '#domain/travel/suggest-places.ts'

/** Names an unknown code, and suggests what may be meant. */
function refuseCode(code: string): string {
  const meant = suggestPlaces(code, 3).map((place) => `${place.city} (${place.code})`)
  return meant.length > 0 ? `${unknownPlace(code)} Did you mean ${meant.join(' or ')}?` : unknownPlace(code)
}

/**
 * Refuses searches that no supplier can answer: unknown places, both ends in one city (`input.invalid` with the fields), dates that are past in the
 * local time of departure or too far ahead. The error dialog reads `start_date` and `end_date`.
 */
export function checkSearch(search: FlightSearch, now: Date): void {
  const problems = [search, ...search.more].flatMap((leg, index) => {
    const at = index === 0 ? '' : `more.${index - 1}.`
    const [from, to] = [airportsOf(leg.from), airportsOf(leg.to)]
    const unknown = Object.entries({ from, to }).filter(([, airports]) => airports.length === 0)
    if (unknown.length > 0)
      return unknown.map(([end]) => ({ path: `${at}${end}`, message: refuseCode(end === 'from' ? leg.from : leg.to) }))
    return to.every((airport) => from.includes(airport)) ? [{ path: `${at}to`, message: 'Both places are the same city.' }] : []
  })
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const error = dateError(search, dayAt(now, timeZoneOf(search.from)))
  if (error) throw new AppError(error, { start_date: search.depart, ...(search.return ? { end_date: search.return } : {}) })
}
