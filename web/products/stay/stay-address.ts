import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'

/** The address of a search's results. It includes the search itself, so that it can be repeated once its prices have expired. */
export const staysAddress = (searchId: string, search: StaySearch): string =>
  `/accommodation/results?searchId=${searchId}&${stayToParams(search)}`

/** The address of the search form. */
export const staySearchAddress = (search: StaySearch): string => `/accommodation/results?${stayToParams(search)}`

/** The same search around another point, as far as a map shows it. */
export function searchAround(
  search: StaySearch,
  { reachKm, ...point }: { latitude: number; longitude: number; reachKm: number },
) {
  const { destination } = search
  const context = destination.kind === 'map' ? destination.context : `near ${destination.name}`
  const around = { ...destination, ...point, kind: 'map' as const, id: '', extentKm: null, name: 'Area on the map', context }
  const radiusKm = Math.max(1, Math.min(Math.round(reachKm), SEARCH_RADIUS_KM))
  return staySearchAddress({ ...search, destination: around, radiusKm })
}

/** The page of one property of a search. `query` is the search, and the filters in force, as parameters; `rate` the rate whose price led there (`seenRate`). */
export const propertyAddress = (searchId: string, hotel: string, query: string, rate: string | null = null): string =>
  `/accommodation/hotel?${new URLSearchParams({ searchId, hotel, ...(rate && { rate }) })}&${query}`
