import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightGatherer } from '../../modules/flights/search/flight-gatherer.ts'
import { policyGatherer } from '../../modules/policies/search/policy-gatherer.ts'
import { sessionOf } from '../../modules/search/session/run-session.ts'
import type { SearchSession } from '../../modules/search/session/search-gatherer.ts'
import { stayGatherer } from '../../modules/stays/search/stay-gatherer.ts'
import { tourGatherer } from '../../modules/tours/search/tour-gatherer.ts'

/** Every product that is searched at suppliers: one line each. A search thread loads this and no database. */
export const searchSessions: Partial<Record<string, SearchSession>> & Record<BuiltProduct, SearchSession> = {
  flight: sessionOf(flightGatherer),
  stay: sessionOf(stayGatherer),
  tour: sessionOf(tourGatherer),
  protection: sessionOf(policyGatherer),
}
