import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { isListOf, isRecordOf, isText } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

/** A search for flights of this browser. */
export interface SavedFlight {
  /** As query parameters. */
  query: string
  /** `Lagos to London` */
  title: string
}

/** The number of searches that this browser saves. */
const MANY = 4

const saved = savedStore('flightSearches', isListOf(isRecordOf<SavedFlight>({ query: isText, title: isText })))

/** The latest searches for flights of this browser, the newest first. */
export const savedFlights = (): readonly SavedFlight[] => saved.read() ?? []

/** Saves a search; it replaces one for the same places. */
export function saveFlightSearch(search: FlightSearch, title: string): void {
  const others = savedFlights().filter((one) => one.title !== title)
  saved.write([{ query: `${searchToParams(search)}`, title }, ...others].slice(0, MANY))
}
