import { plainText, plainWords } from '../../plain-words.ts'
import { type City, readCities } from '../../travel/cities.ts'
import { kmBetween } from '../../travel/distance.ts'
import { type Landmark, readLandmarks } from '../../travel/landmarks.ts'
import { type Airport, airports, countryName } from '../../travel/places.ts'
import type { Destination } from '../search.ts'

/** A searchable destination with its search terms besides the name. */
export interface ListedDestination {
  destination: Destination
  /** IATA code of an airport, or of the city around it; empty without one. */
  code: string
  /** The city of a landmark or an airport; empty for a city. */
  city: string
  others: string
  /** Popularity, 1 to 3. */
  weight: number
}

/** Maximum distance of an airport from the city with its code. */
const AIRPORT_KM = 60
/** An island or a park ranks like a city of this many thousand people. */
const LIKE_THOUSANDS = 400
const WEIGHTS = { landmark: 1.7, airport: [1.1, 1.6, 2.2] }

const context = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
const slug = (text: string) => plainWords(text).join('-')
const idOf = (kind: string, name: string, country: string) => `${kind}:${slug(name)}-${country.toLowerCase()}`
const cityKey = (name: string, country: string) => `${country} ${plainText(name)}`

function fromCity(city: City, airport: Airport | undefined): ListedDestination {
  const { name, region, country, latitude, longitude, extentKm, thousands, others } = city
  return {
    destination: {
      kind: 'city',
      id: idOf('city', name, country),
      name,
      context: context(region, countryName(country)),
      country,
      latitude,
      longitude,
      extentKm,
    },
    code: airport?.cityCode ?? '',
    city: '',
    others,
    weight: 1 + Math.log10((thousands || LIKE_THOUSANDS) + 1) / 2,
  }
}

const fromLandmark = ({ name, city, country, latitude, longitude, others }: Landmark): ListedDestination => ({
  destination: {
    kind: 'landmark',
    id: idOf('landmark', name, country),
    name,
    context: context(city, countryName(country)),
    country,
    latitude,
    longitude,
    extentKm: null,
  },
  code: '',
  city,
  others,
  weight: WEIGHTS.landmark,
})

const fromAirport = ({ iata, name, city, country, lat, lon, size }: Airport): ListedDestination => ({
  destination: {
    kind: 'airport',
    id: `airport:${iata}`,
    name,
    context: context(city, countryName(country)),
    country,
    latitude: lat,
    longitude: lon,
    extentKm: null,
  },
  code: iata,
  city,
  others: '',
  weight: WEIGHTS.airport[size - 1] ?? 1,
})

/** Of places with one name in one country, the later ones have the region in their id, or a number. */
function withOwnIds(listed: readonly ListedDestination[]): ListedDestination[] {
  const taken = new Set<string>()
  const freeId = ({ id, context: where }: Destination) => {
    if (!taken.has(id)) return id
    const longer = `${id}-${slug(where)}`
    return taken.has(longer) ? `${longer}-${taken.size}` : longer
  }
  return listed.map((each) => {
    const { destination } = each
    const id = freeId(destination)
    taken.add(id)
    return id === destination.id ? each : { ...each, destination: { ...destination, id } }
  })
}

/** Every city, landmark and airport, cities first. */
export function listDestinations(): ListedDestination[] {
  const served = Map.groupBy(airports, ({ city, country }) => cityKey(city, country))
  const airportOf = (city: City) =>
    served
      .get(cityKey(city.name, city.country))
      ?.find(({ lat, lon }) => kmBetween(city, { latitude: lat, longitude: lon }) < AIRPORT_KM)
  return withOwnIds([
    ...readCities().map((city) => fromCity(city, airportOf(city))),
    ...readLandmarks().map(fromLandmark),
    ...airports.map(fromAirport),
  ])
}
