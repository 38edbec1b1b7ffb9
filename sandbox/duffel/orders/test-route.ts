import { type MagicRoute, magicRoute } from '../../inventory/journeys/magic-route.ts'
import type { Offer } from '../../inventory/wire.ts'

export type TestRoute = MagicRoute | 'order-fails' | 'schedule-changes'

/** Routes whose orders behave differently. The vendor's public documentation names neither; they were observed in its test mode. */
const orderRoutes: Record<string, TestRoute> = { 'LHR-LGW': 'order-fails', 'LHR-LTN': 'schedule-changes' }

/** The behaviour of the vendor's test routes for an offer; null unless the test airline ZZ sells it. */
export function testRouteOf(offer: Offer): TestRoute | null {
  if (offer.owner.iata_code !== 'ZZ') return null
  const first = offer.slices[0]
  return orderRoutes[`${first?.origin.iata_code}-${first?.destination.iata_code}`] ?? magicRoute(offer.slices)
}
