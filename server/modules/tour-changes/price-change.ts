import { isLess, type Money, money, negate, subtract, sum, zero } from '#domain/money/money.ts'
import { type DealCode, repriced } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../orders/transition-order.ts'
import { readAgencyPricing, readDealCode } from '../pricing/read-pricing.ts'
import { tourWaterfall } from '../tours/tour-waterfall.ts'

/** The deal code of the sale as it is now; one that has ended keeps the amount that it took. */
async function dealCodeOf(ctx: Ctx, { lines, total }: PriceWaterfall): Promise<DealCode | null> {
  const taken = lines.filter(({ kind }) => kind === 'deal-code')
  const code = taken[0]?.rule
  if (!code) return null
  const amounts = taken.map(({ amount }) => amount)
  return (await readDealCode(ctx, code)) ?? { code, kind: 'fixed', value: negate(sum(amounts, total.currency)).amount }
}

/**
 * Prices what an order is changed to: by the agency's rule of today and the deal code or quote of the sale, at the rate of the sale, so that an exchange
 * rate alone never makes a difference.
 */
export async function changePricing(ctx: Ctx, { waterfall: sold }: Pick<Order, 'waterfall'>) {
  const [pricing, dealCode] = await Promise.all([readAgencyPricing(ctx, 'tour'), dealCodeOf(ctx, sold)])
  const rate = { rate: sold.rate, at: sold.rateAt, source: sold.rateSource }
  return (offer: Pick<SupplierTourOffer, 'supplier' | 'net' | 'tax'>): PriceWaterfall => {
    const now = tourWaterfall(offer, { ...pricing, net: offer.net, tax: offer.tax, rate, dealCode })
    return repriced(sold, now)
  }
}

/** What is paid in addition, and what is returned; at most one of them is above zero. */
export function differenceOf(before: Money, after: Money): { pay: Money; refund: Money } {
  const nothing = zero(before.currency)
  const more = subtract(after, before)
  return isLess(before, after) ? { pay: more, refund: nothing } : { pay: nothing, refund: money(-more.amount, more.currency) }
}
