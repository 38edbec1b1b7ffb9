import { cityOfZone, type Regional } from '../regional.ts'
import { type Airport, airports, countryName } from './places.ts'

type Where = Pick<Regional, 'country' | 'zone'>

/** An airport of the city that an agency's zone is named after, or else the largest one of its country; undefined where there is none. */
function homeAirport({ country, zone }: Where): Airport | undefined {
  const own = airports.filter((airport) => airport.country === country)
  return own.find(({ city }) => city === cityOfZone(zone)) ?? own[0]
}

/** Where the travellers of an agency set out: the country's name, and the city with its IATA code. */
export function homeOf(where: Where): { country: string; city: string; code: string } {
  const country = countryName(where.country)
  const { city, cityCode: code } = homeAirport(where) ?? { city: country, cityCode: '' }
  return { country, city, code }
}

/** Where a map opens while no place is chosen. */
export function homePoint(where: Where): { name: string; country: string; latitude: number; longitude: number } {
  const { city: name, lat, lon } = homeAirport(where) ?? { city: countryName(where.country), lat: 0, lon: 0 }
  return { name, country: where.country, latitude: lat, longitude: lon }
}
