import { plainText } from '../plain-words.ts'
import { countries } from '../travel/countries.ts'
import { otherCountryNames } from '../travel/forgiving-index.ts'
import { allDestinations, type DestinationEntry, destinationIndex } from './destination-index.ts'
import { popularDestinations } from './popular-destinations.ts'
import type { Destination } from './search.ts'

/** What a name that is just what was typed, or goes on from there, counts more than one that has the word somewhere. */
const WHOLE = 1.4
const BEGINNING = 1.4
/** A city counts more than its airport or station of the same name. */
const CITY = 1.1

const countryByName = new Map(
  countries.flatMap(({ code, name }) =>
    [name, ...(otherCountryNames[code]?.split(' ') ?? [])].map((one): [string, string] => [plainText(one), code]),
  ),
)

const popular = (all: readonly DestinationEntry[]) =>
  popularDestinations.flatMap((id) => all.find((entry) => entry.id === id) ?? [])

const citiesOf = (all: readonly DestinationEntry[], country: string) =>
  all.filter(({ destination }) => destination.kind === 'city' && destination.country === country)

function fit({ plain, destination }: DestinationEntry, words: string): number {
  const kind = destination.kind === 'city' ? CITY : 1
  if (plain === words) return WHOLE * kind
  return plain.startsWith(`${words} `) ? BEGINNING : 1
}

function search(words: string): DestinationEntry[] {
  const hits = destinationIndex.search(words).map(({ entry, score }) => ({ entry, score: score * fit(entry, words) }))
  const ordered = hits.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry)
  const hasCode = ({ code }: DestinationEntry) => plainText(code) === words
  const coded = ordered.filter(hasCode).toSorted((a, b) => b.weight - a.weight)
  return [...coded, ...ordered.filter((entry) => !hasCode(entry))]
}

function find(words: string): readonly DestinationEntry[] {
  const all = allDestinations()
  if (words === '') return popular(all)
  // One letter begins a tenth of all names: the most looked for of them, without a search.
  if (words.length === 1) return all.filter(({ plain }) => plain.startsWith(words))
  const country = countryByName.get(words)
  return country === undefined ? search(words) : citiesOf(all, country)
}

/**
 * Type-ahead over cities, landmarks and airports, forgiving of accents and misspellings. What has the code that was typed comes first; Nigerian
 * places and large ones win where words match equally. An empty query gives the places most looked for.
 */
export const suggestDestinations = (query: string, limit: number): Destination[] =>
  find(plainText(query).trim())
    .slice(0, limit)
    .map(({ destination }) => destination)
