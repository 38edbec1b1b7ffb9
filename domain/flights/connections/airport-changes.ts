import type { FlightSlice } from '../offer.ts'
import { waitsOf } from './waits.ts'

/**
 * A city where the traveller uses two airports. `connection`: between two flights of one slice, with the minutes for it. `stay`: the traveller arrives
 * at one and leaves from the other later. `home`: the journey ends at another airport than it started from.
 */
export interface AirportChange {
  at: 'connection' | 'stay' | 'home'
  /** IATA codes, in the order of use; of `home` the airport of departure is first. */
  from: string
  to: string
  city: string
  /** Only of a connection. */
  minutes: number | null
}

type Slice = Pick<FlightSlice, 'from' | 'to' | 'segments'>

const startOf = ({ from, segments }: Slice) => ({ airport: from, city: segments[0]?.fromCity ?? from })
const endOf = ({ to, segments }: Slice) => ({ airport: to, city: segments.at(-1)?.toCity ?? to })

/** Every change of airport of a journey, in the order of travel. Different cities are no change: a journey may leave from another city. */
export function airportChanges(slices: readonly Slice[]): AirportChange[] {
  const [first] = slices
  const last = slices.at(-1)
  const changes = slices.flatMap((slice, at): AirportChange[] => {
    const connections = waitsOf(slice).flatMap((wait, index): AirportChange[] => {
      const [before, next] = slice.segments.slice(index)
      if (!before || !next || !wait.changesAirport) return []
      return [{ at: 'connection', from: before.to, to: next.from, city: before.toCity, minutes: wait.minutes }]
    })
    const following = slices[at + 1]
    return following ? [...connections, ...changed('stay', endOf(slice), startOf(following))] : connections
  })
  return first && last && first !== last ? [...changes, ...changed('home', startOf(first), endOf(last))] : changes
}

type End = ReturnType<typeof startOf>

const changed = (at: 'stay' | 'home', from: End, to: End): AirportChange[] =>
  from.city === to.city && from.airport !== to.airport
    ? [{ at, from: from.airport, to: to.airport, city: from.city, minutes: null }]
    : []
