import type { City } from './cities.ts'
import rows from './cultures.json' with { type: 'json' }

/** Naming patterns of a region. Placeholders: `{w}` word, `{d}` district, `{s}` street. */
export interface Culture {
  key: string
  hotel: readonly string[]
  guest: readonly string[]
  apart: readonly string[]
  words: readonly string[]
  street: string
  streets: readonly string[]
  given: readonly string[]
  family: readonly string[]
}

const byPlace = new Map<string, Culture>(
  Object.entries(rows).flatMap(([key, row]) => row.where.split(' ').map((place): [string, Culture] => [place, { key, ...row }])),
)

/** A city's own culture if it has one, as Nigeria's cities do, else its country's. */
export function cultureOf({ code, country }: Pick<City, 'code' | 'country'>): Culture {
  const culture = byPlace.get(code) ?? byPlace.get(country)
  if (culture === undefined) throw new Error(`cultures.json: nothing for ${country}`)
  return culture
}

export const cultures: readonly Culture[] = [...new Set(byPlace.values())]
