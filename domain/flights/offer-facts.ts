import { memoizeByObject } from '../memoize.ts'
import { type Alliance, allianceOf } from '../travel/alliances.ts'
import { waitsOf } from './connections/waits.ts'
import { stopsOf } from './itinerary.ts'
import type { Cabin, FlightItineraryOffer, FlightSlice } from './offer.ts'

export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** The part of the day of a local time. */
export const dayPartOf = (local: string): DayPart => dayParts[Math.floor(Number(local.slice(11, 13)) / 6)] ?? 'night'

/** The facts of an offer that filters need, computed once. */
export interface OfferFacts {
  /** Maximum stops of any slice. */
  stops: number
  /** Minutes of the longest slice. */
  minutes: number
  /** The alliance of every flight of the journey. */
  alliance: Alliance | 'none'
  cabin: Cabin | 'mixed'
  /** `0-morning`: the slice and the part of the day. */
  departs: string[]
  arrives: string[]
  /**
   * `1-LHR`: the airports where slices begin and end. The number is the city's, in the order of the journey, so that both ends of a round trip have
   * the same.
   */
  ends: string[]
  /** Airports between flights, including technical stops. */
  connections: string[]
  /** Minutes; null without a connection. */
  shortestWait: number | null
  longestWait: number | null
  hasNight: boolean
  changesAirport: boolean
}

/** The facts of an offer. Offers are immutable, so each is read once, however often filters change. */
export const factsOf = memoizeByObject(({ slices }: Pick<FlightItineraryOffer, 'slices'>) => readFacts(slices))

function readFacts(slices: readonly FlightSlice[]): OfferFacts {
  const segments = slices.flatMap((slice) => slice.segments)
  const waits = slices.flatMap(waitsOf)
  const minutes = waits.map((wait) => wait.minutes)
  const alliances = new Set(segments.map((segment) => allianceOf(segment.marketingCarrier)))
  const cabins = new Set(segments.map((segment) => segment.cabin))
  const [alliance] = alliances
  const [cabin = 'mixed'] = cabins
  return {
    stops: Math.max(...slices.map(stopsOf)),
    minutes: Math.max(...slices.map((slice) => slice.minutes)),
    alliance: alliances.size === 1 ? (alliance ?? 'none') : 'none',
    cabin: cabins.size === 1 ? cabin : 'mixed',
    departs: slices.map((slice, way) => `${way}-${dayPartOf(slice.departsAt)}`),
    arrives: slices.map((slice, way) => `${way}-${dayPartOf(slice.arrivesAt)}`),
    ends: endsOf(slices),
    connections: connectionsOf(slices),
    shortestWait: minutes.length > 0 ? Math.min(...minutes) : null,
    longestWait: minutes.length > 0 ? Math.max(...minutes) : null,
    hasNight: waits.some((wait) => wait.isOvernight),
    changesAirport: waits.some((wait) => wait.changesAirport),
  }
}

function endsOf(slices: readonly FlightSlice[]): string[] {
  const cities: string[] = []
  const ends = slices.flatMap((slice) => [
    { code: slice.from, city: slice.segments[0]?.fromCity ?? slice.from },
    { code: slice.to, city: slice.segments.at(-1)?.toCity ?? slice.to },
  ])
  const marked = ends.map(({ code, city }) => {
    if (!cities.includes(city)) cities.push(city)
    return `${cities.indexOf(city)}-${code}`
  })
  return [...new Set(marked)]
}

function connectionsOf(slices: readonly FlightSlice[]): string[] {
  const passed = slices.flatMap((slice) => [
    ...slice.segments.slice(1).map((segment) => segment.from),
    ...slice.segments.slice(0, -1).map((segment) => segment.to),
    ...slice.segments.flatMap((segment) => segment.stops),
  ])
  return [...new Set(passed)]
}
