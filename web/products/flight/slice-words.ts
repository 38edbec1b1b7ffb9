import { daysBetween, formatDuration } from '#domain/dates.ts'
import { stopsOf } from '#domain/flights/itinerary.ts'
import type { FlightSegment, FlightSlice } from '#domain/flights/offer.ts'
import type { SelfTransfer } from '#domain/flights/connections/self-transfer.ts'
import { type Wait, waitsOf } from '#domain/flights/connections/waits.ts'

/** Minutes below which a connection is short and above which it is long. */
const SHORT_WAIT = 60
const LONG_WAIT = 300

export interface Layover extends Wait {
  city: string
  /** The airport of the next departure, if it differs. */
  changesTo: string | null
  terminalChange: { from: string; to: string } | null
  isShort: boolean
  isLong: boolean
}

/** The layovers of a slice, in order. */
export const layoversOf = ({ segments }: Pick<FlightSlice, 'segments'>): Layover[] =>
  waitsOf({ segments }).flatMap((wait, index) => {
    const [before, next] = segments.slice(index)
    if (!before || !next) return []
    return {
      ...wait,
      city: before.toCity,
      changesTo: wait.changesAirport ? next.from : null,
      terminalChange: wait.changesAirport ? null : terminalChange(before.toTerminal, next.fromTerminal),
      isShort: wait.minutes < SHORT_WAIT,
      isLong: wait.minutes >= LONG_WAIT,
    }
  })

const terminalChange = (from: string | null, to: string | null) => (from && to && from !== to ? { from, to } : null)

/** What the traveller has to do without help during a layover; null if the next flight departs from the same airport. */
export const selfTransferOf = ({ airport, changesTo, minutes }: Layover): SelfTransfer | null =>
  changesTo === null ? null : { from: airport, to: changesTo, minutes }

/** `2 h 05 min in Addis Ababa (ADD)`. */
export const layoverWords = (wait: Layover): string => `${formatDuration(wait.minutes)} in ${wait.city} (${wait.airport})`

/** `Direct`, `1 stop`, `2 stops`. Stops under the same flight number count. */
export function stopsLabel(slice: FlightSlice): string {
  const stops = stopsOf(slice)
  if (stops === 0) return 'Direct'
  return stops === 1 ? '1 stop' : `${stops} stops`
}

/** Under the stops of a card: `2 h 05 min in Addis Ababa (ADD)`, or only the places of several. */
export function stopPlaces(slice: FlightSlice): string {
  const waits = layoversOf(slice)
  const touched = slice.segments.flatMap((segment) => segment.stops)
  const [only] = waits
  if (waits.length === 1 && only && touched.length === 0) return layoverWords(only)
  return [...waits.map((wait) => wait.city), ...touched].join(', ')
}

/** `+1`, `+2`, `-1`, or null if it arrives on the day of departure. */
export function dayOffset(slice: Pick<FlightSlice, 'departsAt' | 'arrivesAt'>): string | null {
  const days = daysBetween(slice.departsAt, slice.arrivesAt)
  if (days === 0) return null
  return days > 0 ? `+${days}` : `−${-days}`
}

/** `arrives the next day`, the same for screen readers. */
export function dayOffsetWords(slice: Pick<FlightSlice, 'departsAt' | 'arrivesAt'>): string {
  const days = daysBetween(slice.departsAt, slice.arrivesAt)
  if (days === 1) return 'arrives the next day'
  return days > 1 ? `arrives ${days} days later` : 'arrives the day before, by local time'
}

export const flightCode = (segment: Pick<FlightSegment, 'marketingCarrier' | 'flightNumber'>): string =>
  `${segment.marketingCarrier} ${segment.flightNumber}`

/** Operating airlines that differ from the marketing one, each once. */
export function operatedBy(slices: readonly Pick<FlightSlice, 'segments'>[]): string[] {
  const segments = slices.flatMap((slice) => slice.segments)
  const others = segments.filter((segment) => segment.operatingCarrier !== segment.marketingCarrier)
  return [...new Set(others.map((segment) => segment.operatingCarrierName))]
}

/** The marketing airlines, each once, in the order of the journey. */
export function airlinesOf(slices: readonly Pick<FlightSlice, 'segments'>[]): { code: string; name: string }[] {
  const found = new Map<string, string>()
  for (const slice of slices)
    for (const segment of slice.segments) found.set(segment.marketingCarrier, segment.marketingCarrierName)
  return [...found].map(([code, name]) => ({ code, name }))
}

/** The city at either end of a slice; the supplier's names. */
export const endsOf = (slice: FlightSlice): { fromCity: string; toCity: string } => ({
  fromCity: slice.segments[0]?.fromCity ?? slice.from,
  toCity: slice.segments.at(-1)?.toCity ?? slice.to,
})
