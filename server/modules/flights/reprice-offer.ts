import { AppError } from '#domain/errors.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { readAgencyPricing, readDealCode } from '../pricing/read-pricing.ts'
import { toolsOf } from '../search/tools-of.ts'
import { createPricer, type PricedEntry } from './search/price-offers.ts'

/**
 * Reprices the offer at its supplier, with the current exchange rate, markup and deal code (an expired code no longer counts). It keeps our id.
 * Throws SupplierError `sold-out` when it is gone and `unavailable` when the response has another currency, `supplier.unavailable` when its supplier
 * is no longer configured or no exchange rate is known.
 */
export async function repriceOffer(
  ctx: Ctx,
  { search, offer }: { search: FlightSearch; offer: SupplierFlightOffer },
): Promise<PricedEntry> {
  const supplier = ctx.system.integrations.flights.find(({ id }) => id === offer.supplier)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: offer.supplier })
  const [present, pricing, dealCode] = await Promise.all([
    supplier.reprice(offer.supplierOfferId),
    readAgencyPricing(ctx, 'flight'),
    search.dealCode ? readDealCode(ctx, search.dealCode) : null,
  ])
  // An offer does not change its currency: such a response is invalid.
  if (present.net.currency !== offer.net.currency)
    throw new SupplierError(
      'unavailable',
      offer.supplier,
      `the price came in ${present.net.currency} instead of ${offer.net.currency}`,
    )
  const [entry] = await createPricer(toolsOf(ctx), { ...pricing, dealCode })([{ ...present, id: offer.id }])
  if (!entry) throw new AppError('flight.offer-gone')
  return entry
}
