import { addDays, isDay, type LocalDate } from '../../dates.ts'
import { weekdayOf } from '../../tours/kinds.ts'
import { appliesOn } from './applies-on.ts'
import { localTimesOf } from './instant-of-local.ts'
import type { Departure, OptionSchedule, RuleException, Slot } from './schedule.ts'

const MINUTE_MS = 60_000
const END_OF_DAY = '23:59'

/** Each start once, ascending. */
function ascending(slots: readonly Slot[]): Slot[] {
  const found = new Map<string, Slot>()
  for (const slot of slots) if (!found.has(slot.from)) found.set(slot.from, slot)
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** What is open on a day, each start once, ascending. Days with the same rules have the same starts: they are sorted once. */
function slotsBy({ rules, exceptions }: OptionSchedule): (day: LocalDate) => Slot[] {
  const ofRules = new Map<string, Slot[]>()
  const ofExceptions = new Map<RuleException, Slot[]>()
  const once = <K>(known: Map<K, Slot[]>, key: K, read: () => readonly Slot[]): Slot[] => {
    const slots = known.get(key) ?? ascending(read())
    known.set(key, slots)
    return slots
  }
  return (day) => {
    const exception = exceptions.findLast(({ from, to }) => day >= from && day <= to)
    if (exception) return once(ofExceptions, exception, () => exception.times)
    const weekday = weekdayOf(day)
    const applying = rules.filter((rule) => appliesOn(rule, day, weekday))
    return once(ofRules, applying.map((rule) => rules.indexOf(rule)).join(), () => applying.flatMap(({ times }) => times))
  }
}

/** The departures of an option whose local day lies in the period, both ends included, ascending. */
export function departuresIn(schedule: OptionSchedule, { from, to }: { from: LocalDate; to: LocalDate }): Departure[] {
  const { kind, zone, durationMinutes, cutOffMinutes } = schedule
  const timesOn = localTimesOf(zone)
  const slotsOn = slotsBy(schedule)
  const before = (instant: Date, minutes: number) => new Date(instant.getTime() - minutes * MINUTE_MS)

  function openDay(day: LocalDate, slots: readonly Slot[]): Departure[] {
    const [first] = slots
    if (!first) return []
    const openingHours = slots.map((slot) => ({ from: slot.from, to: slot.to ?? END_OF_DAY }))
    const [today, tomorrow] = [timesOn(day), timesOn(addDays(day, 1))]
    const ends = openingHours.map((one) => (one.to <= one.from ? tomorrow : today)(one.to).getTime())
    const endsAt = new Date(Math.max(...ends))
    const startsAt = today(first.from)
    // Tickets are sold until it closes.
    return [{ id: day, day, time: null, openingHours, startsAt, endsAt, bookableUntil: before(endsAt, cutOffMinutes) }]
  }

  function startsOf(day: LocalDate, slots: readonly Slot[]): Departure[] {
    const instantOf = timesOn(day)
    return slots.map(({ from: time }) => {
      const startsAt = instantOf(time)
      const endsAt = before(startsAt, -durationMinutes)
      const bookableUntil = before(startsAt, cutOffMinutes)
      return { id: `${day}T${time}`, day, time, openingHours: [], startsAt, endsAt, bookableUntil }
    })
  }

  const departuresOn = kind === 'opening-hours' ? openDay : startsOf
  const found: Departure[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) found.push(...departuresOn(day, slotsOn(day)))
  return found
}

/** The departure of an id; null where the schedule has none. */
export function departureOf(schedule: OptionSchedule, id: string): Departure | null {
  const day = id.slice(0, 10)
  if (!isDay(day)) return null
  return departuresIn(schedule, { from: day, to: day }).find((one) => one.id === id) ?? null
}
