import { compareLimit } from '../defaults.ts'

/** Something that is compared: what one search has found. */
export interface Comparable {
  searchId: string
  id: string
  /** The search as query parameters, without filters. A comparison is shown with the results of its searches and nowhere else. */
  search: string
  /** Equal for the same thing in the results of another search: it is found again by it. */
  same: string
  /** Only things of the same group stand side by side. */
  group: string
}

export type ComparedKey = Pick<Comparable, 'searchId' | 'id'>

export interface Compared<T> {
  list: T[]
  /** Why the list did not grow by one: it is full, or it was replaced. Null if there is nothing to say. */
  said: 'full' | 'restarted' | null
}

export const isSameCompared = (a: ComparedKey, b: ComparedKey): boolean => a.searchId === b.searchId && a.id === b.id

/** The same thing, found by an earlier search for the same. */
const isEarlier = (one: Comparable, item: Comparable): boolean =>
  one.search === item.search && one.same === item.same && one.searchId !== item.searchId

/** Adds one. One of another group replaces them all; a fifth is not added; one that is there already changes nothing, or is renewed. */
export function addCompared<T extends Comparable>(list: readonly T[], item: T): Compared<T> {
  if (list.some(({ group }) => group !== item.group)) return { list: [item], said: 'restarted' }
  if (list.some((one) => isSameCompared(one, item))) return { list: [...list], said: null }
  const earlier = list.findIndex((one) => isEarlier(one, item))
  if (earlier >= 0) return { list: list.with(earlier, item), said: null }
  if (list.length >= compareLimit) return { list: [...list], said: 'full' }
  return { list: [...list, item], said: null }
}

export const removeCompared = <T extends Comparable>(list: readonly T[], item: ComparedKey): T[] =>
  list.filter((one) => !isSameCompared(one, item))

/** A search whose results are shown. */
export type ShownSearch = Pick<Comparable, 'searchId' | 'search'>

/** Whether a comparison is shown with the results of a search: one of its things was found by it, or by an earlier search for the same. */
export const belongsTo = (list: readonly Pick<Comparable, 'search'>[], { search }: Pick<ShownSearch, 'search'>): boolean =>
  list.some((one) => one.search === search)

/** Those that an earlier search for the same has found: they are looked for in the results that are shown. */
export const fromEarlier = <T extends Comparable>(list: readonly T[], { searchId, search }: ShownSearch): T[] =>
  list.filter((one) => one.search === search && one.searchId !== searchId)

/** The list with those found again in their places, at most once each. */
export function replaceEarlier<T extends Comparable>(
  list: readonly T[],
  shown: ShownSearch,
  find: (item: T) => T | null | undefined,
): T[] {
  const earlier = new Set(fromEarlier(list, shown))
  const next: T[] = []
  for (const one of list) {
    const item = (earlier.has(one) && find(one)) || one
    if (!next.some((other) => isSameCompared(other, item))) next.push(item)
  }
  return next
}

/** How the address of a comparison names one of its items, and the item's search as query parameters, to make it again. */
interface InAddress {
  part: string
  query: string
}

/** The address where things are compared, with the search of the newest one. */
export const compareAddress = (path: string, list: readonly InAddress[]): string =>
  `${path}?${[...list.map(({ part }) => part), list.at(-1)?.query ?? ''].join('&')}`
