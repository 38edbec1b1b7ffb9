import { dayOf, minuteOf } from './journeys/calendar.ts'
import { findJourneys, type Journey, seedNumber } from './journeys/find-journeys.ts'
import { findPaths } from './journeys/find-paths.ts'
import type { Carrier } from './network/airlines.ts'
import { sitesFor } from './network/places.ts'
import { toLocal } from './network/zone-offset.ts'
import type { OfferQuery, QuerySlice, TimeRange } from './offer-query.ts'

/** Bookings close two hours before departure and open 400 days ahead: the vendor's own examples fly in a year and change the flight by four weeks. */
const CLOSES_MINUTES = 120
const OPENS_DAYS = 400
const JOURNEYS_PER_OWNER = 8
/** The travel time, in minutes, that a connection counts as. */
const CHANGE_COST = 150

/** The journeys of one slice by the carrier that sells them, best first. */
export function searchSlice(slice: QuerySlice, query: OfferQuery): Map<Carrier, Journey[]> {
  const found = new Map<Carrier, Journey[]>()
  const day = dayOf(slice.departure_date)
  const now = query.now.getTime() / 60_000
  if (day === null || day > now / 1440 + OPENS_DAYS) return found
  const seed = seedNumber(query.seed)
  for (const from of sitesFor(slice.origin)) {
    for (const to of sitesFor(slice.destination)) {
      for (const path of findPaths(from, to, query.maxConnections ?? 1)) {
        if (query.account.carriers && !query.account.carriers.has(path.owner.iata)) continue
        const journeys = findJourneys(path, day, now + CLOSES_MINUTES, seed).filter((journey) => isWanted(journey, slice))
        const listed = found.get(path.owner)
        if (listed) listed.push(...journeys)
        else if (journeys.length > 0) found.set(path.owner, journeys)
      }
    }
  }
  for (const [owner, journeys] of found) found.set(owner, best(journeys))
  return found
}

const cost = (journey: Journey) => journey.arrives - journey.departs + CHANGE_COST * (journey.legs.length - 1)

/** The shortest ones, without two departures at the same minute along the same path. */
export function best(journeys: Journey[]): Journey[] {
  return journeys.toSorted((a, b) => cost(a) - cost(b) || a.departs - b.departs).slice(0, JOURNEYS_PER_OWNER)
}

function isWanted(journey: Journey, slice: QuerySlice): boolean {
  const from = journey.path.legs[0]?.route.from
  const to = journey.path.legs.at(-1)?.route.to
  if (!from || !to) return false
  return (
    within(toLocal(from.zone, journey.departs), slice.departure_time) &&
    within(toLocal(to.zone, journey.arrives), slice.arrival_time)
  )
}

function within(local: number, range: TimeRange | null | undefined): boolean {
  if (!range) return true
  const minute = ((local % 1440) + 1440) % 1440
  return minute >= (minuteOf(range.from) ?? 0) && minute <= (minuteOf(range.to) ?? 1439)
}
