import { daysBetween, formatDuration } from '#domain/dates.ts'
import { type FlightSegment, type FlightSlice, stopsOf } from '#domain/flights/offer.ts'

/** Waiting time at which a connection is worth a word: below it is tight, above it is long. Minutes. */
const SHORT_WAIT = 60
const LONG_WAIT = 300

export interface Layover {
  /** Where the traveller waits: the airport of arrival. */
  airport: string
  city: string
  /** Both clocks are of the same city, so local times may be compared. */
  minutes: number
  /** The airport the next flight leaves from, when it is another one. */
  changesTo: string | null
  terminalChange: { from: string; to: string } | null
  isOvernight: boolean
  isShort: boolean
  isLong: boolean
}

const localMinutes = (from: string, to: string) => Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000)

/** A local time without its seconds' fraction and zone, as `Date.parse` reads it with a zone of its own. */
const local = (time: string) => time.slice(0, 19)

/** A wait that begins before midnight and ends after four in the morning is a night. */
const isNight = (from: string, to: string) => daysBetween(from, to) > 0 && Number(to.slice(11, 13)) >= 4

/** The waits between the flights of one way, in order. */
export function layoversOf(slice: Pick<FlightSlice, 'segments'>): Layover[] {
  return slice.segments.slice(1).flatMap((next, index) => {
    const before = slice.segments[index]
    if (!before) return []
    const minutes = localMinutes(local(before.arrivesAt), local(next.departsAt))
    const isSame = before.to === next.from
    const { toTerminal } = before
    const { fromTerminal } = next
    const terminalChange =
      isSame && toTerminal && fromTerminal && toTerminal !== fromTerminal ? { from: toTerminal, to: fromTerminal } : null
    return {
      airport: before.to,
      city: before.toCity,
      minutes,
      changesTo: isSame ? null : next.from,
      terminalChange,
      isOvernight: isNight(before.arrivesAt, next.departsAt),
      isShort: minutes < SHORT_WAIT,
      isLong: minutes >= LONG_WAIT,
    }
  })
}

/** `2 h 05 min in Addis Ababa (ADD)`. */
export const layoverWords = (wait: Layover): string => `${formatDuration(wait.minutes)} in ${wait.city} (${wait.airport})`

/** What a traveller must know of a wait, in words; empty when there is nothing to do but wait. */
export function layoverNotes(wait: Layover): string[] {
  const notes: string[] = []
  if (wait.changesTo) notes.push(`Change of airport: ${wait.airport} to ${wait.changesTo}, at your own cost`)
  if (wait.terminalChange) notes.push(`Change of terminal: ${wait.terminalChange.from} to ${wait.terminalChange.to}`)
  if (wait.isOvernight) notes.push('Overnight wait')
  if (wait.isShort) notes.push('Short connection')
  if (wait.isLong && !wait.isOvernight) notes.push('Long wait')
  return notes
}

/** `Direct`, `1 stop`, `2 stops`. Stops on the way with the same flight number count. */
export function stopsLabel(slice: FlightSlice): string {
  const stops = stopsOf(slice)
  if (stops === 0) return 'Direct'
  return stops === 1 ? '1 stop' : `${stops} stops`
}

/** Under the stops of a card: `2 h 05 min in Addis Ababa (ADD)`, or the places alone when there are several. */
export function stopPlaces(slice: FlightSlice): string {
  const waits = layoversOf(slice)
  const touched = slice.segments.flatMap((segment) => segment.stops)
  const [only] = waits
  if (waits.length === 1 && only && touched.length === 0) return layoverWords(only)
  return [...waits.map((wait) => wait.city), ...touched].join(', ')
}

/** `+1`, `+2`, `-1`, or null when it arrives on the day it leaves. */
export function dayOffset(slice: Pick<FlightSlice, 'departsAt' | 'arrivesAt'>): string | null {
  const days = daysBetween(slice.departsAt, slice.arrivesAt)
  if (days === 0) return null
  return days > 0 ? `+${days}` : `−${-days}`
}

/** `arrives the next day`, for who cannot see the small figure. */
export function dayOffsetWords(slice: Pick<FlightSlice, 'departsAt' | 'arrivesAt'>): string {
  const days = daysBetween(slice.departsAt, slice.arrivesAt)
  if (days === 1) return 'arrives the next day'
  return days > 1 ? `arrives ${days} days later` : 'arrives the day before, by local time'
}

export const flightCode = (segment: Pick<FlightSegment, 'marketingCarrier' | 'flightNumber'>): string =>
  `${segment.marketingCarrier} ${segment.flightNumber}`

/** Airlines that fly a part for the one that sells it, each once. */
export function operatedBy(slices: readonly Pick<FlightSlice, 'segments'>[]): string[] {
  const segments = slices.flatMap((slice) => slice.segments)
  const others = segments.filter((segment) => segment.operatingCarrier !== segment.marketingCarrier)
  return [...new Set(others.map((segment) => segment.operatingCarrierName))]
}

/** The airlines whose flight numbers are on the ticket, each once, in the order of the journey. */
export function airlinesOf(slices: readonly Pick<FlightSlice, 'segments'>[]): { code: string; name: string }[] {
  const found = new Map<string, string>()
  for (const slice of slices)
    for (const segment of slice.segments) found.set(segment.marketingCarrier, segment.marketingCarrierName)
  return [...found].map(([code, name]) => ({ code, name }))
}

/** The city at either end of a way; the supplier's names. */
export const endsOf = (slice: FlightSlice): { fromCity: string; toCity: string } => ({
  fromCity: slice.segments[0]?.fromCity ?? slice.from,
  toCity: slice.segments.at(-1)?.toCity ?? slice.to,
})
