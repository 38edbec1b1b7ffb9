import { type EachRoom, eachFromParams, eachNames, eachToParams, noRoomChosen, withRoom } from '#domain/stays/rooms/each-room.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { stayFromParams } from '#domain/stays/search-params.ts'
import { guestCount } from '#domain/stays/search-rules.ts'
import { MAX_TRIP_PEOPLE } from '#domain/trips/trip-people.ts'
import { hotelPath } from '../hotel-address.ts'

/** The search of an address for all rooms; null for an invalid one. */
export const searchIn = (params: URLSearchParams): StaySearch | null => StaySearch.safeParse(stayFromParams(params)).data ?? null

/** Whether the rooms of a search may differ: several, for as many people as a trip takes. */
export const mayDiffer = (search: Pick<StaySearch, 'rooms'>): boolean =>
  search.rooms.length > 1 && guestCount(search) <= MAX_TRIP_PEOPLE

/** What an address says of a room type for each room, with the search for all; null for the same type for all rooms. */
export function eachIn(params: URLSearchParams): { each: EachRoom; search: StaySearch } | null {
  if (!params.has('each')) return null
  const search = searchIn(params)
  const each = search && mayDiffer(search) ? eachFromParams(params, search.rooms.length) : null
  return search && each ? { each, search } : null
}

const without = (params: URLSearchParams): [name: string, value: string][] =>
  [...params].filter(([name]) => !(eachNames as readonly string[]).includes(name))

/** The page with the same room type for all rooms. */
export const sameRoomAddress = (params: URLSearchParams): string => `${hotelPath}?${new URLSearchParams(without(params))}`

/** The page with a room type for each room, as far as they are chosen. */
export const eachAddress = (params: URLSearchParams, each: EachRoom): string =>
  `${hotelPath}?${new URLSearchParams([...without(params), ...eachToParams(each)])}`

/** The page with a room type for each of so many rooms, before anything is chosen. */
export const firstRoomAddress = (params: URLSearchParams, rooms: number): string => eachAddress(params, noRoomChosen(rooms))

/** The choice of one room; `isNew` searches again, because its prices have expired. */
export const roomAddress = (params: URLSearchParams, each: EachRoom, { step, isNew }: { step: number; isNew: boolean }): string =>
  eachAddress(params, { ...(isNew ? withRoom(each, step, null) : each), step })
