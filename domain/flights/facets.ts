import { countValues, type FacetValue } from '../results/facets.ts'
import { type FilterName, type JudgedGroup, passingAllBut } from './filters.ts'
import type { PricedFlightOffer } from './offer.ts'

/** The number of itineraries for each value of a filter, with the other filters unchanged; the cheapest first. */
export const facet = (
  judged: readonly JudgedGroup[],
  name: FilterName,
  valuesOf: (offer: PricedFlightOffer) => readonly string[],
): FacetValue[] =>
  countValues(
    judged.map((one) => passingAllBut(one, name)),
    { valuesOf, totalOf: (offer) => offer.total.amount },
  )
