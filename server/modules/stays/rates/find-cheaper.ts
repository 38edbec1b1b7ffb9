import { cheaperRate } from '#domain/stays/same-room.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { readAgencyPricing } from '../../pricing/read-pricing.ts'
import { toolsOf } from '../../search/tools-of.ts'
import { createPricer, type PricedEntry } from '../price-rates.ts'
import { askAgain } from './ask-again.ts'

/**
 * The same refundable room of a booked stay at a lower current price of its supplier; null without one. Throws SupplierError when the supplier does
 * not respond.
 */
export async function findCheaper(ctx: Ctx, booked: SupplierStayOffer, nationality: string): Promise<PricedEntry | null> {
  const found = cheaperRate(booked.rate, await askAgain(ctx, booked, nationality), ctx.now())
  if (!found) return null
  const price = createPricer(toolsOf(ctx), { ...(await readAgencyPricing(ctx, 'stay')), dealCode: null })
  const [entry = null] = await price([found])
  return entry
}
