import type { StaySearch } from '#domain/stays/search.ts'
import { roomsText } from '#domain/stays/search-params.ts'

/** What a property's address has beside the search and the filters. */
const own = ['hotel', 'rate', 'told', 'map', 'action', 'error', 'errorCode', 'errorType', 'errorPayload']

const without = (params: URLSearchParams, names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return rest
}

/** The address of a property's page. */
export const hotelPath = '/accommodation/hotel'

/** The results in which the property was found. `action` is the reason for going back. */
export function resultsOf(params: URLSearchParams, action: string | null = null): string {
  const rest = without(params, own)
  if (action) rest.set('action', action)
  return `/accommodation/results?${rest}`
}

/** The same search, repeated. */
export const searchAgainOf = (params: URLSearchParams): string =>
  `/accommodation/results?${without(params, [...own, 'searchId'])}`

/** The search with its form. */
export const guestsOf = (params: URLSearchParams): string => `/accommodation/new?${without(params, [...own, 'searchId'])}`

/** Days and guests, as the forms of them send them with and without scripts. */
const asked = ['checkIn', 'checkOut', 'rooms', 'roomsBefore', 'roomCount', 'adults', 'children', 'infants']

/** What a form of other dates or guests sends along besides its fields. */
export const keptForDates = (params: URLSearchParams): [name: string, value: string][] => [
  ['hotel', params.get('hotel') ?? ''],
  ...without(params, [...own, 'searchId', ...asked]),
]

/** The same property on other days or for other guests. */
export function hotelOn(params: URLSearchParams, { checkIn, checkOut, rooms }: StaySearch): string {
  const days = Object.entries({ checkIn, checkOut, rooms: roomsText(rooms) })
  return `${hotelPath}?${new URLSearchParams([...keptForDates(params), ...days])}`
}
