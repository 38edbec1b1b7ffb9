import type { FareFamily } from './fare-families.ts'
import { cabinNames } from './fare-families.ts'
import type { Journey } from './journeys/find-journeys.ts'
import type { Route } from './network/network.ts'
import type { Cabin, CabinClass } from './wire.ts'

const fitted: Record<CabinClass, (route: Route) => boolean> = {
  economy: () => true,
  premium_economy: ({ carrier, type }) => carrier.premiumEconomy && type.wide,
  business: ({ carrier, type }) => !carrier.lowCost && type.business !== null,
  first: ({ carrier, type }) => carrier.first && type.wide && type.seats >= 290,
}

/** The cabin flown on a leg for a requested one: a feeder without it uses economy. */
export const cabinAboard = (route: Route, wanted: CabinClass): CabinClass => (fitted[wanted](route) ? wanted : 'economy')

/** A cabin is sold on a journey if its longest leg has it. */
export function sellsFamily(journey: Journey, family: FareFamily): boolean {
  if (family.key === 'business-flex' && journey.path.owner.lowCost) return false
  const longest = journey.path.legs.reduce((a, b) => (b.route.km > a.route.km ? b : a))
  return fitted[family.cabin](longest.route)
}

const made = new Map<string, Cabin>()
const seatTypes = {
  economy: 'standard',
  premium_economy: 'extra_legroom',
  business: 'recliner',
  first: 'private_suite',
} as const

function pitchOf(cabin: CabinClass, lowCost: boolean): 'less' | 'standard' | 'more' {
  if (cabin !== 'economy') return 'more'
  return lowCost ? 'less' : 'standard'
}

/** Shared between offers: one object for each kind of cabin. */
export function cabinOf(route: Route, cabin: CabinClass): Cabin {
  const { carrier, type } = route
  const key = `${cabin}|${carrier.lowCost}|${type.wide}|${type.co2 < 0.08}`
  const known = made.get(key)
  if (known) return known
  const fresh = type.co2 < 0.08
  const cabinMade: Cabin = {
    name: cabin,
    marketing_name: cabinNames[cabin],
    amenities: {
      wifi:
        fresh && !carrier.lowCost
          ? { available: true, cost: cabin === 'economy' ? 'paid' : 'free' }
          : { available: false, cost: 'n/a' },
      seat: {
        pitch: pitchOf(cabin, carrier.lowCost),
        type: cabin === 'business' && type.wide ? 'full_flat' : seatTypes[cabin],
      },
      power: { available: type.wide || fresh || cabin !== 'economy' },
    },
  }
  made.set(key, cabinMade)
  return cabinMade
}
