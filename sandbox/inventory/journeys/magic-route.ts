/**
 * Duffel's test-mode routes: the first slice alone decides, and only offers of owner ZZ ("Duffel Airways") behave so, except that `no-offers`
 * and `search-timeout` concern the whole search. https://duffel.com/docs/api/overview/test-your-integration
 */
export type MagicRoute =
  | 'no-offers'
  | 'all-holdable'
  | 'always-connecting'
  | 'no-baggages'
  | 'search-timeout'
  | 'stop-within-segment'
  | 'price-differs-on-get'
  | 'offer-gone'
  | 'insufficient-balance'
  | 'refund-to-airline-credits'
  | 'pending-then-created'
  | 'pending-then-failed'

/** The two `pending` rows are this sandbox's own choice: Duffel's published text names no route for them. */
const kinds: ReadonlyMap<string, MagicRoute> = new Map([
  ['PVD-RAI', 'no-offers'],
  ['JFK-EWR', 'all-holdable'],
  ['LHR-DXB', 'always-connecting'],
  ['BTS-MRU', 'no-baggages'],
  ['STN-LHR', 'search-timeout'],
  ['DXB-AMS', 'stop-within-segment'],
  ['LHR-STN', 'price-differs-on-get'],
  ['LGW-LHR', 'offer-gone'],
  ['LGW-STN', 'insufficient-balance'],
  ['LTN-SYD', 'refund-to-airline-credits'],
  ['SEN-LHR', 'pending-then-created'],
  ['SEN-STN', 'pending-then-failed'],
])

/** Accepts the slices of a query (codes) as well as those of an offer (places). */
export function magicRoute(
  slices: readonly { origin: string | { iata_code: string }; destination: string | { iata_code: string } }[],
): MagicRoute | null {
  const first = slices[0]
  if (!first) return null
  return kinds.get(`${code(first.origin)}-${code(first.destination)}`) ?? null
}

const code = (place: string | { iata_code: string }) => (typeof place === 'string' ? place : place.iata_code)
