import type { Land } from './cities.ts'

export interface KindRow {
  /** Its frequency by landscape. */
  shares: Readonly<Record<Land, number>>
  /** The frequency of each number of stars, from one to five. */
  stars: readonly [number, number, number, number, number]
  /** Relative to a hotel of the same stars. */
  price: number
  rooms: readonly [fewest: number, most: number]
  /** Traveller profiles, such as `couples`. */
  profiles: readonly string[]
}

/** Every kind of accommodation. */
export const kinds = {
  hotel: {
    shares: { sea: 52, city: 64, mountain: 52, savanna: 46, desert: 58, lake: 58 },
    stars: [3, 14, 36, 32, 15],
    price: 1,
    rooms: [3, 6],
    profiles: ['business', 'couples', 'city break'],
  },
  resort: {
    shares: { sea: 16, city: 0, mountain: 4, savanna: 3, desert: 9, lake: 2 },
    stars: [0, 2, 20, 42, 36],
    price: 1.35,
    rooms: [4, 6],
    profiles: ['families', 'couples', 'beach', 'wellness'],
  },
  aparthotel: {
    shares: { sea: 14, city: 18, mountain: 12, savanna: 9, desert: 16, lake: 16 },
    stars: [1, 12, 46, 38, 3],
    price: 0.95,
    rooms: [3, 4],
    profiles: ['families', 'long stays', 'groups'],
  },
  guest_house: {
    shares: { sea: 12, city: 12, mountain: 20, savanna: 14, desert: 11, lake: 16 },
    stars: [16, 44, 34, 6, 0],
    price: 0.72,
    rooms: [2, 4],
    profiles: ['couples', 'solo travellers', 'local life'],
  },
  lodge: {
    shares: { sea: 1, city: 0, mountain: 6, savanna: 24, desert: 2, lake: 2 },
    stars: [0, 8, 34, 34, 24],
    price: 1.5,
    rooms: [2, 4],
    profiles: ['nature', 'couples', 'families'],
  },
  hostel: {
    shares: { sea: 3, city: 5, mountain: 5, savanna: 3, desert: 2, lake: 5 },
    stars: [52, 44, 4, 0, 0],
    price: 0.36,
    rooms: [2, 3],
    profiles: ['backpackers', 'solo travellers', 'groups'],
  },
  villa: {
    shares: { sea: 3, city: 1, mountain: 1, savanna: 1, desert: 2, lake: 1 },
    stars: [0, 4, 30, 44, 22],
    price: 2.1,
    rooms: [2, 3],
    profiles: ['families', 'groups', 'couples'],
  },
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof kinds

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

/** The frequency of each kind in a landscape. */
export const kindShares = (land: Land): Record<Kind, number> => ({
  hotel: kinds.hotel.shares[land],
  resort: kinds.resort.shares[land],
  aparthotel: kinds.aparthotel.shares[land],
  guest_house: kinds.guest_house.shares[land],
  lodge: kinds.lodge.shares[land],
  hostel: kinds.hostel.shares[land],
  villa: kinds.villa.shares[land],
})
