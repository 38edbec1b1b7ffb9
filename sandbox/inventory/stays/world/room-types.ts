import type { Land } from './cities.ts'
import { chance, pickFor, wholeBetween } from './draw.ts'
import { type Kind, kinds } from './kinds.ts'
import type { Scenario } from './test-scenarios.ts'

export type BedType = 'single' | 'double' | 'queen' | 'king' | 'sofabed'

export interface Bed {
  type: BedType
  count: number
}

/** The true data of a kind of room; each supplier names it in its own way (`word-room.ts`). */
export interface RoomType {
  index: number
  class: RoomClass
  beds: readonly Bed[]
  view: string | null
  /** The maximum number of guests, including children. */
  sleeps: number
  /** Square metres. */
  size: number
  /** Relative to the simplest room of the property. */
  price: number
  /** The number of such rooms in the property. */
  stock: number
  /** The outcome of a booking; only rooms of a test hotel have one. */
  scenario?: Scenario
}

interface ClassRow {
  price: number
  size: number
  sleeps: number
  beds: readonly (readonly Bed[])[]
}

const bed = (type: BedType, count = 1): Bed => ({ type, count })
const kingOrTwin = [[bed('king')], [bed('single', 2)]]

/** Classes from the simplest to the best. */
const classes = {
  dormitory: { price: 0.5, size: 24, sleeps: 6, beds: [[bed('single')]] },
  single: { price: 0.82, size: 14, sleeps: 1, beds: [[bed('single')]] },
  standard: { price: 1, size: 20, sleeps: 2, beds: [[bed('double')], [bed('queen')], [bed('single', 2)]] },
  superior: { price: 1.18, size: 25, sleeps: 2, beds: [[bed('queen')], ...kingOrTwin] },
  deluxe: { price: 1.38, size: 31, sleeps: 3, beds: kingOrTwin },
  family: {
    price: 1.62,
    size: 38,
    sleeps: 4,
    beds: [[bed('king'), bed('single', 2)], [bed('queen', 2)], [bed('double'), bed('sofabed')]],
  },
  executive: { price: 1.74, size: 36, sleeps: 2, beds: [[bed('king')]] },
  studio: { price: 1, size: 32, sleeps: 2, beds: [[bed('queen')], [bed('double'), bed('sofabed')]] },
  'one-bedroom': {
    price: 1.34,
    size: 48,
    sleeps: 4,
    beds: [
      [bed('king'), bed('sofabed')],
      [bed('queen'), bed('sofabed')],
    ],
  },
  'two-bedroom': { price: 1.92, size: 78, sleeps: 6, beds: [[bed('king'), bed('single', 2), bed('sofabed')]] },
  tent: { price: 1, size: 34, sleeps: 2, beds: kingOrTwin },
  chalet: { price: 1.3, size: 46, sleeps: 4, beds: [[bed('king'), bed('single', 2)]] },
  'junior suite': { price: 2.1, size: 46, sleeps: 3, beds: [[bed('king')], [bed('king'), bed('sofabed')]] },
  suite: { price: 2.9, size: 64, sleeps: 4, beds: [[bed('king'), bed('sofabed')]] },
  villa: { price: 1.5, size: 140, sleeps: 6, beds: [[bed('king', 2), bed('single', 2)]] },
} as const satisfies Record<string, ClassRow>

export type RoomClass = keyof typeof classes

/** The room types of each kind of property, best last; a property has some of them, always including the simplest. */
const ladders: Record<Kind, readonly RoomClass[]> = {
  hotel: ['standard', 'single', 'superior', 'deluxe', 'family', 'executive', 'junior suite', 'suite'],
  resort: ['superior', 'deluxe', 'family', 'junior suite', 'suite', 'villa'],
  aparthotel: ['studio', 'one-bedroom', 'two-bedroom', 'family'],
  guest_house: ['standard', 'single', 'superior', 'family'],
  lodge: ['tent', 'chalet', 'family', 'suite'],
  hostel: ['dormitory', 'single', 'standard', 'family'],
  villa: ['one-bedroom', 'two-bedroom', 'villa'],
}

const views: Record<Land, readonly string[]> = {
  sea: ['sea view', 'partial sea view', 'garden view', 'pool view', 'city view'],
  city: ['city view', 'courtyard view', 'garden view', 'skyline view'],
  mountain: ['mountain view', 'valley view', 'garden view', 'city view'],
  savanna: ['savanna view', 'garden view', 'river view', 'pool view'],
  desert: ['city view', 'pool view', 'skyline view', 'garden view'],
  lake: ['water view', 'city view', 'canal view', 'garden view'],
}

/** The minimum stars for a class. */
const asks: Partial<Record<RoomClass, number>> = { executive: 4, 'junior suite': 3, suite: 4, deluxe: 3 }

interface PropertyFacts {
  kind: Kind
  stars: number
  land: Land
  seed: number
}

/** The kinds of room of a property, the simplest first. */
export function roomTypesOf({ kind, stars, land, seed }: PropertyFacts): RoomType[] {
  const [fewest, most] = kinds[kind].rooms
  const open = ladders[kind].filter((name) => stars >= (asks[name] ?? 0))
  const [plainest, ...better] = open
  const wanted = wholeBetween(fewest, most, seed, 'rooms')
  const chosen = better
    .map((name) => ({ name, at: chance(seed, name) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, wanted - 1)
    .map(({ name }) => name)
  return open
    .filter((name) => name === plainest || chosen.includes(name))
    .map((name, index) => {
      const row = classes[name]
      const size = row.size + Math.round(stars * 1.6 + chance(seed, `${name} size`) * 6 - 5)
      return {
        index,
        class: name,
        beds: pickFor<readonly Bed[]>(row.beds, seed, `${name} beds`),
        view: index > 0 && chance(seed, `${name} viewed`) < 0.45 ? pickFor(views[land], seed, `${name} view`) : null,
        sleeps: row.sleeps,
        size,
        price: row.price * (0.96 + chance(seed, `${name} price`) * 0.1),
        stock: wholeBetween(3, 14, seed, `${name} stock`),
      }
    })
}
