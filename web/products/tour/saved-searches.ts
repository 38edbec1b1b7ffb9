import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { isListOf, isText } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

/** The number of searches that this browser saves. */
const many = 4

const saved = savedStore('tourSearches', isListOf(isText))
const none: readonly string[] = []

/** The latest searches for tours of this browser as query parameters, the newest first. */
export const savedTours = (): readonly string[] => saved.read() ?? none

export const subscribeToTours = saved.subscribe

/** Saves a search; it replaces one for the same place. */
export function saveTourSearch(search: TourSearch): void {
  const params = tourToParams(search)
  const others = savedTours().filter((one) => new URLSearchParams(one).get('at') !== params.get('at'))
  saved.write([`${params}`, ...others].slice(0, many))
}
