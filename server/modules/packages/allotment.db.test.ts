import { describe, expect, test } from 'vitest'
import { openStorefront } from '#tests/open-storefront.ts'
import { bookPackage, makePackage, PER_ADULT, readyPackage, takenOf } from '#tests/packages/make-package.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { payTrip, readTripCheckout } from '#tests/trips/book-trip.ts'
import { confirmTrip, payTripBy } from '#tests/trips/pay-trip.ts'

const { t, owner, ada, bola, elsewhere, balance, orderOf } = await openStorefront()

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
const MINUTES = 60_000

describe('places of a departure', () => {
  test('are free again when the checkout that holds them has expired', async () => {
    const made = await makePackage(owner, { places: 2 })
    const first = await bookPackage(ada, made)
    expect((await bookPackage(bola, made)).body.code).toBe('package.sold-out')
    const start = Date.now()
    t.setClock(() => new Date(start + 16 * MINUTES))
    expect(await takenOf(owner, made)).toBe(0)
    expect((await bookPackage(bola, made)).status).toBe(201)
    const checkout = await readTripCheckout(ada, first.body.checkoutId)
    expect(checkout.state).toBe('expired')
    t.setClock(() => new Date())
  })

  test('are booked by the wallet with all items, and free again once everything is cancelled', async () => {
    const made = await makePackage(owner, { places: 2 })
    const checkout = await readyPackage(owner, made)
    expect(checkout.total).toEqual({ amount: 2 * PER_ADULT, currency: 'NGN' })
    const before = await balance()
    expect((await payTrip(owner, checkout, 'keep')).status).toBe(200)
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    // A package is bought as a whole.
    expect(paid.onFailure).toBe('undo')
    expect(paid.items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued'])
    const orders = await Promise.all(paid.items.map(({ order }) => orderOf(order?.id ?? '')))
    const margin = orders.reduce((sum, order) => sum + order.margin.amount, 0)
    expect(before - (await balance())).toBe(2 * PER_ADULT - margin)
    expect(orders.every((order) => order.margin.amount > 0)).toBe(true)
    expect(await takenOf(owner, made)).toBe(2)
    expect((await bookPackage(ada, made)).body.code).toBe('package.sold-out')

    for (const { id } of orders) {
      const quoted = await owner.call('GET', `/orders/${id}/cancellation`)
      const cancelled = await owner.call('POST', `/orders/${id}/cancel`, {
        idempotencyKey: crypto.randomUUID(),
        refund: quoted.body.refund,
      })
      expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    }
    await settle()
    expect(await takenOf(owner, made)).toBe(0)
  })

  test('are booked by a visitor with a card, who reads one price and no supplier', { tags: ['full'] }, async () => {
    const made = await makePackage(owner, { places: 2 })
    const page = (await ada.call('GET', `/offered-packages/${made.slug}?adults=2`)).body
    const departure = page.departures.find(({ id }: { id: string }) => id === made.departureId)
    const checkout = await readyPackage(ada, { ...made, departureId: departure.id })
    expect(checkout.total.amount).toBe(2 * PER_ADULT)
    expect(departure.price.total.amount).toBe(checkout.total.amount + Math.min(...checkout.methods.map(({ fee }) => fee.amount)))
    expect(JSON.stringify([page, checkout])).not.toMatch(/margin|markup|waterfall|net"|supplier/i)
    const { body } = await payTripBy(ada, checkout, 'card', 'undo')
    await payOnHostedPage(body.redirectUrl, cards.approved)
    expect(await confirmTrip(ada, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    const paid = await readTripCheckout(ada, checkout.id)
    expect(paid.items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued'])
    expect((await ada.call('GET', `/offered-packages/${made.slug}`)).body.departures).toMatchObject([{ left: 0 }])
    expect((await elsewhere.call('GET', `/offered-packages/${made.slug}`)).status).toBe(404)
  })

  test('are free again when an item cannot be booked and everything is undone', { tags: ['full'] }, async () => {
    const made = await makePackage(owner, { places: 2 })
    const checkout = await readyPackage(owner, made)
    await t.arm({ vendor: 'octo', fault: 'booking-refused', times: 1 })
    const before = await balance()
    await payTrip(owner, checkout, 'undo')
    await settle()
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(paid.items.every(({ order }) => order?.status !== 'Issued')).toBe(true)
    expect(await balance()).toBe(before)
    expect(await takenOf(owner, made)).toBe(0)
  })
})
