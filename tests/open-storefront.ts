import { oneAdultToAbuja, pay, readyCheckout } from './book-flight.ts'
import { openOwner } from './open-owner.ts'
import { cards, payOnHostedPage } from './pay-on-hosted-page.ts'
import { type ShopVisitor, visitShop } from './shop-visitor.ts'

/** `openOwner` with two browsers at the storefront of Skyways and one at Savanna's. */
export async function openStorefront() {
  const opened = await openOwner()
  const { t } = opened
  return {
    ...opened,
    ada: visitShop(t, 'skyways'),
    bola: visitShop(t, 'skyways'),
    elsewhere: visitShop(t, 'savanna'),
    /** A booking that a visitor has paid by card at the gateway and the airline has settled; `index` selects the offer. */
    async buy(visitor: ShopVisitor, index: number): Promise<{ checkoutId: string; orderId: string }> {
      const checkout = await readyCheckout(visitor, oneAdultToAbuja, { index })
      const started = await pay(visitor, checkout, 'card')
      await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
      await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
      await t.drain()
      await t.drain()
      return { checkoutId: checkout.id, orderId: started.body.orderId }
    },
  }
}
