import { plainWords } from '../../plain-words.ts'
import { type Joinable, joinAlike } from '../matching/join-alike.ts'
import type { Bed, PricedStayRate, RoomFacts, RoomGroup, RoomListing, SupplierStayRate } from '../rate.ts'
import { bestRates, byPrice } from './best-rates.ts'
import { bestRoomName } from './best-room-name.ts'
import { type ComparedRoom, SAME_ROOM_FROM, scoreRooms } from './compare-rooms.ts'
import { parseRoom, UNKNOWN_CATEGORY } from './parse-room.ts'

/** A rate as its supplier told it, and as people see it. */
export interface RateOfRoom {
  rate: SupplierStayRate
  priced: PricedStayRate
}

/** More than anybody looks at. */
const MOST_PHOTOS = 12

/** A room of one supplier with all of its rates; nothing but its description tells it from the supplier's others. */
interface SuppliersRoom extends ComparedRoom, Joinable {
  rooms: RoomListing[]
  rates: PricedStayRate[]
}

/** What makes two rooms of one supplier two. */
const signatureOf = (supplier: string, { facts, rest, sizeSqm }: ComparedRoom): string =>
  [supplier, ...Object.values(facts), sizeSqm, ...rest].join('|')

function roomsOf(rates: readonly RateOfRoom[]): SuppliersRoom[] {
  const known = new Map<string, SuppliersRoom>()
  for (const { rate, priced } of rates) {
    const compared = { ...parseRoom(rate.room), sizeSqm: rate.room.sizeSqm }
    const key = signatureOf(rate.supplier, compared)
    const room = known.get(key) ?? { ...compared, key, supplier: rate.supplier, rooms: [], rates: [] }
    room.rooms.push(rate.room)
    room.rates.push(priced)
    known.set(key, room)
  }
  return [...known.values()]
}

const edgesOf = (rooms: readonly SuppliersRoom[]) =>
  rooms.flatMap((left, index) =>
    rooms.slice(index + 1).flatMap((right) => {
      const score = left.supplier === right.supplier ? 0 : scoreRooms(left, right)
      return score >= SAME_ROOM_FROM ? [{ left, right, score }] : []
    }),
  )

/** What most say; the first of equals; null where nobody says anything. */
function usual<T>(told: readonly (T | null)[]): T | null {
  const groups = [
    ...Map.groupBy(
      told.filter((value) => value !== null),
      (value) => value,
    ),
  ]
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

const unite = (rooms: readonly SuppliersRoom[]): RoomFacts => {
  const told = rooms.map(({ facts }) => facts)
  const categories = told.map(({ category }) => category).filter((category) => category !== UNKNOWN_CATEGORY)
  return {
    category: usual(categories) ?? UNKNOWN_CATEGORY,
    view: usual(told.map(({ view }) => view)),
    beds: usual(told.map(({ beds }) => beds)),
    sleeps: usual(told.map(({ sleeps }) => sleeps)),
    smoking: usual(told.map(({ smoking }) => smoking)),
    isAccessible: told.some(({ isAccessible }) => isAccessible),
  }
}

/** `deluxe-sea-view-1-king`. */
function keyOf({ category, view, beds, smoking, isAccessible }: RoomFacts, rest: readonly string[]): string {
  const parts = [category, view ?? '', beds ?? '', smoking === true ? 'smoking' : '', isAccessible ? 'accessible' : '', ...rest]
  return parts.flatMap(plainWords).join('-')
}

function toGroup(rooms: readonly SuppliersRoom[]): Omit<RoomGroup, 'key'> {
  const listed = rooms.flatMap((room) => room.rooms)
  const beds: Bed[] = listed.find((room) => room.beds.length > 0)?.beds ?? []
  return {
    name: bestRoomName([...new Set(listed.map(({ name }) => name))]),
    facts: unite(rooms),
    sizeSqm: usual(listed.map(({ sizeSqm }) => sizeSqm)),
    beds,
    photos: [...new Set(listed.flatMap(({ photos }) => photos))].slice(0, MOST_PHOTOS),
    rates: bestRates(rooms.flatMap(({ rates }) => rates)),
  }
}

/** The same key twice would be the same room twice: later ones are counted. */
function withKeys(groups: readonly (Omit<RoomGroup, 'key'> & { rest: readonly string[] })[]): RoomGroup[] {
  const taken = new Map<string, number>()
  return groups.map(({ rest, ...group }) => {
    const key = keyOf(group.facts, rest)
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    return { key: count === 1 ? key : `${key}-${count}`, ...group }
  })
}

/**
 * Rooms of one house out of the rates of all of its suppliers: rooms that are the same are one, with the best rate of each kind. Cheapest room
 * first. Two different rooms of one supplier are never one.
 */
export function groupRooms(rates: readonly RateOfRoom[]): RoomGroup[] {
  const rooms = roomsOf(rates)
  const { clusterOf } = joinAlike(rooms, edgesOf(rooms), new Map())
  const groups = [...new Set(clusterOf.values())].map((members) => ({ ...toGroup(members), rest: members[0]?.rest ?? [] }))
  groups.sort((a, b) => (a.rates[0] && b.rates[0] ? byPrice(a.rates[0], b.rates[0]) : 0))
  return withKeys(groups)
}
