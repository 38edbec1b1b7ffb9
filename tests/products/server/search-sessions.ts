import type { BuiltProduct } from '#products/sold.ts'
import { flightGatherer } from '#server/modules/flights/search/flight-gatherer.ts'
import { sessionOf } from '#server/modules/search/session/run-session.ts'
import type { SearchSession } from '#server/modules/search/session/search-gatherer.ts'
import { stayGatherer } from '#server/modules/stays/search/stay-gatherer.ts'
import { tourGatherer } from '#server/modules/tours/search/tour-gatherer.ts'
import { bagGatherer } from '../bags/gatherer.ts'

/** The real rows, and that of the product that only tests declare. */
export const searchSessions: Partial<Record<string, SearchSession>> & Record<BuiltProduct, SearchSession> = {
  flight: sessionOf(flightGatherer),
  stay: sessionOf(stayGatherer),
  tour: sessionOf(tourGatherer),
  protection: sessionOf(bagGatherer),
}
