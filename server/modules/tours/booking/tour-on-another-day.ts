import { tourOn } from '#domain/packages/products/tour-on-day.ts'
import type { ProductOnAnotherDay } from '../../products/product-on-another-day.ts'
import type { SaleOf } from '../../products/product-sale.ts'
import { refindStart } from './find-start.ts'

/** The same option of a tour at the same time of another day, for other people. */
export const tourOnAnotherDay: ProductOnAnotherDay<SaleOf<'tour'>> = {
  isPossible: () => true,
  async find(ctx, { search, offer }, to) {
    const moved = tourOn(search, offer, to)
    return { search: moved.search, ...(await refindStart(ctx, moved)) }
  },
}
