import { defaultRegional } from '../defaults.ts'
import { plainText } from '../plain-words.ts'
import type { Point } from './distance.ts'
import { createForgivingIndex, type Hit as IndexHit, otherCountryNames, startsOf } from './forgiving-index.ts'
import { nearestFirst } from './nearest-first.ts'
import { type Airport, airportEntry, airports, airportsByCity, countryName, findPlace, type PlaceEntry } from './places.ts'

/** The number of places of the own country that come first. */
const OWN = 4

/** The most frequent origins and destinations of the default country's travellers: the suggestions for an empty query there. */
const popular = [
  'LOS',
  'ABV',
  'PHC',
  'KAN',
  'LON',
  'DXB',
  'JNB',
  'ACC',
  'NBO',
  'IST',
  'ADD',
  'PAR',
  'NYC',
  'DOH',
  'CAI',
  'YTO',
  'ATL',
  'FRA',
  'AMS',
  'JED',
]

function pointOf({ code }: PlaceEntry): Point {
  const { lat: latitude = 0, lon: longitude = 0 } = airportsByCity.get(code)?.[0] ?? {}
  return { latitude, longitude }
}

/** The popular places of the default country; elsewhere the cities with the country's largest airports, then the popular places of others. */
export function popularAt(home: string): PlaceEntry[] {
  const known = popular.flatMap((code) => findPlace(code) ?? [])
  if (home === defaultRegional.country) return known
  const own = new Set(airports.filter(({ country }) => country === home).map(({ cityCode }) => cityCode))
  return [...[...own].slice(0, OWN).flatMap((code) => findPlace(code) ?? []), ...nearestFirst(known, home, pointOf)]
}

/** 0 to 0.2: the most searched places rank first among equal matches. */
const rankOf = (code: string) => (popular.includes(code) ? 0.2 - popular.indexOf(code) / 100 : 0)

interface Entry {
  id: string
  place: PlaceEntry
  cityCode: string
  size: number
  code: string
  city: string
  name: string
  country: string
  alias: string
  starts: string
}

const toEntry = (place: PlaceEntry, airport: Airport): Entry => ({
  id: `${place.kind}:${place.code}`,
  place,
  cityCode: airport.cityCode,
  size: airport.size,
  code: place.code,
  city: airport.city,
  name: place.kind === 'city' ? '' : airport.name,
  country: countryName(airport.country),
  alias: otherCountryNames[airport.country] ?? '',
  starts: startsOf(airport.city),
})

/** One entry for each airport, and before a city's largest airport one for the city, if it has its own code. */
const entries = airports.flatMap((airport) => {
  const city = findPlace(airport.cityCode)
  const isLargest = airportsByCity.get(airport.cityCode)?.[0] === airport
  const own = toEntry(airportEntry(airport), airport)
  return city?.kind === 'city' && isLargest ? [toEntry(city, airport), own] : [own]
})

const index = createForgivingIndex<Entry>({
  fields: ['code', 'city', 'name', 'country', 'alias'],
  boost: { code: 3, city: 3, name: 1.5, alias: 6 },
  weightOf: ({ size, place }, home) => (1 + 0.15 * size) * (place.country === home ? 1.6 : 1) * (rankOf(place.code) + 1),
})
index.add(entries)

type Hit = IndexHit<Entry>

/** Groups a city's entries at the position of its best match: the city itself, then its airports, the larger first. */
function byCity(hits: readonly Hit[]): Hit[] {
  const groups = [...Map.groupBy(hits, (hit) => hit.entry.cityCode).values()]
  const best = (group: Hit[]) => group.reduce((top, hit) => Math.max(top, hit.score), 0)
  const rank = ({ entry }: Hit) => (entry.place.kind === 'city' ? 9 : entry.size)
  return groups.sort((a, b) => best(b) - best(a)).flatMap((group) => group.sort((a, b) => rank(b) - rank(a) || b.score - a.score))
}

/**
 * Type-ahead by name, city, IATA code or country that tolerates accents and misspellings. An exact code comes first; places of the agency's country
 * and hubs rank first among equal matches. An empty query returns the most searched places.
 */
export function suggestPlaces(query: string, limit: number, home = defaultRegional.country): PlaceEntry[] {
  const words = plainText(query).trim()
  if (words === '') return popularAt(home).slice(0, limit)
  const exact = ({ entry }: Hit) => plainText(entry.code) === words
  const hits = byCity(index.search(words, home))
  const first = hits.find(exact)
  const ofCity = hits.filter((hit) => hit !== first && first && hit.entry.cityCode === first.entry.cityCode)
  const ordered = first ? [first, ...ofCity, ...hits.filter((hit) => hit !== first && !ofCity.includes(hit))] : hits
  return ordered.slice(0, limit).map((hit) => hit.entry.place)
}
