import { withRoomCount } from './room-count.ts'
import { roomsText, stayFromParams } from './search-params.ts'

/** Guests all together, to be compared: ages of children in order. */
const guestsIn = (rooms: readonly { adults?: number; children?: readonly number[]; infants?: number }[]): string =>
  JSON.stringify([
    rooms.reduce((sum, { adults = 0 }) => sum + adults, 0),
    rooms.flatMap(({ children = [] }) => children).toSorted((one, other) => one - other),
    rooms.reduce((sum, { infants = 0 }) => sum + infants, 0),
  ])

/**
 * The search of a plain form in the parameters of `stayToParams`: it sends all guests together and the number of rooms. A form that changes a search has
 * its rooms as `roomsBefore`: the same guests in as many rooms stay where they were.
 */
export function readPlainForm(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  if (given.has('rooms') || !given.has('adults')) return params
  const count = (name: string) => Number(given.get(name)) || 0
  const children = given.getAll('children').filter(Boolean).map(Number)
  const guests = { adults: count('adults'), children, infants: count('infants') }
  const before = given.get('roomsBefore')
  const { rooms = [] } = before === null ? {} : stayFromParams(new URLSearchParams({ rooms: before }))
  const isSame = before !== null && rooms.length === count('roomCount') && guestsIn(rooms) === guestsIn([guests])
  params.set('rooms', isSame ? before : roomsText(withRoomCount([guests], count('roomCount'))))
  return params
}
