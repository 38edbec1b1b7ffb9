import rows from '../data/airports.json' with { type: 'json' }
import type { Airport, City, Place } from '../wire.ts'
import { type Zone, zoneNamed } from './zone-offset.ts'

/** An airport of the schedule. `size` 3 is a major hub. */
export interface Site {
  index: number
  iata: string
  country: string
  lat: number
  lon: number
  size: number
  zone: Zone
  airport: Airport
}

const airportsByCity = Map.groupBy(rows, (row) => row.cityCode)

/** IATA registers a metropolitan area where one city code has several airports, or is not an airport's own code. */
function cityOf(row: (typeof rows)[number]): City | null {
  const members = airportsByCity.get(row.cityCode) ?? []
  if (members.length < 2 && row.cityCode === row.iata) return null
  const main = members.toSorted((a, b) => b.size - a.size)[0] ?? row
  return {
    id: `cit_${row.cityCode.toLowerCase()}_${row.country.toLowerCase()}`,
    type: 'city',
    name: main.city,
    iata_code: row.cityCode,
    iata_country_code: row.country,
  }
}

const cityByCode = new Map<string, City>()
for (const row of rows) {
  const city = cityByCode.has(row.cityCode) ? null : cityOf(row)
  if (city) cityByCode.set(row.cityCode, city)
}

export const sites: readonly Site[] = rows.map((row, index) => ({
  index,
  iata: row.iata,
  country: row.country,
  lat: row.lat,
  lon: row.lon,
  size: row.size,
  zone: zoneNamed(row.tz),
  airport: {
    id: `arp_${row.iata.toLowerCase()}_${row.country.toLowerCase()}`,
    type: 'airport',
    name: row.name,
    iata_code: row.iata,
    icao_code: row.icao,
    iata_city_code: row.cityCode,
    iata_country_code: row.country,
    city_name: row.city,
    city: cityByCode.get(row.cityCode) ?? null,
    latitude: row.lat,
    longitude: row.lon,
    time_zone: row.tz,
  },
}))

const siteByIata = new Map(sites.map((site) => [site.iata, site]))

export const airports: readonly Airport[] = sites.map((site) => site.airport)
export const cities: readonly City[] = [...cityByCode.values()]
export const airportByIata: ReadonlyMap<string, Airport> = new Map(airports.map((airport) => [airport.iata_code, airport]))
export const airportById: ReadonlyMap<string, Airport> = new Map(airports.map((airport) => [airport.id, airport]))
export const cityByIata: ReadonlyMap<string, City> = cityByCode
export const cityById: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]))

/** A code of both a city and an airport (BKK, IST) names the airport. */
export const placeByIata = (code: string): Place | undefined => airportByIata.get(code) ?? cityByIata.get(code)

/** The airports a code stands for: one for an airport code, all of its airports for a city code, none for an unknown one. */
export function sitesFor(code: string): readonly Site[] {
  const site = siteByIata.get(code)
  return site ? [site] : (sitesByCity.get(code) ?? [])
}

const sitesByCity = Map.groupBy(sites, (site) => site.airport.iata_city_code)

export function siteAt(code: string): Site {
  const site = siteByIata.get(code)
  if (!site) throw new Error(`no airport ${code}`)
  return site
}

const RADIAN = Math.PI / 180

/** Great-circle kilometres. */
export function distanceKm(a: Site, b: Site): number {
  const dLat = (b.lat - a.lat) * RADIAN
  const dLon = (b.lon - a.lon) * RADIAN
  const arc = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * Math.sin(dLon / 2) ** 2
  return 12742 * Math.asin(Math.min(1, Math.sqrt(arc)))
}
