import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { ProductReservation } from '../../products/product-reservation.ts'
import type { SaleOf } from '../../products/product-sale.ts'
import { supplierOfTour, tourSuppliersOf } from '../supplier-of-tour.ts'

const MINUTE_MS = 60_000

/** The id of a reservation names its supplier: `wayfare:0190…`. */
const idOf = (supplier: string, id: string) => `${supplier}:${id}`

/** The supplier's id of a reservation. */
export const reservationAt = ({ id }: { id: string | null }): { supplier: string; id: string } | null => {
  const at = id?.indexOf(':') ?? -1
  return id === null || at < 0 ? null : { supplier: id.slice(0, at), id: id.slice(at + 1) }
}

/** The supplier holds the places while they are paid. */
export const tourReservation: ProductReservation<Pick<SaleOf<'tour'>, 'search' | 'offer'>> = {
  async reserve(ctx, { offer }, { reference, until }) {
    const supplier = supplierOfTour(ctx, offer)
    if (!supplier) throw new AppError('supplier.unavailable', { supplier: offer.supplier })
    const minutes = Math.max(1, Math.ceil((until.getTime() - ctx.now().getTime()) / MINUTE_MS))
    const held = await supplier.reserve({ ...placesOf(offer), reference, minutes, price: offer.net })
    return { id: idOf(offer.supplier, held.id), until: held.until }
  },
  async release(ctx, reservation) {
    const known = reservationAt(reservation)
    if (known) return supplierOfTour(ctx, known)?.release(known.id)
    // A lost answer leaves no id: whoever has reserved it finds it by our reference.
    await releaseEverywhere(ctx, reservation.reference)
  },
}

async function releaseEverywhere(ctx: Ctx, reference: string): Promise<void> {
  for (const supplier of tourSuppliersOf(ctx)) await supplier.release(reference)
}

/** The places of an offer in the supplier's terms. */
export const placesOf = ({ productId, optionId, availabilityId, people, addOns }: SupplierTourOffer) => ({
  productId,
  optionId,
  availabilityId,
  unitIds: people.map(({ unitId }) => unitId),
  addOns,
})
