import { Temporal } from 'temporal-polyfill'
import { formatDate, formatDuration, type LocalDateTime } from '#domain/dates.ts'
import type { Cabin, FlightItineraryOffer, FlightSegment, FlightSlice } from '#domain/flights/offer.ts'
import { selfTransferWords } from '#domain/flights/connections/self-transfer.ts'
import { cityOf, findAirport, timeZoneOf } from '#domain/travel/places.ts'

/** The departure or arrival of a flight, as text. */
export interface Stop {
  code: string
  city: string
  airport: string
  terminal: string | null
  zone: string
  /** Local time of the airport, `2026-12-01T07:40:00`. */
  local: LocalDateTime
  /** `07:40` */
  time: string
  /** `Tue 01 Dec 2026` */
  day: string
  /** `2026-12-01T07:40:00+01:00` */
  instant: string
}

export interface Flight {
  /** `BA 75` */
  number: string
  carrier: string
  carrierName: string
  /** Null where the marketing carrier operates the flight. */
  operatedBy: string | null
  from: Stop
  to: Stop
  duration: string
  cabin: string
  aircraft: string | null
  /** Calendar days between departure and arrival: 1 prints as `+1 day`. */
  daysLater: number
  /** `2 h 10 min in Casablanca` before this flight; null before the first. */
  layover: string | null
  /** What the traveller must do before this flight where it leaves from another airport than the previous arrival. */
  selfTransfer: string | null
}

export interface Journey {
  /** `Lagos to London` */
  heading: string
  day: string
  duration: string
  stops: string
  fareBrand: string | null
  flights: Flight[]
}

export const cabinWords: Record<Cabin, string> = {
  economy: 'Economy',
  premium_economy: 'Premium economy',
  business: 'Business',
  first: 'First',
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `Tue 01 Dec 2026` of a local date or date-time. */
export function dayWithWeekday(local: string): string {
  const day = Temporal.PlainDate.from(local.slice(0, 10))
  return `${weekdays[day.dayOfWeek - 1]} ${formatDate(local)}`
}

const zoned = (local: string, zone: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone)

function describeStop(code: string, terminal: string | null, local: string): Stop {
  const zone = timeZoneOf(code)
  const airport = findAirport(code)
  return {
    code,
    city: cityOf(code),
    airport: airport?.name ?? code,
    terminal,
    zone,
    local,
    time: local.slice(11, 16),
    day: dayWithWeekday(local),
    instant: zoned(local, zone).toString({ timeZoneName: 'never' }),
  }
}

/** The text before a flight of a slice: the layover and a change of airport. */
function before(segment: FlightSegment, previous: FlightSegment | undefined): Pick<Flight, 'layover' | 'selfTransfer'> {
  if (!previous) return { layover: null, selfTransfer: null }
  const landed = zoned(previous.arrivesAt, timeZoneOf(previous.to))
  const leaves = zoned(segment.departsAt, timeZoneOf(segment.from))
  const minutes = Math.max(0, Math.round((leaves.epochMilliseconds - landed.epochMilliseconds) / 60_000))
  const [from, to] = [previous.to, segment.from]
  return {
    layover: `${formatDuration(minutes)} in ${cityOf(to)}`,
    selfTransfer: from === to ? null : selfTransferWords({ from, to, minutes }),
  }
}

const describeFlight = (segment: FlightSegment, previous: FlightSegment | undefined): Flight => ({
  number: `${segment.marketingCarrier} ${segment.flightNumber}`,
  carrier: segment.marketingCarrier,
  carrierName: segment.marketingCarrierName,
  operatedBy: segment.operatingCarrier === segment.marketingCarrier ? null : segment.operatingCarrierName,
  from: describeStop(segment.from, segment.fromTerminal, segment.departsAt),
  to: describeStop(segment.to, segment.toTerminal, segment.arrivesAt),
  duration: formatDuration(segment.minutes),
  cabin: cabinWords[segment.cabin],
  aircraft: segment.aircraft,
  daysLater: Temporal.PlainDate.from(segment.departsAt.slice(0, 10)).until(segment.arrivesAt.slice(0, 10)).days,
  ...before(segment, previous),
})

function stopWords(slice: FlightSlice): string {
  const stops = slice.segments.length - 1
  if (stops === 0) return 'Direct'
  return stops === 1 ? '1 stop' : `${stops} stops`
}

/** An itinerary as text for documents and mails: cities with codes, local times, layovers by name. */
export const describeJourneys = (itinerary: FlightItineraryOffer): Journey[] =>
  itinerary.slices.map((slice) => ({
    heading: `${cityOf(slice.from)} to ${cityOf(slice.to)}`,
    day: dayWithWeekday(slice.departsAt),
    duration: formatDuration(slice.minutes),
    stops: stopWords(slice),
    fareBrand: slice.fareBrand,
    flights: slice.segments.map((segment, i) => describeFlight(segment, slice.segments[i - 1])),
  }))
