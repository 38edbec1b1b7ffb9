import type { Ctx } from '../../ctx.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'

/**
 * Rate-limits card pages by customer, network address and sale (`sale`: a checkout, an order, a top-up's key), so that stolen cards cannot be tested
 * here. Throws input.too-many-requests.
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
