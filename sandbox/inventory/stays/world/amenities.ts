import { chance } from './draw.ts'
import type { Kind } from './kinds.ts'

interface AmenityRow {
  says: string
  /** Percentage of properties that have it, from one star to five. */
  share: readonly [number, number, number, number, number]
  /** Kinds that always, or never, have it. */
  always?: readonly Kind[]
  never?: readonly Kind[]
}

/** Every amenity of the vendor's list, in its order. */
export const amenityTable = {
  parking: { says: 'Parking on site', share: [34, 48, 62, 74, 88], always: ['lodge', 'villa'] },
  gym: { says: 'Fitness room', share: [0, 4, 30, 72, 97], never: ['guest_house', 'hostel', 'villa'] },
  wifi: { says: 'Free Wi-Fi', share: [88, 93, 97, 99, 100] },
  '24_hour_front_desk': { says: 'Front desk open all night', share: [42, 52, 78, 94, 100], never: ['villa'] },
  accessibility_hearing: { says: 'Aids for guests hard of hearing', share: [0, 2, 8, 18, 34], never: ['hostel', 'villa'] },
  accessibility_mobility: { says: 'Step-free access', share: [6, 14, 34, 56, 78] },
  adult_only: { says: 'Adults only', share: [0, 1, 2, 4, 6], never: ['hostel', 'aparthotel', 'villa'] },
  business_centre: { says: 'Business centre', share: [0, 5, 26, 54, 74], never: ['guest_house', 'hostel', 'villa', 'lodge'] },
  cash_machine: { says: 'Cash machine', share: [0, 4, 14, 26, 38], never: ['guest_house', 'villa', 'lodge'] },
  childcare_service: { says: 'Childcare on request', share: [0, 1, 6, 16, 36], never: ['hostel'] },
  concierge: { says: 'Concierge', share: [0, 3, 18, 52, 98], never: ['hostel'] },
  laundry: { says: 'Laundry', share: [38, 48, 66, 82, 96] },
  lounge: { says: 'Lounge', share: [12, 22, 42, 62, 86], always: ['hostel'] },
  pets_allowed: { says: 'Pets welcome', share: [10, 14, 16, 18, 22] },
  pool: { says: 'Swimming pool', share: [0, 5, 30, 62, 90], always: ['resort', 'villa'], never: ['hostel'] },
  restaurant: { says: 'Restaurant', share: [8, 24, 62, 90, 100], always: ['resort', 'lodge'], never: ['villa'] },
  room_service: { says: 'Room service', share: [0, 10, 40, 78, 98], never: ['hostel', 'villa', 'aparthotel'] },
  spa: { says: 'Spa', share: [0, 1, 8, 34, 82], never: ['hostel', 'villa'] },
} as const satisfies Record<string, AmenityRow>

export type Amenity = keyof typeof amenityTable

export const isAmenity = (name: string): name is Amenity => Object.hasOwn(amenityTable, name)

/** The amenities of a property of that kind and stars. */
export const amenitiesOf = (kind: Kind, stars: number, seed: number): Amenity[] =>
  Object.keys(amenityTable)
    .filter(isAmenity)
    .filter((name) => {
      const { always, never, share }: AmenityRow = amenityTable[name]
      if (always?.includes(kind)) return true
      return !never?.includes(kind) && chance(seed, name) * 100 < (share[stars - 1] ?? 0)
    })
