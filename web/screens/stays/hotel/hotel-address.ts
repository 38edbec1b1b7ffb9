import { eachNames } from '#domain/stays/rooms/each-room.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { roomsText } from '#domain/stays/search-params.ts'
import { offerAddresses } from '../../../results/offer/offer-addresses.ts'
import type { SoldOut } from '../../../results/offer/offer-failure.ts'

/** What a property's address has beside the search and the filters. */
const own = ['hotel', 'rate', 'told', 'map', 'action', 'error', 'errorCode', 'errorType', 'errorPayload', ...eachNames]

const { without, changeOf, ...addresses } = offerAddresses({
  results: '/accommodation/results',
  form: '/accommodation/new',
  own,
})

/** The address of a property's page. */
export const hotelPath = '/accommodation/hotel'

/** The same search, repeated: of a room type for each room from the first room on. */
export const searchAgainOf = (params: URLSearchParams): string =>
  params.has('each')
    ? `${hotelPath}?${without(params, ['searchId', 'told', ...eachNames])}&each=1`
    : addresses.searchAgainOf(params)

/** The results in which the property was found. `action` is the reason for going back. */
export const resultsOf = (params: URLSearchParams, action: string | null = null): string =>
  addresses.resultsOf(params) + (action ? `&${new URLSearchParams({ action })}` : '')

/** No room is free on these dates: other dates, or another property. */
export const soldOutOf = (params: URLSearchParams): SoldOut => ({
  title: 'No room is free here on these days',
  change: { to: changeOf(params), label: 'Change the dates' },
  others: { to: resultsOf(params), label: 'Other accommodation' },
})

/** Days and guests, as the forms of them send them with and without scripts. */
const asked = ['checkIn', 'checkOut', 'rooms', 'roomsBefore', 'roomCount', 'adults', 'children', 'infants']

/** What a form of other dates or guests sends along besides its fields. */
export const keptForDates = (params: URLSearchParams): [name: string, value: string][] => [
  ['hotel', params.get('hotel') ?? ''],
  // Other days begin with the first room again.
  ...(params.has('each') ? [['each', '1'] as [string, string]] : []),
  ...without(params, [...own, 'searchId', ...asked]),
]

/** The same property on other days or for other guests. */
export function hotelOn(params: URLSearchParams, { checkIn, checkOut, rooms }: StaySearch): string {
  const days = Object.entries({ checkIn, checkOut, rooms: roomsText(rooms) })
  return `${hotelPath}?${new URLSearchParams([...keptForDates(params), ...days])}`
}
