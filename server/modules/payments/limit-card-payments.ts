import type { Ctx } from '../../ctx.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'

/**
 * Counts the opening of a card page against which customer pays, from where and for what (`sale`: a checkout, an order, a top-up's key), so that nobody
 * tests stolen cards here. Throws input.too-many-requests.
 */
export async function limitCardPayments({ system, ipAddress, ctx }: RequestContext & { ctx: Ctx }, sale: string): Promise<void> {
  const { shopper } = ctx.actor
  const payer = shopper?.customerId ?? shopper?.visitorId
  await system.rateLimits.consume([
    ['card.sale', sale],
    ...(payer ? [['card.payer', payer] as const] : []),
    ['card.address', addressGroup(ipAddress)],
  ])
}
