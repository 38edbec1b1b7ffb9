import { AppError } from '#domain/errors.ts'
import { journeyProblems } from '#domain/flights/search-rules.ts'
import { flightSearchOn, serviceKey } from '#domain/packages/products/flight-on-day.ts'
import type { ProductOnAnotherDay } from '../products/product-on-another-day.ts'
import type { SaleOf } from '../products/product-sale.ts'
import { findCheapest } from './refind-offer.ts'

/** The same flight numbers in the same cabin and fare on other days, for other people. */
export const flightOnAnotherDay: ProductOnAnotherDay<SaleOf<'flight'>> = {
  isPossible: () => true,
  async find(ctx, { search: planned, offer: chosen }, to) {
    const search = flightSearchOn(planned, to)
    const problems = journeyProblems(search)
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    const service = serviceKey(chosen)
    const found = await findCheapest(ctx, { search, supplier: chosen.supplier }, (one) => serviceKey(one) === service)
    return { search, ...found }
  },
}
