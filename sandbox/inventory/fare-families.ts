import { hash } from './hash.ts'
import type { Carrier } from './network/airlines.ts'
import type { CabinClass } from './wire.ts'

/**
 * The contents of a fare. `change` and `refund` are the penalty as a share of the fare, null where it is not allowed. `checked` is bags within
 * Nigeria, on short haul, on long haul.
 */
export interface FareFamily {
  index: number
  key: 'basic' | 'standard' | 'flex' | 'premium' | 'business' | 'business-flex' | 'first'
  cabin: CabinClass
  price: number
  change: number | null
  refund: number | null
  checked: readonly [nigeria: number, short: number, long: number]
  carryOn: number
  seatSelection: boolean
  priority: boolean
  shelf: number
  /** Booking classes, the most expensive last: the load determines the class of a fare. */
  ladder: string
}

export const fareFamilies: readonly FareFamily[] = [
  {
    index: 0,
    key: 'basic',
    cabin: 'economy',
    price: 0.9,
    change: null,
    refund: null,
    checked: [1, 0, 1],
    carryOn: 1,
    seatSelection: false,
    priority: false,
    shelf: 1,
    ladder: 'TNQOVL',
  },
  {
    index: 1,
    key: 'standard',
    cabin: 'economy',
    price: 1.04,
    change: 0.15,
    refund: 0.4,
    checked: [1, 1, 2],
    carryOn: 1,
    seatSelection: false,
    priority: false,
    shelf: 2,
    ladder: 'QVLKMH',
  },
  {
    index: 2,
    key: 'flex',
    cabin: 'economy',
    price: 1.27,
    change: 0,
    refund: 0.1,
    checked: [2, 1, 2],
    carryOn: 1,
    seatSelection: true,
    priority: true,
    shelf: 3,
    ladder: 'KMHBYY',
  },
  {
    index: 3,
    key: 'premium',
    cabin: 'premium_economy',
    price: 1.6,
    change: 0.1,
    refund: 0.25,
    checked: [2, 2, 2],
    carryOn: 1,
    seatSelection: true,
    priority: true,
    shelf: 3,
    ladder: 'REWWPP',
  },
  {
    index: 4,
    key: 'business',
    cabin: 'business',
    price: 3.4,
    change: 0.1,
    refund: 0.2,
    checked: [2, 2, 2],
    carryOn: 2,
    seatSelection: true,
    priority: true,
    shelf: 4,
    ladder: 'IZDDCC',
  },
  {
    index: 5,
    key: 'business-flex',
    cabin: 'business',
    price: 4,
    change: 0,
    refund: 0,
    checked: [2, 2, 3],
    carryOn: 2,
    seatSelection: true,
    priority: true,
    shelf: 4,
    ladder: 'DDCCJJ',
  },
  {
    index: 6,
    key: 'first',
    cabin: 'first',
    price: 5.5,
    change: 0,
    refund: 0,
    checked: [2, 3, 3],
    carryOn: 2,
    seatSelection: true,
    priority: true,
    shelf: 5,
    ladder: 'AAAFFF',
  },
]

/** Families shown for a wanted cabin; without one, economy and business. */
const shown: Record<CabinClass | 'any', readonly number[]> = {
  economy: [0, 1, 2],
  premium_economy: [3],
  business: [4, 5],
  first: [6],
  any: [0, 1, 2, 4],
}

export const familiesFor = (cabin: CabinClass | undefined): readonly FareFamily[] =>
  fareFamilies.filter((family) => shown[cabin ?? 'any'].includes(family.index))

type Names = Record<FareFamily['key'], string>

/** Airlines' names for fare families differ; each uses one of these sets. */
const brandSets: readonly Names[] = [
  {
    basic: 'Economy Basic',
    standard: 'Economy Standard',
    flex: 'Economy Flex',
    premium: 'Premium Economy',
    business: 'Business Standard',
    'business-flex': 'Business Flex',
    first: 'First',
  },
  {
    basic: 'Light',
    standard: 'Classic',
    flex: 'Flex',
    premium: 'Premium',
    business: 'Business Classic',
    'business-flex': 'Business Flex',
    first: 'First Class',
  },
  {
    basic: 'Economy Saver',
    standard: 'Economy Classic',
    flex: 'Economy Full Flex',
    premium: 'Premium Economy',
    business: 'Business Saver',
    'business-flex': 'Business Full Flex',
    first: 'First',
  },
  {
    basic: 'Lite',
    standard: 'Value',
    flex: 'Flexible',
    premium: 'Premium',
    business: 'Business',
    'business-flex': 'Business Flexible',
    first: 'First',
  },
]
const lowCostNames: Names = {
  basic: 'Basic',
  standard: 'Plus',
  flex: 'Flexi',
  premium: 'Premium',
  business: 'Business',
  'business-flex': 'Business',
  first: 'First',
}

export function brandName(carrier: Carrier, family: FareFamily): string {
  if (carrier.lowCost) return lowCostNames[family.key]
  const set = brandSets[hash(`brand|${carrier.iata}`) % brandSets.length] ?? lowCostNames
  return set[family.key]
}

export const cabinNames: Record<CabinClass, string> = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
}
