import { plainWords } from '../../plain-words.ts'
import type { SeenRate } from '../kinds.ts'
import type { Bed, RoomFacts, RoomGroup } from '../rate.ts'
import { bestRates, byPrice } from './best-rates.ts'
import { bestRoomName } from './best-room-name.ts'
import { joinRooms, type RateOfRoom, type SuppliersRoom } from './join-rooms.ts'
import { UNKNOWN_CATEGORY } from './parse-room.ts'

/** Maximum number of pictures. */
const MOST_PHOTOS = 12

/** The most frequent value; the first of equals; null without values. */
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

function toGroup(rooms: readonly SuppliersRoom[], seen: SeenRate | null): Omit<RoomGroup, 'key'> {
  const listed = rooms.flatMap(({ rates }) => rates.map(({ rate }) => rate.room))
  const beds: Bed[] = listed.find((room) => room.beds.length > 0)?.beds ?? []
  return {
    name: bestRoomName([...new Set(listed.map(({ name }) => name))]),
    facts: unite(rooms),
    sizeSqm: usual(listed.map(({ sizeSqm }) => sizeSqm)),
    beds,
    photos: [...new Set(listed.flatMap(({ photos }) => photos))].slice(0, MOST_PHOTOS),
    rates: bestRates(
      rooms.flatMap(({ rates }) => rates.map(({ priced }) => priced)),
      seen,
    ),
  }
}

/** A duplicate key would merge two rooms: later ones get a number. */
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
 * Groups the rates of all suppliers of one property into rooms: equal rooms are one, with the best rate of each kind. Cheapest room first. Two
 * different rooms of one supplier are never merged. `seen` is the rate whose price was shown before: a cheaper one does not replace it.
 */
export function groupRooms(rates: readonly RateOfRoom[], seen: SeenRate | null = null): RoomGroup[] {
  const groups = joinRooms(rates).map((members) => ({ ...toGroup(members, seen), rest: members[0]?.rest ?? [] }))
  groups.sort((a, b) => (a.rates[0] && b.rates[0] ? byPrice(a.rates[0], b.rates[0]) : 0))
  return withKeys(groups)
}
