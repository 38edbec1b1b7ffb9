import { AppError } from '#domain/errors.ts'
import { changeableUntil } from '#domain/tours/changes/change-rules.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../orders/transition-order.ts'
import { supplierOfTour } from '../tours/supplier-of-tour.ts'

export interface ChangeableTour {
  order: Order
  offer: SupplierTourOffer
  supplier: TourSupplier
  supplierOrderId: string
  change: NonNullable<TourSupplier['change']>
  until: string
}

/**
 * An order of a tour that can be changed now. Throws access.not-found for any other product, order.illegal-transition for an order that is not issued,
 * supplier.unavailable and tour.not-changeable.
 */
export function changeableTour(ctx: Ctx, order: Order): ChangeableTour {
  const { data: offer } = SupplierTourOffer.safeParse(order.itinerary)
  if (!offer) throw new AppError('access.not-found')
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  const supplier = supplierOfTour(ctx, offer)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const until = changeableUntil(offer, ctx.now())
  const { supplierOrderId } = order
  // An amount of another currency than the order's could not be settled with its payments.
  const isSameCurrency = order.currency === ctx.regional.currency
  if (!until || !supplier.change || !supplierOrderId || !isSameCurrency) throw new AppError('tour.not-changeable')
  return { order, offer, supplier, supplierOrderId, change: supplier.change, until }
}
