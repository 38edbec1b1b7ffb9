import type { Ctx } from '../../ctx.ts'

/** Members reach what is their agency's, visitors of its storefront only the checkouts that they opened. */
export function isOwnCheckout({ actor }: Ctx, checkout: { visitorId: string | null }): boolean {
  if (actor.role !== 'customer') return true
  return isSame(actor.shopper?.visitorId, checkout.visitorId)
}

/** The same for orders: made in this browser, found by reference and e-mail, or the signed-in customer's. */
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
