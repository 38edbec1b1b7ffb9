import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { plainText } from '../plain-words.ts'

/** Common names that no data set has, by ISO country. */
export const otherCountryNames: Record<string, string> = {
  GB: 'UK England Britain',
  US: 'USA America',
  AE: 'UAE Emirates',
  CI: 'Ivory Coast',
  TR: 'Turkiye',
}

/** Prefixes of a name's longer words: a misspelt and incomplete word is compared with them. */
export const startsOf = (name: string): string =>
  name
    .split(' ')
    .flatMap((word) => [5, 6, 7, 8].filter((length) => length < word.length).map((length) => word.slice(0, length)))
    .join(' ')

const SHORTEST_FORGIVEN = 4

/** The permitted number of wrong letters: none in short words, where too many would match. */
function misspellings(term: string): number | false {
  if (term.length < SHORTEST_FORGIVEN) return false
  return term.length > 5 ? 2 : 1
}

/** A single letter is a prefix only at the end of the query; elsewhere it would match a fifth of all words. */
const isUnfinished = (term: string, index: number, terms: string[]) => term.length > 1 || index === terms.length - 1

/** A word with each pair of adjacent letters swapped: the most frequent typing error, which counts as two wrong letters in an edit distance. */
const swapped = (term: string): string[] =>
  term.length < SHORTEST_FORGIVEN
    ? [term]
    : Array.from({ length: term.length - 1 }, (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`)

export interface Hit<T> {
  entry: T
  score: number
}

interface IndexOptions<T> {
  /** The search texts of an entry; only `starts` tolerates errors. */
  fields: readonly string[]
  /** How much more a word counts in a field than elsewhere. */
  boost: Readonly<Record<string, number>>
  /** The ranking of an entry for travellers from a country, among equal matches. */
  weightOf(entry: T, home: string): number
}

/** A type-ahead that tolerates accents, misspellings and incomplete words. */
export function createForgivingIndex<T extends { id: string; starts: string }>({ fields, boost, weightOf }: IndexOptions<T>) {
  const byId = new Map<string, T>()
  const index = new MiniSearch<T>({
    fields: [...fields, 'starts'],
    storeFields: [],
    processTerm: plainText,
    // Empty values are skipped early; most entries have no code and no other names.
    extractField: (entry, field) => Reflect.get(entry, field) || undefined,
  })
  const shared = {
    combineWith: 'AND',
    boost: { ...boost },
    weights: { prefix: 0.9, fuzzy: 0.4 },
  } as const
  const worthTo = (home: string) => (id: string) => {
    const entry = byId.get(id)
    return entry ? weightOf(entry, home) : 1
  }
  const strict = { ...shared, fields: [...fields], prefix: isUnfinished }
  /** Every word may have one pair of swapped letters, or be correct. */
  const withSwaps = (query: string): Query => ({
    combineWith: 'AND',
    queries: query.split(' ').map((term) => ({ combineWith: 'OR', queries: [term, ...swapped(term)] })),
  })
  /** From strict to tolerant; the first with a result is used. */
  const attempts: readonly (readonly [SearchOptions, ((query: string) => Query)?])[] = [
    [strict],
    [strict, withSwaps],
    [{ ...shared, prefix: isUnfinished, fuzzy: misspellings, maxFuzzy: 2 }],
    [{ ...shared, prefix: isUnfinished, fuzzy: 0.3, combineWith: 'OR' }],
  ]

  return {
    add(entries: readonly T[]): void {
      for (const entry of entries) byId.set(entry.id, entry)
      index.addAll(entries)
    },
    /** Best first for travellers from `home`: entries with every word of the query, or nearly every, or some. */
    search(query: string, home: string): Hit<T>[] {
      const boostDocument = worthTo(home)
      for (const [options, asked] of attempts) {
        const hits = index.search(asked?.(query) ?? query, { ...options, boostDocument }).flatMap(({ id, score }) => {
          const entry = byId.get(String(id))
          return entry ? [{ entry, score }] : []
        })
        if (hits.length > 0) return hits
      }
      return []
    },
  }
}
