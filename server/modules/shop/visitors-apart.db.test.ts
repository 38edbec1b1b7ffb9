import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '#server/db/schema/index.ts'
import { oneAdultToAbuja, pay, payment, readyCheckout } from '#tests/book-flight.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { visitShop } from '#tests/shop-visitor.ts'

const { t, owner, ada, bola, elsewhere, buy } = await openStorefront()

describe('a visitor’s own data', () => {
  test('is not found by another visitor, another agency’s visitor or a portal without a session', async () => {
    const { checkoutId, orderId } = await buy(ada, 4)
    const paths = [`/orders/${orderId}`, `/orders/${orderId}/e-ticket.pdf`, `/orders/${orderId}/itinerary.ics`]
    for (const stranger of [bola, elsewhere]) {
      for (const path of [...paths, `/checkouts/${checkoutId}`, `/checkouts/${checkoutId}/typed`])
        expect((await stranger.call('GET', path)).status, path).toBe(404)
      expect((await stranger.call('POST', `/checkouts/${checkoutId}/confirm-card`)).status).toBe(404)
      expect((await stranger.call('POST', `/orders/${orderId}/confirm-payment`)).status).toBe(404)
      expect((await stranger.call('GET', '/shop/trips')).body).toEqual([])
    }
    for (const path of paths) expect((await t.anonymous.call('GET', path)).status).toBe(401)
    expect((await ada.call('GET', '/shop/trips')).body.map((trip: { id: string }) => trip.id)).toContain(orderId)
  })

  test('another visitor can neither pay a checkout nor read its result, also under its own key', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 5 })
    await pay(ada, checkout, 'card')
    for (const stranger of [bola, elsewhere]) expect((await pay(stranger, checkout, 'card')).status).toBe(404)
  })

  test('cookies of one storefront are ignored at another', { tags: ['full'] }, async () => {
    const thief = visitShop(t, 'savanna')
    for (const [name, value] of ada.cookies) thief.cookies.set(name, value)
    expect((await thief.call('GET', '/shop/trips')).body).toEqual([])
    const altered = visitShop(t, 'skyways')
    altered.cookies.set('shopper', `${ada.cookies.get('shopper')}x`.slice(1))
    expect((await altered.call('GET', '/shop/trips')).body).toEqual([])
  })

  test('is visible to members of the agency, but never on its storefront', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(bola, oneAdultToAbuja, { index: 6 })
    expect((await owner.call('GET', `/checkouts/${checkout.id}`)).status).toBe(200)
    const member = await t.signIn('owner@skyways.test', { host: 'skyways.customer.localhost' })
    expect((await member.call('GET', '/orders')).status).toBe(401)
    expect((await member.call('GET', '/session')).body).toMatchObject({ user: null, role: null, permissions: [] })
  })

  test('excludes sharing, notes, saved travellers and recent searches, which are for members, and holding unless the agency allows it', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 7 })
    const hold = { idempotencyKey: checkout.idempotencyKey, total: checkout.offer.total }
    const held = await ada.call('POST', `/checkouts/${checkout.id}/hold`, hold)
    expect(held).toMatchObject({ status: 403, body: { code: 'shop.not-offered' } })
    for (const path of ['/travellers', '/flights/recent-searches', '/wallet', '/orders', '/mails'])
      expect((await ada.call('GET', path)).status, path).toBe(401)
    expect(checkout.hold).toBeNull()
  })
})

test('includes orders of its visitor and its customer', { tags: ['full'] }, async () => {
  const { orderId } = await buy(bola, 9)
  const [order] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order?.createdBy).toBeNull()
  expect(order?.visitorId).not.toBeNull()
  expect(order?.customerId).not.toBeNull()
})

describe("the agency's settings", { tags: ['full'] }, () => {
  async function setShop(change: { paymentMethods?: string[]; activeProducts?: string[] }) {
    const { revision } = (await owner.call('PATCH', '/site/settings', { change })).body
    const published = await owner.call('POST', '/site/publish', { revision })
    expect(published.status).toBe(200)
  }

  test('a payment method that is disabled is neither shown nor accepted, and the wallet never is', async () => {
    const offered = await readyCheckout(ada, oneAdultToAbuja, { index: 8 })
    expect(offered.methods.map((method) => method.id)).toEqual(['card', 'bank-transfer'])
    expect(offered.wallet).toBeNull()
    const fromWallet = { ...payment(offered, 'card'), method: 'wallet', total: offered.offer.total }
    expect((await ada.call('POST', `/checkouts/${offered.id}/pay`, fromWallet)).status).toBe(422)
    await setShop({ paymentMethods: ['bank-transfer'] })
    const narrowed = (await ada.call('GET', `/checkouts/${offered.id}`)).body
    expect(narrowed.methods.map((method: { id: string }) => method.id)).toEqual(['bank-transfer'])
    expect((await pay(ada, offered, 'card')).status).toBe(422)
    await setShop({ paymentMethods: ['card', 'bank-transfer'] })
  })

  test('a storefront that sells no flights searches none', async () => {
    await setShop({ activeProducts: ['hotels'] })
    const refused = await bola.call('POST', '/flights/searches', oneAdultToAbuja)
    expect(refused.body.code).toBe('shop.closed')
    await setShop({ activeProducts: ['flights', 'hotels'] })
    expect((await bola.call('POST', '/flights/searches', oneAdultToAbuja)).status).toBe(200)
  })
})
