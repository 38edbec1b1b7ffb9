import { withRoomCount } from './room-count.ts'
import { roomsText } from './search-params.ts'

/** The search of a plain form in the parameters of `stayToParams`: it sends all guests together and the number of rooms. */
export function readPlainForm(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  if (given.has('rooms') || !given.has('adults')) return params
  const count = (name: string) => Number(given.get(name)) || 0
  const children = given.getAll('children').filter(Boolean).map(Number)
  const guests = { adults: count('adults'), children, infants: count('infants') }
  params.set('rooms', roomsText(withRoomCount([guests], count('roomCount'))))
  return params
}
