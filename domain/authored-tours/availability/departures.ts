import { addDays, isDay, type LocalDate } from '../../dates.ts'
import { appliesOn } from './applies-on.ts'
import { localTimesOf } from './instant-of-local.ts'
import type { Departure, OptionSchedule, Slot } from './schedule.ts'

const MINUTE_MS = 60_000
const END_OF_DAY = '23:59'

/** What is open on a day, each start once, ascending. */
function slotsOn({ rules, exceptions }: OptionSchedule, day: LocalDate): Slot[] {
  const exception = exceptions.findLast(({ from, to }) => day >= from && day <= to)
  const slots = exception ? exception.times : rules.flatMap((rule) => (appliesOn(rule, day) ? rule.times : []))
  const found = new Map<string, Slot>()
  for (const slot of slots) if (!found.has(slot.from)) found.set(slot.from, slot)
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** The departures of an option whose local day lies in the period, both ends included, ascending. */
export function departuresIn(schedule: OptionSchedule, { from, to }: { from: LocalDate; to: LocalDate }): Departure[] {
  const { kind, zone, durationMinutes, cutOffMinutes } = schedule
  const instantOf = localTimesOf(zone)
  const before = (instant: Date, minutes: number) => new Date(instant.getTime() - minutes * MINUTE_MS)

  function openDay(day: LocalDate, slots: readonly Slot[]): Departure[] {
    const [first] = slots
    if (!first) return []
    const openingHours = slots.map((slot) => ({ from: slot.from, to: slot.to ?? END_OF_DAY }))
    const ends = openingHours.map((one) => instantOf(one.to <= one.from ? addDays(day, 1) : day, one.to).getTime())
    const endsAt = new Date(Math.max(...ends))
    const startsAt = instantOf(day, first.from)
    // Tickets are sold until it closes.
    return [{ id: day, day, time: null, openingHours, startsAt, endsAt, bookableUntil: before(endsAt, cutOffMinutes) }]
  }

  function startsOf(day: LocalDate, slots: readonly Slot[]): Departure[] {
    return slots.map(({ from: time }) => {
      const startsAt = instantOf(day, time)
      const endsAt = before(startsAt, -durationMinutes)
      const bookableUntil = before(startsAt, cutOffMinutes)
      return { id: `${day}T${time}`, day, time, openingHours: [], startsAt, endsAt, bookableUntil }
    })
  }

  const departuresOn = kind === 'opening-hours' ? openDay : startsOf
  const found: Departure[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) found.push(...departuresOn(day, slotsOn(schedule, day)))
  return found
}

/** The departure of an id; null where the schedule has none. */
export function departureOf(schedule: OptionSchedule, id: string): Departure | null {
  const day = id.slice(0, 10)
  if (!isDay(day)) return null
  return departuresIn(schedule, { from: day, to: day }).find((one) => one.id === id) ?? null
}
