import type { Amenity } from './amenities.ts'
import type { Brand } from './chains.ts'
import type { City, District } from './cities.ts'
import type { Culture } from './cultures.ts'
import type { Point } from './geo.ts'
import type { Kind } from './kinds.ts'
import type { RoomType } from './room-types.ts'

/** `scenarios`: each room behaves as its name says; `full`: found, but without rates; `bare`: all optional data are missing. */
export type TestRole = 'scenarios' | 'full' | 'bare'

/** One property as it really is. Suppliers show it under names, ids and prices of their own: see `listing.ts`. */
export interface Property extends Point {
  /** `LOS-17`: the truth about which property it is. Never on the wire. */
  key: string
  index: number
  seed: number
  city: City
  culture: Culture
  district: District
  name: string
  kind: Kind
  stars: number
  brand: Brand | null
  street: string
  postcode: string | null
  phone: string
  /** Where its e-mail is received. */
  domain: string
  amenities: readonly Amenity[]
  rooms: readonly RoomType[]
  /** US cents for the plainest room on a plain night. */
  nightly: number
  /** Only the test hotels have one. */
  test: TestRole | null
  checkIn: string
  checkOut: string
}
