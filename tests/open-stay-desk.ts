import type { StayCheckout } from '#contract/products/stay.ts'
import { readyStay, testRate } from './book-stay.ts'
import { openShop } from './open-shop.ts'

/** The sandbox's property and gateway respond after a second or two. */
export const patience = { timeout: 15_000, interval: 500 }

/** An agency that sells stays, and the common steps of tests of their orders. */
export async function openStayDesk() {
  const shop = await openShop()
  const { t, owner, orderOf } = shop
  const pay = (checkout: StayCheckout, method: 'wallet' | 'card') =>
    owner.call('POST', `/checkouts/${checkout.id}/pay`, {
      method,
      total: checkout.methods.find((one) => one.id === method)?.total,
      idempotencyKey: checkout.idempotencyKey,
    })

  const roomCalled = async (room: string) => readyStay(owner, await testRate(owner, room))

  async function bookedFromWallet(room: string) {
    const checkout = await roomCalled(room)
    const { body } = await pay(checkout, 'wallet')
    await t.drain()
    return { checkout, order: await orderOf(body.orderId) }
  }

  const quote = async (id: string) => (await owner.call('GET', `/orders/${id}/cancellation`)).body
  const cancel = async (id: string, asked: { refund: unknown; idempotencyKey: string }) =>
    owner.call('POST', `/orders/${id}/cancel`, { refund: asked.refund, idempotencyKey: asked.idempotencyKey })
  return { ...shop, pay, roomCalled, bookedFromWallet, quote, cancel }
}
