import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightTerms } from '../flight/pay-terms.tsx'
import type { HeldTerms } from '../pay-terms.ts'
import { stayTerms } from '../stay/pay-terms.ts'
import { tourTerms } from '../tour/pay-terms.ts'

/** The terms of a held order, of every product that is sold. */
export const payTerms: { [P in BuiltProduct]: HeldTerms<P> } = {
  flight: { ofOrder: ({ itinerary }) => flightTerms(itinerary) },
  stay: { ofOrder: ({ offer }, now) => stayTerms(offer, now) },
  tour: { ofOrder: ({ offer }, now) => tourTerms(offer, now) },
  // A policy is never held.
  protection: { ofOrder: () => [] },
}
