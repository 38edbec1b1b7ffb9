import { cityOfZone, type Regional } from '../regional.ts'
import { type Airport, airports, countryName } from './places.ts'

type Where = Pick<Regional, 'country' | 'zone'>

/** An airport of the city in the agency's zone, otherwise the largest one of its country; undefined without one. */
function homeAirport({ country, zone }: Where): Airport | undefined {
  const own = airports.filter((airport) => airport.country === country)
  return own.find(({ city }) => city === cityOfZone(zone)) ?? own[0]
}

/** The origin of an agency's travellers: the country's name, and the city with its IATA code. */
export function homeOf(where: Where): { country: string; city: string; code: string } {
  const country = countryName(where.country)
  const { city, cityCode: code } = homeAirport(where) ?? { city: country, cityCode: '' }
  return { country, city, code }
}

/** The initial position of a map without a chosen place. */
export function homePoint(where: Where): { name: string; country: string; latitude: number; longitude: number } {
  const { city: name, lat, lon } = homeAirport(where) ?? { city: countryName(where.country), lat: 0, lon: 0 }
  return { name, country: where.country, latitude: lat, longitude: lon }
}
