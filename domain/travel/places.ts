import type { ClockPlace } from '../money/waterfall.ts'
import rows from './airports.json' with { type: 'json' }
import { findCountry } from './countries.ts'

/** An airport of the network. `size`: 3 a hub, 2 large, 1 smaller. `cityCode` is its own code unless the city has one for several airports. */
export interface Airport {
  iata: string
  icao: string
  name: string
  city: string
  cityCode: string
  country: string
  lat: number
  lon: number
  tz: string
  size: number
}

/** Origin or destination of a search: an airport, or a city with all its airports. */
export interface PlaceEntry {
  code: string
  kind: 'city' | 'airport'
  name: string
  city: string
  country: string
  countryName: string
  airports: string[]
}

/** Sorted by size, the largest first, then by code. */
export const airports: readonly Airport[] = [...rows].sort((a, b) => b.size - a.size || a.iata.localeCompare(b.iata))

const byIata = new Map(airports.map((airport) => [airport.iata, airport]))

/** The airports of each city code, the largest first. */
export const airportsByCity: ReadonlyMap<string, readonly Airport[]> = Map.groupBy(airports, (airport) => airport.cityCode)

/** The English name of an ISO 3166 country; the code itself for another text. */
export const countryName = (code: string): string => findCountry(code)?.name ?? code

/** The airport of an IATA code. A city's own code such as LON is not an airport. */
export const findAirport = (iata: string): Airport | undefined => byIata.get(iata.toUpperCase())

/** The airports of a code: itself for an airport's, all of them for a city's (the largest first), none for an unknown one. */
export function airportsOf(code: string): readonly Airport[] {
  const airport = findAirport(code)
  return airport ? [airport] : (airportsByCity.get(code.toUpperCase()) ?? [])
}

/** The city's name for an airport's or a city's code: `Lagos` for LOS, `London` for LON and LHR. The code itself if unknown. */
export const cityOf = (code: string): string => airportsOf(code)[0]?.city ?? code

/** The IANA zone of an airport or city; UTC for an unknown code. */
export const timeZoneOf = (code: string): string => airportsOf(code)[0]?.tz ?? 'UTC'

/** The time zone of an airport or city, for deadlines. */
export const clockPlaceOf = (code: string): ClockPlace => ({ city: cityOf(code), zone: timeZoneOf(code) })

export const airportEntry = (airport: Airport): PlaceEntry => ({
  code: airport.iata,
  kind: 'airport',
  name: airport.name,
  city: airport.city,
  country: airport.country,
  countryName: countryName(airport.country),
  airports: [airport.iata],
})

/**
 * The airport of a code, or the city with all its airports. If a city and its main airport share a code (DXB, BKK), it is the airport: suppliers
 * interpret it so, and a city's entry would promise flights to airports that are not searched.
 */
export function findPlace(code: string): PlaceEntry | undefined {
  const own = airportsOf(code)
  const main = own[0]
  if (!main) return undefined
  if (findAirport(code)) return airportEntry(main)
  return {
    ...airportEntry(main),
    code: main.cityCode,
    kind: 'city',
    name: main.city,
    airports: own.map((airport) => airport.iata),
  }
}
