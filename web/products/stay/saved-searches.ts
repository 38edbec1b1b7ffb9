import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { isListOf, isText } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

/** The number of searches that this browser saves. */
const many = 4

const saved = savedStore('staySearches', isListOf(isText))
const none: readonly string[] = []

/** The latest searches for stays of this browser as query parameters, the newest first. */
export const savedStays = (): readonly string[] => saved.read() ?? none

export const subscribeToStays = saved.subscribe

/** Saves a search; it replaces one for the same place. */
export function saveStaySearch(search: StaySearch): void {
  const params = stayToParams(search)
  const others = savedStays().filter((one) => new URLSearchParams(one).get('at') !== params.get('at'))
  saved.write([`${params}`, ...others].slice(0, many))
}
