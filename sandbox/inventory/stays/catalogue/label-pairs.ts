import { type City, cities } from '../world/cities.ts'
import { listingsIn } from './find-listings.ts'
import type { StaySupplier } from './suppliers.ts'
import { wordRoom } from './word-room.ts'

export interface LabelledPairs {
  /** Ids of the same property at either supplier. */
  same: [left: string, right: string][]
  /** Ids of properties that only one of them sells. */
  left_only: string[]
  right_only: string[]
}

/** The truth that a matching of two suppliers' properties is measured against, for one city or for all. */
export function labelPairs(left: StaySupplier, right: StaySupplier, seed: string, city?: City): LabelledPairs {
  const pairs: LabelledPairs = { same: [], left_only: [], right_only: [] }
  for (const place of city ? [city] : cities) {
    const others = new Map(listingsIn(place, { seed, supplier: right }).map(({ property, id }) => [property.key, id]))
    for (const { property, id } of listingsIn(place, { seed, supplier: left })) {
      const other = others.get(property.key)
      others.delete(property.key)
      if (other === undefined) pairs.left_only.push(id)
      else pairs.same.push([id, other])
    }
    pairs.right_only.push(...others.values())
  }
  return pairs
}

export interface LabelledRooms {
  left: string
  right: string
  /** What either calls the same room. */
  names: [left: string, right: string][]
}

/** The truth that a grouping of two suppliers' rooms is measured against: every room of every property of a city that both sell. */
export function labelRooms(left: StaySupplier, right: StaySupplier, seed: string, city: City): LabelledRooms[] {
  const others = new Map(listingsIn(city, { seed, supplier: right }).map((listing) => [listing.property, listing.id]))
  return listingsIn(city, { seed, supplier: left }).flatMap(({ property, id }) => {
    const other = others.get(property)
    if (other === undefined) return []
    const names = property.rooms.map((room): [string, string] => [
      wordRoom(property, room, left),
      wordRoom(property, room, right),
    ])
    return [{ left: id, right: other, names }]
  })
}
