import { compareLimit } from '../defaults.ts'

/** An item of a comparison: a result of one search. */
export interface Comparable {
  searchId: string
  id: string
  /** The search as query parameters, without filters. A comparison is shown only with the results of its searches. */
  search: string
  /** Equal for the same item in the results of another search. */
  same: string
  /** Only items of the same group are compared. */
  group: string
}

export type ComparedKey = Pick<Comparable, 'searchId' | 'id'>

export interface Compared<T> {
  list: T[]
  /** Why the list did not grow by one: it is full, or it was replaced. Null without a message. */
  said: 'full' | 'restarted' | null
}

export const isSameCompared = (a: ComparedKey, b: ComparedKey): boolean => a.searchId === b.searchId && a.id === b.id

/** The same item in a repetition of the search. */
const isEarlier = (one: Comparable, item: Comparable): boolean =>
  one.search === item.search && one.same === item.same && one.searchId !== item.searchId

/** Adds an item. An item of another group replaces the list; a fifth is not added; an existing one is not duplicated, but updated. */
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

/** Whether a comparison is shown with the results of a search: one of its items is from it, or from an earlier equal search. */
export const belongsTo = (list: readonly Pick<Comparable, 'search'>[], { search }: Pick<ShownSearch, 'search'>): boolean =>
  list.some((one) => one.search === search)

/** The items from an earlier equal search, which are looked up in the shown results. */
export const fromEarlier = <T extends Comparable>(list: readonly T[], { searchId, search }: ShownSearch): T[] =>
  list.filter((one) => one.search === search && one.searchId !== searchId)

/** The list with the found items in their positions, without duplicates. */
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

/** An item in the address of a comparison, and its search as query parameters, to repeat it. */
interface InAddress {
  part: string
  query: string
}

/** The address of the comparison, with the search of the newest item. */
export const compareAddress = (path: string, list: readonly InAddress[]): string =>
  `${path}?${[...list.map(({ part }) => part), list.at(-1)?.query ?? ''].join('&')}`
