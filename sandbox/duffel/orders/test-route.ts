import { type MagicRoute, magicRoute } from '../../inventory/journeys/magic-route.ts'
import type { Offer } from '../../inventory/wire.ts'

export type TestRoute = MagicRoute | 'order-fails' | 'schedule-changes'

/** Routes whose orders go another way. The vendor's public text names none of these two; they were seen in its test mode. */
const orderRoutes: Record<string, TestRoute> = { 'LHR-LGW': 'order-fails', 'LHR-LTN': 'schedule-changes' }

/** What the vendor's test routes make of an offer; null unless the test airline ZZ sells it. */
export function testRouteOf(offer: Offer): TestRoute | null {
  if (offer.owner.iata_code !== 'ZZ') return null
  const first = offer.slices[0]
  return orderRoutes[`${first?.origin.iata_code}-${first?.destination.iata_code}`] ?? magicRoute(offer.slices)
}
