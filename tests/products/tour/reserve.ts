import type { ProductReservation } from '#server/modules/products/product-reservation.ts'
import type { SaleOf } from '#server/modules/products/product-sale.ts'
import { operator } from './operator.ts'
import { isOwn, ownTours, releaseOwn, reserveOwn } from './own-places.ts'

/** The operator, or the agency of its own capacity, reserves places while they are being paid. */
export const tourReservation: ProductReservation<Pick<SaleOf<'tour'>, 'search' | 'offer'>> = {
  reserve(ctx, { search, offer }, { reference, until }) {
    const wanted = { reference, tourId: offer.id, places: search.participants }
    if (ownTours.has(offer.id)) return reserveOwn(ctx, { ...wanted, until })
    return operator.hold({ ...wanted, until: until.toISOString() })
  },
  async release(ctx, reservation) {
    const { id, reference } = reservation
    // A lost answer leaves no id: whoever has reserved it finds it by our reference.
    if (id === null || isOwn(reservation)) await releaseOwn(ctx, reference)
    if (!isOwn(reservation)) await operator.release(reference)
  },
}
