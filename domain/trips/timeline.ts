import { addDays, type LocalDate } from '../dates.ts'
import { kmBetween } from '../travel/distance.ts'
import type { Journey, Moment, NightsAt, TripItemFacts, TripPlace, Visit } from './trip-facts.ts'

/** Airports and properties of one destination are at most this far from each other. */
const SAME_AREA_KM = 120

export const isNear = (a: TripPlace, b: TripPlace): boolean => kmBetween(a, b) <= SAME_AREA_KM

/** A part of an item, with the item. */
export type Of<Part> = Part & { item: TripItemFacts }

export const journeysOf = (items: readonly TripItemFacts[]): Of<Journey>[] =>
  items.flatMap((item) => item.journeys.map((one) => ({ ...one, item }))).toSorted((a, b) => a.departs.at - b.departs.at)

export const nightsOf = (items: readonly TripItemFacts[]): Of<NightsAt>[] =>
  items.flatMap((item) => item.nights.map((one) => ({ ...one, item }))).toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))

export const visitsOf = (items: readonly TripItemFacts[]): Of<Visit>[] =>
  items.flatMap((item) => item.visits.map((one) => ({ ...one, item }))).toSorted((a, b) => a.starts.at - b.starts.at)

export const dayOf = ({ local }: Moment): LocalDate => local.slice(0, 10)
export const timeOf = ({ local }: Moment): string => local.slice(11, 16)

/** The first and the last day on which something of the trip happens, without policies; null for a trip of policies. */
export function spanOf(items: readonly TripItemFacts[]): { from: LocalDate; to: LocalDate } | null {
  const days = items
    .flatMap(({ journeys, nights, visits }) => [
      ...journeys.flatMap(({ departs, arrives }) => [dayOf(departs), dayOf(arrives)]),
      ...nights.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]),
      ...visits.flatMap(({ starts, ends }) => [dayOf(starts), dayOf(ends)]),
    ])
    .toSorted()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}

/** The nights from one day to another, each named by the day on which it begins. */
export function nightsBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const nights: LocalDate[] = []
  for (let night = from; night < to; night = addDays(night, 1)) nights.push(night)
  return nights
}

/** Every pair of a list, in its order. */
export const pairsOf = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, at) => all.slice(at + 1).map((b): [T, T] => [a, b]))
