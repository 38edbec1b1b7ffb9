import { countries } from 'countries-list'

export interface Nation {
  code: string
  name: string
}

/** Whom a passport can be of, by name. The list weighs too much for browsers: pages get these two facts of each. */
export const nations: readonly Nation[] = Object.entries(countries)
  .map(([code, { name }]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name))
