import { addDays, formatDate, type LocalDate } from '../../dates.ts'
import type { FeasibilityRule, Finding } from '../rule.ts'
import { dayOf, isNear, journeysOf, nightsBetween, nightsOf, spanOf, timeOf, visitsOf } from '../timeline.ts'
import type { TripItemFacts } from '../trip-facts.ts'

/** Who lands before this hour needs the room of the night before. */
const NIGHT_ENDS = '06:00'

/** Consecutive nights as runs: the first night, and how many. */
function runsOf(nights: readonly LocalDate[]): { first: LocalDate; count: number }[] {
  const runs: { first: LocalDate; count: number }[] = []
  for (const night of nights) {
    const last = runs.at(-1)
    if (last && addDays(last.first, last.count) === night) last.count++
    else runs.push({ first: night, count: 1 })
  }
  return runs
}

/** The nights that somebody spends in the air. */
const flown = (items: readonly TripItemFacts[]) =>
  journeysOf(items).flatMap(({ departs, arrives }) => nightsBetween(dayOf(departs), dayOf(arrives)))

/** Every night between the first and the last day has a room, or is spent on a flight. */
export const missingNight: FeasibilityRule = {
  passes: 'Every night has a room or is spent on a flight.',
  applies: (items) => items.some(({ nights, visits }) => nights.length + visits.length > 0) && spanOf(items) !== null,
  check(items) {
    const span = spanOf(items)
    if (!span) return []
    const stays = nightsOf(items)
    const used = new Set([...flown(items), ...stays.flatMap(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut))])
    const missing = nightsBetween(span.from, span.to).filter((night) => !used.has(night))
    return runsOf(missing).map(({ first, count }) => ({
      level: 'warn' as const,
      says:
        count === 1
          ? `No room for the night of ${formatDate(first)}.`
          : `No room for ${count} nights from ${formatDate(first)} to ${formatDate(addDays(first, count))}.`,
      items: [],
    }))
  },
}

/** A room is there when a flight lands at night, and is not paid for a night that is spent on the flight. */
export const lateLanding: FeasibilityRule = {
  passes: 'Rooms are ready when flights land.',
  applies: (items) => journeysOf(items).length > 0 && nightsOf(items).length > 0,
  check(items) {
    const stays = nightsOf(items)
    return journeysOf(items).flatMap(({ item, departs, arrives, to }): Finding[] => {
      const [left, landed] = [dayOf(departs), dayOf(arrives)]
      const isAtNight = timeOf(arrives) < NIGHT_ENDS
      const there = stays.filter(({ place }) => isNear(place, to))
      const hasNightBefore = there.some(({ checkIn, checkOut }) => checkIn < landed && landed <= checkOut)
      const starting = there.find(({ checkIn }) => checkIn === landed)
      if (isAtNight && starting && !hasNightBefore)
        return [
          {
            level: 'warn',
            says: `${item.title} lands at ${timeOf(arrives)} on ${formatDate(landed)}, and the room of ${starting.item.title} starts that afternoon. Book the night before too.`,
            items: [item.id, starting.item.id],
          },
        ]
      const early = there.find(({ checkIn }) => checkIn === left)
      if (!isAtNight && early && left < landed)
        return [
          {
            level: 'warn',
            says: `${item.title} lands on ${formatDate(landed)}, and ${early.item.title} starts on ${formatDate(left)}: its first night is spent on the flight.`,
            items: [item.id, early.item.id],
          },
        ]
      return []
    })
  },
}

/** Time between landing and what is booked next, and between what is booked and the next departure. */
const AFTER_LANDING_MINUTES = 120
const BEFORE_DEPARTURE_MINUTES = 180

/** A visit starts after landing, with time to get there, and ends in time for the next flight. */
export const landingBuffer: FeasibilityRule = {
  passes: `Tours start at least ${AFTER_LANDING_MINUTES / 60} hours after landing and end ${BEFORE_DEPARTURE_MINUTES / 60} hours before departure.`,
  applies: (items) => journeysOf(items).length > 0 && visitsOf(items).length > 0,
  check(items) {
    const journeys = journeysOf(items)
    return visitsOf(items).flatMap(({ item, place, starts, ends }): Finding[] => {
      const landings = journeys.filter(({ to }) => isNear(to, place))
      const before = landings.filter(({ arrives }) => arrives.at <= starts.at).at(-1)
      const after = landings.find(({ arrives }) => arrives.at > starts.at)
      const next = journeys.find(({ from, departs }) => isNear(from, place) && departs.at >= ends.at)
      const isAway = !before && !journeys.some(({ from, departs }) => isNear(from, place) && departs.at >= starts.at)
      const found: Finding[] = []
      if (after && isAway)
        found.push({
          level: 'fail',
          says: `${item.title} starts at ${timeOf(starts)} on ${formatDate(dayOf(starts))}, before ${after.item.title} lands at ${timeOf(after.arrives)} on ${formatDate(dayOf(after.arrives))}.`,
          items: [item.id, after.item.id],
        })
      const rest = before ? (starts.at - before.arrives.at) / 60_000 : Infinity
      if (before && rest < AFTER_LANDING_MINUTES)
        found.push({
          level: 'warn',
          says: `${item.title} starts ${Math.round(rest)} minutes after ${before.item.title} lands. Plan at least ${AFTER_LANDING_MINUTES}.`,
          items: [item.id, before.item.id],
        })
      const left = next ? (next.departs.at - ends.at) / 60_000 : Infinity
      if (next && left < BEFORE_DEPARTURE_MINUTES)
        found.push({
          level: 'warn',
          says: `${item.title} ends ${Math.round(left)} minutes before ${next.item.title} departs. Plan at least ${BEFORE_DEPARTURE_MINUTES}.`,
          items: [item.id, next.item.id],
        })
      return found
    })
  },
}
