import { defaultRegional } from '../../defaults.ts'
import { plainText } from '../../plain-words.ts'
import { countries } from '../../travel/countries.ts'
import { otherCountryNames } from '../../travel/forgiving-index.ts'
import { nearestFirst } from '../../travel/nearest-first.ts'
import type { Destination } from '../search.ts'
import { allDestinations, type DestinationEntry, destinationIndex } from './destination-index.ts'
import { popularDestinations } from './popular-destinations.ts'

/** Number of cities of the own country that come first for an empty query. */
const OWN = 4

/** The bonus for a name that equals or begins with the query. */
const WHOLE = 1.4
const BEGINNING = 1.4
/** A city ranks above its airport or station with the same name. */
const CITY = 1.1

const countryByName = new Map(
  countries.flatMap(({ code, name }) =>
    [name, ...(otherCountryNames[code]?.split(' ') ?? [])].map((one): [string, string] => [plainText(one), code]),
  ),
)

/** The popular places of the default country; elsewhere the country's own and its largest cities, then the popular places of others. */
function popular(all: readonly DestinationEntry[], home: string): DestinationEntry[] {
  const known = popularDestinations.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
  if (home === defaultRegional.country) return known
  const popularPlaces = known.map((entry) => ({ entry, country: entry.destination.country }))
  const own = popularPlaces.filter(({ country }) => country === home).map(({ entry }) => entry)
  const others = nearestFirst(popularPlaces, home, ({ entry }) => entry.destination).map(({ entry }) => entry)
  return [...new Set([...own, ...citiesOf(all, home).slice(0, OWN), ...others])]
}

const citiesOf = (all: readonly DestinationEntry[], country: string) =>
  all.filter(({ destination }) => destination.kind === 'city' && destination.country === country)

function fit({ plain, destination }: DestinationEntry, words: string): number {
  const kind = destination.kind === 'city' ? CITY : 1
  if (plain === words) return WHOLE * kind
  return plain.startsWith(`${words} `) ? BEGINNING : 1
}

function search(words: string, home: string): DestinationEntry[] {
  const hits = destinationIndex.search(words, home).map(({ entry, score }) => ({ entry, score: score * fit(entry, words) }))
  const ordered = hits.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry)
  const hasCode = ({ code }: DestinationEntry) => plainText(code) === words
  const coded = ordered.filter(hasCode).toSorted((a, b) => b.weight - a.weight)
  return [...coded, ...ordered.filter((entry) => !hasCode(entry))]
}

function find(words: string, home: string): readonly DestinationEntry[] {
  const all = allDestinations(home)
  if (words === '') return popular(all, home)
  // A tenth of all names begins with any one letter: the most popular of them, without a search.
  if (words.length === 1) return all.filter(({ plain }) => plain.startsWith(words))
  const country = countryByName.get(words)
  return country === undefined ? search(words, home) : citiesOf(all, country)
}

/**
 * Type-ahead over cities, landmarks and airports that tolerates accents and misspellings. A place with the typed code is first; among equal matches
 * places of the agency's country and large places are first. An empty query returns the most popular places.
 */
export const suggestDestinations = (query: string, limit: number, home = defaultRegional.country): Destination[] =>
  find(plainText(query).trim(), home)
    .slice(0, limit)
    .map(({ destination }) => destination)
