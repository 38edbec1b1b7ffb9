import { daysBetween } from '../../dates.ts'
import type { FlightSlice } from '../offer.ts'

/** A layover between two flights of one slice. */
export interface Wait {
  /** The airport of arrival. */
  airport: string
  /** Both local times are in the same city, so they can be compared. */
  minutes: number
  isOvernight: boolean
  changesAirport: boolean
}

const at = (local: string) => Date.parse(`${local.slice(0, 19)}Z`)

/** A layover that begins before midnight and ends after four in the morning is overnight. */
const isNight = (from: string, to: string) => daysBetween(from, to) > 0 && Number(to.slice(11, 13)) >= 4

/** The layovers of one slice, in order. */
export const waitsOf = ({ segments }: Pick<FlightSlice, 'segments'>): Wait[] =>
  segments.slice(1).flatMap((next, index) => {
    const before = segments[index]
    if (!before) return []
    return {
      airport: before.to,
      minutes: Math.round((at(next.departsAt) - at(before.arrivesAt)) / 60_000),
      isOvernight: isNight(before.arrivesAt, next.departsAt),
      changesAirport: before.to !== next.from,
    }
  })
