import type { Ctx } from '../../ctx.ts'

/** Whether the actor may reach a checkout: members reach those of their agency, storefront visitors only those that they opened. */
export function isOwnCheckout({ actor }: Ctx, checkout: { visitorId: string | null }): boolean {
  if (actor.role !== 'customer') return true
  return isSame(actor.shopper?.visitorId, checkout.visitorId)
}

/** Whether the actor may reach an order; a visitor's own are those bought in this browser, found by reference and e-mail, or of the signed-in customer. */
export function isOwnOrder({ actor }: Ctx, order: { id: string; visitorId: string | null; customerId: string | null }): boolean {
  const { role, shopper } = actor
  if (role !== 'customer') return true
  return (
    isSame(shopper?.visitorId, order.visitorId) ||
    isSame(shopper?.customerId, order.customerId) ||
    shopper?.openedOrders.includes(order.id) === true
  )
}

const isSame = (mine: string | null | undefined, theirs: string | null): boolean => typeof mine === 'string' && mine === theirs
