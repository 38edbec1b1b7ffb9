import MiniSearch from 'minisearch'
import { type Airport, airportEntry, airports, airportsByCity, countryName, findPlace, type PlaceEntry } from './places.ts'

/** What an empty query offers: where Nigerian travellers start and go most. */
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

/** Names people type that no data set has. */
const otherNames: Record<string, string> = {
  GB: 'UK England Britain',
  US: 'USA America',
  AE: 'UAE Emirates',
  CI: 'Ivory Coast',
  TR: 'Turkiye',
}

const HOME = 'NG'

/** 0 to 0.2: the most searched places win where all else is equal. */
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
  /** The beginnings of the city's words: what a misspelt and unfinished word is compared with. */
  starts: string
}

const startsOf = (city: string) =>
  city.split(' ').flatMap((word) => [5, 6, 7, 8].filter((length) => length < word.length).map((length) => word.slice(0, length)))

const toEntry = (place: PlaceEntry, airport: Airport): Entry => ({
  id: `${place.kind}:${place.code}`,
  place,
  cityCode: airport.cityCode,
  size: airport.size,
  code: place.code,
  city: airport.city,
  name: place.kind === 'city' ? '' : airport.name,
  country: countryName(airport.country),
  alias: otherNames[airport.country] ?? '',
  starts: startsOf(airport.city).join(' '),
})

/** One entry an airport, and before a city's largest airport one for the city, where it has a code of its own. */
const entries = airports.flatMap((airport) => {
  const city = findPlace(airport.cityCode)
  const isLargest = airportsByCity.get(airport.cityCode)?.[0] === airport
  const own = toEntry(airportEntry(airport), airport)
  return city?.kind === 'city' && isLargest ? [toEntry(city, airport), own] : [own]
})

const byId = new Map(entries.map((entry) => [entry.id, entry]))

/** Lower case without accents: `São Paulo` and `sao paulo` are one. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const fields = ['code', 'city', 'name', 'country', 'alias']

const index = new MiniSearch<Entry>({ fields: [...fields, 'starts'], storeFields: [], processTerm: plain })
index.addAll(entries)

const shared = {
  combineWith: 'AND',
  boost: { code: 3, city: 3, name: 1.5, alias: 6 },
  weights: { prefix: 0.9, fuzzy: 0.4 },
  boostDocument: (id: string) => {
    const entry = byId.get(id)
    if (!entry) return 1
    return (1 + 0.15 * entry.size) * (entry.place.country === HOME ? 1.6 : 1) * (rankOf(entry.place.code) + 1)
  },
} as const

/** How many letters may be wrong: none in short words, where anything would be alike. */
function misspellings(term: string): number | false {
  if (term.length < 4) return false
  return term.length > 5 ? 2 : 1
}

/** A single letter is the beginning of a word only while it is typed, at the end: within a text it would begin a fifth of all words. */
const isUnfinished = (term: string, index: number, terms: string[]) => term.length > 1 || index === terms.length - 1

/** From strict to forgiving; the first that finds anything answers. */
const attempts = [
  { ...shared, fields, prefix: isUnfinished },
  { ...shared, prefix: isUnfinished, fuzzy: misspellings, maxFuzzy: 2 },
  { ...shared, prefix: isUnfinished, fuzzy: 0.3, combineWith: 'OR' },
] as const

interface Hit {
  entry: Entry
  score: number
}

function search(query: string): Hit[] {
  for (const options of attempts) {
    const hits = index.search(query, options).flatMap(({ id, score }) => {
      const entry = byId.get(String(id))
      return entry ? [{ entry, score }] : []
    })
    if (hits.length > 0) return hits
  }
  return []
}

/** Keeps a city's entries together at the place of its best hit: the city itself, then its airports, the larger first. */
function byCity(hits: readonly Hit[]): Hit[] {
  const groups = [...Map.groupBy(hits, (hit) => hit.entry.cityCode).values()]
  const best = (group: Hit[]) => group.reduce((top, hit) => Math.max(top, hit.score), 0)
  const rank = ({ entry }: Hit) => (entry.place.kind === 'city' ? 9 : entry.size)
  return groups.sort((a, b) => best(b) - best(a)).flatMap((group) => group.sort((a, b) => rank(b) - rank(a) || b.score - a.score))
}

/**
 * Type-ahead by name, city, IATA code or country, forgiving of accents and misspellings. An exact code comes first; Nigerian places and hubs win
 * where words match equally. An empty query gives the places most searched.
 */
export function suggestPlaces(query: string, limit: number): PlaceEntry[] {
  const words = plain(query).trim()
  if (words === '') return popular.flatMap((code) => findPlace(code) ?? []).slice(0, limit)
  const exact = ({ entry }: Hit) => plain(entry.code) === words
  const hits = byCity(search(words))
  const first = hits.find(exact)
  const ofCity = hits.filter((hit) => hit !== first && first && hit.entry.cityCode === first.entry.cityCode)
  const ordered = first ? [first, ...ofCity, ...hits.filter((hit) => hit !== first && !ofCity.includes(hit))] : hits
  return ordered.slice(0, limit).map((hit) => hit.entry.place)
}
