import { AppError } from '#domain/errors.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { chargeFor } from '#domain/stays/pricing.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { readAgencyPricing, readDealCode } from '../../pricing/read-pricing.ts'
import { frozenRate } from '../../rates/frozen-rate.ts'
import { supplierOfStay } from '../supplier-of-stay.ts'
import { dropCurrentRates } from './current-rates.ts'

/**
 * The rate at its supplier's current price, guaranteed by a quote, with the current exchange rate, markup and deal code. It keeps our id. Throws
 * SupplierError `sold-out` when it is gone and `unavailable` when the response has another currency, `supplier.unavailable` when its supplier is no
 * longer configured or no exchange rate is known.
 */
export async function requote(
  ctx: Ctx,
  { search, offer }: { search: StaySearch; offer: SupplierStayOffer },
): Promise<{ offer: SupplierStayOffer; waterfall: PriceWaterfall }> {
  const { rate: shown } = offer
  const supplier = supplierOfStay(ctx, shown)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: shown.supplier })
  // Whatever the quote says, rates that are read after it are not older.
  await dropCurrentRates(ctx, search, shown)
  const [quoted, pricing, dealCode] = await Promise.all([
    supplier.quote(shown.supplierRateId),
    readAgencyPricing(ctx, 'stay'),
    search.dealCode ? readDealCode(ctx, search.dealCode) : null,
  ])
  const { currency } = quoted.rate.net
  if (currency !== shown.net.currency)
    throw new SupplierError('unavailable', shown.supplier, `the price came in ${currency} instead of ${shown.net.currency}`)
  const rate = { ...quoted.rate, id: shown.id, room: shown.room }
  const waterfall = chargeFor(rate, { ...pricing, dealCode, rate: await frozenRate(ctx, currency, pricing.currency) })
  return { offer: { ...offer, rate, quote: { id: quoted.quoteId, expiresAt: quoted.expiresAt } }, waterfall }
}
