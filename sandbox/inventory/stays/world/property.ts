import type { Amenity } from './amenities.ts'
import type { Brand } from './chains.ts'
import type { City, District } from './cities.ts'
import type { Culture } from './cultures.ts'
import type { Point } from './geo.ts'
import type { Kind } from './kinds.ts'
import type { RoomType } from './room-types.ts'

/** `scenarios`: each room behaves as its name says; `full`: found, but without rates; `bare`: all optional data are missing. */
export type TestRole = 'scenarios' | 'full' | 'bare'

/** The true data of one property. Suppliers show it under their own names, ids and prices: see `listing.ts`. */
export interface Property extends Point {
  /** `LOS-17`: its true identity. Never sent. */
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
  /** The domain of its e-mail address. */
  domain: string
  amenities: readonly Amenity[]
  rooms: readonly RoomType[]
  /** US cents for the simplest room on an ordinary night. */
  nightly: number
  /** Only the test hotels have one. */
  test: TestRole | null
  checkIn: string
  checkOut: string
}
