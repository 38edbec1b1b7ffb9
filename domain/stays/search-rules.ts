import { addDays, daysBetween, isDay } from '../dates.ts'
import { defaultRadiusKm } from '../defaults.ts'
import type { FieldProblem } from '../field-rules.ts'
import { quoted } from '../quoted.ts'
import type { StaySearch } from './search.ts'

export const MAX_ROOMS = 8
export const MAX_GUESTS_A_ROOM = 8
export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 500
/** Age of a child on the day of arrival, both inclusive; a younger guest is an infant. */
export const CHILD_AGES = { least: 2, most: 17 }
/** Suppliers are searched within this radius, so that a larger filter needs no new search. */
export const SEARCH_RADIUS_KM = 30
/** The largest extent of a destination around its centre, in kilometres: a large island. Suppliers are searched over all of it. */
export const MOST_EXTENT_KM = 60

export const staySearchWords = {
  place: 'Choose a city, a landmark or a property from the list.',
  day: 'Choose a date.',
  order: 'Check-out is after check-in.',
  nights: `A stay has at most ${MAX_NIGHTS} nights. Book longer stays in parts.`,
  rooms: `One booking has at most ${MAX_ROOMS} rooms.`,
  noAdult: 'Each room takes an adult.',
  full: `A room takes at most ${MAX_GUESTS_A_ROOM} guests.`,
  age: `A child is ${CHILD_AGES.least} to ${CHILD_AGES.most} years old on the day of arrival.`,
  nationality: 'Choose the guests’ nationality.',
}

/** The message for a text or an id without a place. */
export const unknownStayPlace = (text: string): string => `${quoted(text)} is not a city, landmark or property we know.`

type Reaching = Pick<StaySearch, 'radiusKm'> & { destination: Pick<StaySearch['destination'], 'extentKm'> }

/** The radius of results without a filter, in kilometres: the chosen radius, otherwise a city's extent, or the default radius around a point. */
export const reachOf = ({ destination, radiusKm }: Reaching): number => radiusKm ?? destination.extentKm ?? defaultRadiusKm

/** The radius of the suppliers' search, in kilometres. */
export const searchedKm = ({ extentKm }: Reaching['destination']): number => Math.max(SEARCH_RADIUS_KM, extentKm ?? 0)

export const nightsOf = ({ checkIn, checkOut }: Pick<StaySearch, 'checkIn' | 'checkOut'>): number =>
  daysBetween(checkIn, checkOut)

/** Every night of a stay, by its first day. */
export const nightList = (stay: Pick<StaySearch, 'checkIn' | 'checkOut'>): string[] =>
  Array.from({ length: nightsOf(stay) }, (_, index) => addDays(stay.checkIn, index))

type Room = StaySearch['rooms'][number]

export const guestsInRoom = ({ adults, children, infants }: Room): number => adults + children.length + infants

export const guestCount = ({ rooms }: Pick<StaySearch, 'rooms'>): number =>
  rooms.reduce((total, room) => total + guestsInRoom(room), 0)

function roomProblems(room: Room, index: number): FieldProblem[] {
  const rules: [isBroken: boolean, field: string, message: string][] = [
    [room.adults < 1, 'adults', staySearchWords.noAdult],
    [room.children.some((age) => age < CHILD_AGES.least || age > CHILD_AGES.most), 'children', staySearchWords.age],
    [guestsInRoom(room) > MAX_GUESTS_A_ROOM, 'adults', staySearchWords.full],
  ]
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ path: `rooms.${index}.${field}`, message }] : []))
}

/** The errors of a search for a stay, by field; the same messages for the form and for the shape. */
export function staySearchProblems(search: StaySearch): FieldProblem[] {
  const { checkIn, checkOut, rooms, nationality, destination } = search
  const areDays = isDay(checkIn) && isDay(checkOut)
  const nights = areDays ? daysBetween(checkIn, checkOut) : 0
  const rules: [isBroken: boolean, path: string, message: string][] = [
    [destination.name === '', 'destination', staySearchWords.place],
    [!isDay(checkIn), 'checkIn', staySearchWords.day],
    [!isDay(checkOut), 'checkOut', staySearchWords.day],
    [areDays && nights < 1, 'checkOut', staySearchWords.order],
    [areDays && nights > MAX_NIGHTS, 'checkOut', staySearchWords.nights],
    [rooms.length < 1 || rooms.length > MAX_ROOMS, 'rooms', staySearchWords.rooms],
    [!/^[A-Z]{2}$/.test(nationality), 'nationality', staySearchWords.nationality],
  ]
  return [...rules.flatMap(([isBroken, path, message]) => (isBroken ? [{ path, message }] : [])), ...rooms.flatMap(roomProblems)]
}
