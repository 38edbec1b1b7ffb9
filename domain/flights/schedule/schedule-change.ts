import { z } from 'zod'
import { formatDate, formatDuration } from '../../dates.ts'
import type { FlightSlice } from '../offer.ts'

/** What was answered to an airline's change of its schedule: accepted, or cancelled or changed with the airline instead. */
export const scheduleAnswers = ['accepted', 'cancelled', 'changed'] as const
export type ScheduleAnswer = (typeof scheduleAnswers)[number]

/** One journey of a schedule, without the ids of its flights. Times are local to the airports. */
export const ScheduleLeg = z.object({
  from: z.string(),
  to: z.string(),
  fromCity: z.string(),
  toCity: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  /** `BA 74`, one for each flight. */
  flights: z.array(z.string()),
})
export type ScheduleLeg = z.infer<typeof ScheduleLeg>

/** A journey that the airline changed. */
export const ChangedLeg = z.object({
  before: ScheduleLeg,
  /** Null where the airline no longer flies it. */
  after: ScheduleLeg.nullable(),
  /** How much later it leaves and arrives, in minutes; earlier if negative. Null where the place is another one, or there is no journey any more. */
  departsLater: z.int().nullable(),
  arrivesLater: z.int().nullable(),
})
export type ChangedLeg = z.infer<typeof ChangedLeg>

/** Whether the airline still flies it. */
export const isFlown = ({ after }: ChangedLeg): boolean => after !== null

function legOf({ from, to, departsAt, arrivesAt, segments }: FlightSlice): ScheduleLeg {
  const flights = segments.map(({ marketingCarrier, flightNumber }) => `${marketingCarrier} ${flightNumber}`)
  return {
    from,
    to,
    fromCity: segments[0]?.fromCity ?? from,
    toCity: segments.at(-1)?.toCity ?? to,
    departsAt,
    arrivesAt,
    flights,
  }
}

/** Minutes between two local times of one place. */
const minutesApart = (before: string, after: string): number =>
  Math.round((Date.parse(`${after.slice(0, 19)}Z`) - Date.parse(`${before.slice(0, 19)}Z`)) / 60_000)

const isSameLeg = (one: ScheduleLeg, other: ScheduleLeg): boolean => JSON.stringify(one) === JSON.stringify(other)

function compare(before: ScheduleLeg, after: ScheduleLeg | null): ChangedLeg {
  const from = after && after.from === before.from ? minutesApart(before.departsAt, after.departsAt) : null
  const to = after && after.to === before.to ? minutesApart(before.arrivesAt, after.arrivesAt) : null
  return { before, after, departsLater: from, arrivesLater: to }
}

/** The journeys that differ between two schedules of one order. */
export function changedLegs(before: readonly FlightSlice[], after: readonly FlightSlice[]): ChangedLeg[] {
  const pairs = pairSlices(before, after)
  return pairs.flatMap(([old, now]) => {
    const leg = legOf(old)
    const changed = now && legOf(now)
    return changed && isSameLeg(leg, changed) ? [] : [compare(leg, changed)]
  })
}

/** Each slice with the one that takes its place: by position while nothing is left out, otherwise by its airports. */
function pairSlices(before: readonly FlightSlice[], after: readonly FlightSlice[]): [FlightSlice, FlightSlice | null][] {
  if (before.length === after.length) return before.map((slice, at) => [slice, after[at] ?? null])
  const left = [...after]
  return before.map((slice) => {
    const at = left.findIndex(({ from, to }) => from === slice.from && to === slice.to)
    return [slice, at === -1 ? null : (left.splice(at, 1)[0] ?? null)]
  })
}

/** `removed` of a schedule replaced by `added`, each in the place of the slice between the same airports. */
export function rescheduled(
  slices: readonly FlightSlice[],
  { removed, added }: { removed: readonly FlightSlice[]; added: readonly FlightSlice[] },
): FlightSlice[] {
  const result: (FlightSlice | null)[] = [...slices]
  pairSlices(removed, added).forEach(([old, now]) => {
    const same = result.findIndex((slice) => slice?.departsAt === old.departsAt && slice.from === old.from)
    const at = same === -1 ? result.findIndex((slice) => slice?.from === old.from && slice.to === old.to) : same
    if (at !== -1) result[at] = now && keepIds(slices[at] ?? old, now)
  })
  return result.filter((slice) => slice !== null)
}

/** Seats and bags refer to flights by their ids: a flight between the same airports keeps the one that it had. */
const keepIds = (old: FlightSlice, now: FlightSlice): FlightSlice => ({
  ...now,
  conditions: now.conditions ?? old.conditions,
  fareBrand: now.fareBrand ?? old.fareBrand,
  segments: now.segments.map((segment) => {
    const same = old.segments.find(({ from, to }) => from === segment.from && to === segment.to)
    return same ? { ...segment, id: same.id, fareBasis: segment.fareBasis ?? same.fareBasis } : segment
  }),
})

const timeOf = (local: string): string => local.slice(11, 16)

/** `22 Nov 2026, 15:05 Lagos to 21:40 London`, in local times. */
export const legWords = ({ departsAt, arrivesAt, fromCity, toCity }: ScheduleLeg): string => {
  const later = arrivesAt.slice(0, 10) === departsAt.slice(0, 10) ? '' : ` on ${formatDate(arrivesAt.slice(0, 10))}`
  return `${formatDate(departsAt.slice(0, 10))}, ${timeOf(departsAt)} ${fromCity} to ${timeOf(arrivesAt)} ${toCity}${later}`
}

/** The new times of a journey, or that there is none. */
export const newTimeWords = ({ before, after }: ChangedLeg): string =>
  after ? legWords(after) : `${before.fromCity} to ${before.toCity} is no longer flown`

/** `1 h 5 min later`, `20 min earlier`, `at the same time`. */
export function laterWords(minutes: number): string {
  if (minutes === 0) return 'at the same time'
  return `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`
}
