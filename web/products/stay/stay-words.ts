import type { LocalDate } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import { guestsInRoom, nightsOf } from '#domain/stays/search-rules.ts'
import { shortDay } from '../../search/day-words.ts'
import { travellerWords } from '../../search/traveller-words.ts'

interface Room {
  adults: number
  children: readonly unknown[]
  infants: number
}

/** `2 rooms`; English has two forms. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `3 nights` */
export const nightsWords = (nights: number): string => plural(nights, 'night', 'nights')
/** `2 rooms` */
export const roomsWords = (rooms: number): string => plural(rooms, 'room', 'rooms')
/** `1 stay`, `1,204 stays` */
export const stays = (count: number, numbers: Numbers): string => (count === 1 ? '1 stay' : `${numbers.count(count)} stays`)

const togetherOf = (rooms: readonly Room[]): Room => ({
  adults: rooms.reduce((sum, room) => sum + room.adults, 0),
  children: rooms.flatMap((room) => room.children),
  infants: rooms.reduce((sum, room) => sum + room.infants, 0),
})

/** `3 guests, 2 rooms`: for a narrow field. */
export const guestsCount = (rooms: readonly Room[]): string => {
  const { adults, children, infants } = togetherOf(rooms)
  return `${plural(adults + children.length + infants, 'guest', 'guests')}, ${roomsWords(rooms.length)}`
}

/** `2 adults, 1 child in 2 rooms`; a single room is not mentioned. */
export function guestsWords(rooms: readonly Room[]): string {
  const guests = travellerWords(togetherOf(rooms))
  return rooms.length > 1 ? `${guests} in ${roomsWords(rooms.length)}` : guests
}

/** `Tue 8 Dec – Fri 11 Dec, 3 nights` */
export const stayDays = (stay: { checkIn: LocalDate; checkOut: LocalDate }): string =>
  `${shortDay(stay.checkIn)} – ${shortDay(stay.checkOut)}, ${nightsWords(nightsOf(stay))}`

/** For a room of the form, whose ages may not be selected yet. */
export const roomCount = (room: Room): number =>
  guestsInRoom({ adults: room.adults, children: room.children.map(() => 0), infants: room.infants })
