import { negate, sum } from '#domain/money/money.ts'
import { type DealCode, type priceWaterfall, repriced } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Product } from '#domain/products.ts'
import type { Ctx } from '../../ctx.ts'
import { readAgencyPricing, readDealCode } from './read-pricing.ts'

/** The rule, rate and discount by which a changed order is priced; its net price and taxes are the supplier's. */
export type ChangePricing = Omit<Parameters<typeof priceWaterfall>[0], 'net' | 'tax'>

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
export async function changePricing<Offer>(
  ctx: Ctx,
  { product, waterfall: sold }: { product: Product; waterfall: PriceWaterfall },
  price: (offer: Offer, pricing: ChangePricing) => PriceWaterfall,
): Promise<(offer: Offer) => PriceWaterfall> {
  const [pricing, dealCode] = await Promise.all([readAgencyPricing(ctx, product), dealCodeOf(ctx, sold)])
  const rate = { rate: sold.rate, at: sold.rateAt, source: sold.rateSource }
  return (offer) => repriced(sold, price(offer, { ...pricing, rate, dealCode }))
}
