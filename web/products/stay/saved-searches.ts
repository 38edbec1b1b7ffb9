import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { isListOf, isText } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

/** How many searches this browser remembers. */
const many = 4

const saved = savedStore('staySearches', isListOf(isText))
const none: readonly string[] = []

/** The last searches for stays in this browser as query parameters, the newest first. */
export const savedStays = (): readonly string[] => saved.read() ?? none

export const subscribeToStays = saved.subscribe

/** Remembers a search; one for the same place gives way to it. */
export function rememberStay(search: StaySearch): void {
  const params = stayToParams(search)
  const others = savedStays().filter((one) => new URLSearchParams(one).get('at') !== params.get('at'))
  saved.write([`${params}`, ...others].slice(0, many))
}
