import type { BuiltProduct } from '#products/sold.ts'
import { flightTerms } from '#web/products/flight/pay-terms.tsx'
import type { HeldTerms } from '#web/products/pay-terms.ts'
import { stayTerms } from '#web/products/stay/pay-terms.ts'
import { tourTerms } from '#web/products/tour/pay-terms.ts'

/** The real rows, and that of the product that only tests declare. */
export const payTerms: { [P in BuiltProduct]: HeldTerms<P> } = {
  flight: { ofOrder: ({ itinerary }) => flightTerms(itinerary) },
  stay: { ofOrder: ({ offer }, now) => stayTerms(offer, now) },
  tour: { ofOrder: ({ offer }, now) => tourTerms(offer, now) },
  protection: { ofOrder: () => [] },
}
