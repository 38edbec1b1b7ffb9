import type { SaleOf } from '#server/modules/products/product-sale.ts'
import type { ProductReservation } from '#server/modules/products/product-reservation.ts'
import { operator } from './operator.ts'

/** The operator keeps places while they are being paid. */
export const tourReservation: ProductReservation<Pick<SaleOf<'tour'>, 'search' | 'offer'>> = {
  reserve: (_ctx, { search, offer }, { reference, until }) =>
    operator.hold({ reference, tourId: offer.id, places: search.participants, until: until.toISOString() }),
  release: (_ctx, { reference }) => operator.release(reference),
}
