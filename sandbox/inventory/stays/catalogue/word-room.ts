import { blend } from '../../hash.ts'
import { chance, pickFor } from '../world/draw.ts'
import type { Property } from '../world/property.ts'
import type { Bed, RoomClass, RoomType } from '../world/room-types.ts'
import type { Hand, StaySupplier } from './suppliers.ts'

const title = (text: string) => text.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

const bedNouns: Record<Bed['type'], readonly [one: string, more: string]> = {
  single: ['Single', 'Twin'],
  double: ['Double', 'Two Doubles'],
  queen: ['Queen', 'Two Queens'],
  king: ['King', 'Two Kings'],
  sofabed: ['Sofa Bed', 'Sofa Beds'],
}

const mainBed = ([first]: readonly Bed[]): string => (first ? bedNouns[first.type][first.count > 1 ? 1 : 0] : '')

const spelledBeds = (beds: readonly Bed[]): string =>
  beds
    .map(({ type, count }) => `${count} ${type === 'sofabed' ? 'Sofa' : title(type)} ${count > 1 ? 'Beds' : 'Bed'}`)
    .join(' and ')

/** The noun of a class: a suite is not a room. */
const nouns: Partial<Record<RoomClass, string>> = {
  dormitory: 'Bed in Dormitory',
  single: 'Single Room',
  studio: 'Studio',
  'one-bedroom': 'One-Bedroom Apartment',
  'two-bedroom': 'Two-Bedroom Apartment',
  tent: 'Safari Tent',
  chalet: 'Chalet',
  'junior suite': 'Junior Suite',
  suite: 'Suite',
  villa: 'Villa',
}

const nounOf = ({ class: name, beds }: RoomType, withBed: boolean): string => {
  const own = nouns[name]
  if (own !== undefined) return own
  return [title(name), withBed ? mainBed(beds) : '', 'Room'].filter((part) => part !== '').join(' ')
}

type Wording = (room: RoomType) => string

const viewOf = ({ view }: RoomType, before: string) => (view === null ? '' : `${before}${title(view)}`)

/** Each supplier's style of writing a room's name; the facts are the same. */
const wordings: Record<Hand, readonly Wording[]> = {
  plain: [(room) => `${nounOf(room, true)}${viewOf(room, ' with ')}`, (room) => `${nounOf(room, true)}${viewOf(room, ', ')}`],
  shouting: [
    (room) => `${nounOf(room, false)} - ${spelledBeds(room.beds)}${viewOf(room, ' - ')}`.toUpperCase(),
    (room) => `${nounOf(room, true)}${viewOf(room, ' ')}`.toUpperCase(),
  ],
  terse: [
    (room) =>
      `${nounOf(room, true).replace('Deluxe', 'Dlx').replace('Superior', 'Sup').replace('Standard', 'Std').replace(' Room', ' Rm')}${viewOf(room, ' ')}`,
    (room) =>
      `${nounOf(room, true).replace('Executive', 'Exec').replace('One-Bedroom Apartment', '1BR Apt').replace('Two-Bedroom Apartment', '2BR Apt')}${viewOf(room, ', ')}`,
  ],
  wordy: [
    (room) => `${nounOf(room, false)}, ${spelledBeds(room.beds)}${viewOf(room, ', ')}`,
    (room) => `${nounOf(room, true)} (${spelledBeds(room.beds)})${viewOf(room, ' with ')}, ${room.size} m²`,
  ],
  foreign: [
    (room) => `${mainBed(room.beds)} ${nounOf(room, false)}${viewOf(room, ' - ')}`,
    (room) => `${nounOf(room, true)}${viewOf(room, ' / ')}`,
  ],
}

/** A supplier's name for a room of a property. */
export function wordRoom(property: Property, room: RoomType, { hand, number }: StaySupplier): string {
  if (room.scenario) return room.scenario.title
  const seed = blend(property.seed, number * 64 + room.index)
  const words = pickFor(wordings[hand], seed, 'wording')(room)
  // Rooms are non-smoking by default; some suppliers state it.
  return hand !== 'plain' && chance(seed, 'smoking') < 0.15 ? `${words}, Non Smoking` : words
}
