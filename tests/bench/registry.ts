import { apiReads } from './api-reads.bench.ts'
import { audit } from './audit.bench.ts'
import { cacheHit } from './cache-hit.bench.ts'
import { checkoutPglite, checkoutPostgres } from './checkout.bench.ts'
import { eventLoop } from './event-loop.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { map } from './map.bench.ts'
import type { Measure } from './measure.ts'
import { memoryPglite, memoryPostgres } from './memory.bench.ts'
import { normalise } from './normalise.bench.ts'
import { orderListGrowth } from './order-list-growth.bench.ts'
import { ownTours } from './own-tours.bench.ts'
import { pageWeight } from './page-weight.bench.ts'
import { pages } from './pages.bench.ts'
import { publish } from './publish.bench.ts'
import { sandboxOffers } from './sandbox-offers.bench.ts'
import { search } from './search.bench.ts'
import { servingThread } from './serving-thread.bench.ts'
import { start } from './start.bench.ts'
import { stays } from './stays.bench.ts'
import { storefront } from './storefront.bench.ts'
import { placeSuggestions } from './suggest-places.bench.ts'
import { team } from './team.bench.ts'
import { tenancy } from './tenancy.bench.ts'
import { tenants } from './tenants.bench.ts'
import { trips } from './trips.bench.ts'
import { wallet } from './wallet.bench.ts'

/** Every measure of `npm run bench`, in the order of the table. */
export const measures: readonly Measure[] = [
  search,
  servingThread,
  normalise,
  stays,
  map,
  cacheHit,
  sandboxOffers,
  placeSuggestions,
  apiReads,
  orderListGrowth,
  audit,
  team,
  pages,
  storefront,
  publish,
  tenants,
  lighthouse,
  pageWeight,
  checkoutPostgres,
  checkoutPglite,
  wallet,
  trips,
  ownTours,
  tenancy,
  eventLoop,
  start,
  memoryPostgres,
  memoryPglite,
]
