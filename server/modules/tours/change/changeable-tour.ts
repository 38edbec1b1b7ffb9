import { AppError } from '#domain/errors.ts'
import { changeableUntil } from '#domain/tours/changes/change-rules.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { orderOf } from '../../products/order-of-product.ts'
import type { Changing } from '../../products/product-change.ts'
import { asParticipants } from '../order/as-participants.ts'
import { openTourContact } from '../order/tour-contact.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'

/**
 * An order of a tour that can be changed now, with what was entered for it. Throws access.not-found for any other product, supplier.unavailable and
 * tour.not-changeable.
 */
export function changeableTour(ctx: Ctx, { order: sold, people }: Changing) {
  const order = orderOf('tour', sold)
  const offer = SupplierTourOffer.parse(order.itinerary)
  const supplier = supplierOfTour(ctx, offer)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const until = changeableUntil(offer, ctx.now())
  const { supplierOrderId } = order
  if (!until || !supplier.change || !supplierOrderId) throw new AppError('tour.not-changeable')
  const contact = openTourContact(ctx, order)
  const change: NonNullable<TourSupplier['change']> = supplier.change
  return { order, offer, supplier, supplierOrderId, change, until, contact, participants: asParticipants(people, contact) }
}

export type ChangeableTour = ReturnType<typeof changeableTour>
