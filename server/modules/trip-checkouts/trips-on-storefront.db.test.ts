import { describe, expect, test } from 'vitest'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import type { Client } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { namesTold } from '#tests/names-customers-never-read.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { coupleOfTrip, planThree, readTrip, readTripCheckout, readyTrip } from '#tests/trips/book-trip.ts'
import { confirmTrip, payTripBy } from '#tests/trips/pay-trip.ts'

const { t, owner, ada, bola, elsewhere, balance, orderOf } = await openStorefront()

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
const cartOf = async (client: Client): Promise<number> => (await client.call('GET', '/session')).body.cart
const namesIn = (sent: unknown) => namesTold(Buffer.isBuffer(sent) ? sent.toString('latin1') : JSON.stringify(sent))
const statusesOf = ({ items }: TripCheckout) => items.map(({ order }) => order?.status)

async function signIn(visitor: Client, email: string): Promise<void> {
  await visitor.call('POST', '/shop/codes', { email })
  const code = await mailedCode(t)
  expect((await visitor.call('POST', '/shop/sign-in', { email, code })).status).toBe(200)
}

async function setRules(change: Record<string, boolean>): Promise<void> {
  const rules = { guestsMayBook: true, customersMayRegister: true, customersMayHold: false, customersMayCancel: true }
  expect((await owner.call('PUT', '/agency/customer-rules', { ...rules, ...change })).status).toBe(200)
}

async function setProducts(activeProducts: string[]): Promise<void> {
  const { revision } = (await owner.call('PATCH', '/site/settings', { change: { activeProducts } })).body
  expect((await owner.call('POST', '/site/publish', { revision })).status).toBe(200)
}

describe('a visitor of the storefront', () => {
  test('pays a trip once by card, has an order of each item with one itinerary, and reads no supplier and no margin', async () => {
    const before = await balance()
    expect(await cartOf(ada)).toBe(0)
    const tripId = await planThree(ada, 'West Africa')
    expect(await cartOf(ada)).toBe(3)
    const trip = await readTrip(ada, tripId)
    const checkout = await readyTrip(ada, tripId)
    expect(checkout.methods.map(({ id }) => id)).toEqual(['card', 'bank-transfer'])
    expect(checkout).toMatchObject({ isReviewed: true, wallet: null })
    // The fee of one payment, of the cheapest method.
    const least = Math.min(...checkout.methods.map(({ fee }) => fee.amount))
    expect(trip.paymentFee.amount).toBe(least)
    expect(trip.total.amount).toBe(checkout.total.amount + least)

    const { body } = await payTripBy(ada, checkout, 'card')
    expect(body.redirectUrl).toEqual(expect.any(String))
    await payOnHostedPage(body.redirectUrl, cards.approved)
    expect(await confirmTrip(ada, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    const paid = await readTripCheckout(ada, checkout.id)
    expect(statusesOf(paid)).toEqual(['Issued', 'Issued', 'Issued'])
    expect(await cartOf(ada)).toBe(0)
    const made = await Promise.all(paid.items.map(({ order }) => orderOf(order?.id ?? '')))
    expect(made.map(({ createdBy }) => createdBy)).toEqual(['Customer, online', 'Customer, online', 'Customer, online'])
    const margin = made.reduce((sum, order) => sum + order.margin.amount, 0)
    expect((await balance()) - before).toBe(margin)

    const booked = await readTrip(ada, tripId)
    expect(booked.booked).toMatchObject([{ id: checkout.id }])
    for (const seen of [trip, checkout, paid, booked]) expect(namesIn(seen)).toEqual([])
    expect(JSON.stringify([trip, checkout, paid])).not.toMatch(/margin|markup|waterfall|net"/i)
    for (const file of ['pdf', 'ics']) {
      const answer = await ada.call('GET', `/trips/${checkout.id}/itinerary.${file}`)
      expect(answer.status).toBe(200)
      expect(namesIn(answer.body)).toEqual([])
    }
  })

  test('is led back to the account of a transfer that is awaited, and everything is booked once the money arrives', {
    tags: ['full'],
  }, async () => {
    const visitor = visitShop(t, 'skyways')
    const tripId = await planThree(visitor)
    const checkout = await readyTrip(visitor, tripId)
    expect((await readTrip(visitor, tripId)).awaited).toBeNull()
    await payTripBy(visitor, checkout, 'bank-transfer')
    expect(await readTrip(visitor, tripId)).toMatchObject({ awaited: checkout.id, items: [{}, {}, {}] })
    const { lastPayment } = await readTripCheckout(visitor, checkout.id)
    await sendTransfer(t.sandboxUrl, lastPayment?.transfer?.accountNumber ?? '', lastPayment?.amount.amount ?? 0)
    expect(await confirmTrip(visitor, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    expect(statusesOf(await readTripCheckout(visitor, checkout.id))).toEqual(['Issued', 'Issued', 'Issued'])
    expect(await readTrip(visitor, tripId)).toMatchObject({ awaited: null, items: [] })
  })

  test('accepts a price that has changed before it is charged', { tags: ['full'] }, async () => {
    const visitor = visitShop(t, 'skyways')
    const { id, total } = await readyTrip(visitor, await planThree(visitor))
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    const changed: TripCheckout = (await visitor.call('POST', `/trip-checkouts/${id}/review`)).body
    const [now] = changed.items.flatMap(({ change }) => change ?? [])
    expect(changed.isReviewed).toBe(false)
    const agreed = { amount: total.amount - (now?.before.amount ?? 0) + (now?.after.amount ?? 0), currency: total.currency }
    expect((await payTripBy(visitor, changed, 'card')).status).toBe(409)
    const accepted = await visitor.call('POST', `/trip-checkouts/${id}/accept-prices`, { total: agreed })
    expect(accepted.body).toMatchObject({ isReviewed: true, total: agreed })
    expect((await payTripBy(visitor, accepted.body, 'card')).body.redirectUrl).toEqual(expect.any(String))
  })

  test('begins the next trip with its own name once the first one is booked or empty', { tags: ['full'] }, async () => {
    const visitor = visitShop(t, 'skyways')
    const addFlight = async (to: string) => {
      const { searchId, offers } = await search(visitor, { ...oneAdultToAbuja, to })
      const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
      return (await visitor.call('POST', '/planned-items', { choice })).body
    }
    const first = await addFlight('ABV')
    await visitor.call('DELETE', `/planned-items/${first.id}`)
    const second = await addFlight('ACC')
    expect([first.name, second.name]).toEqual(['Lagos → Abuja', 'Lagos → Accra'])
    expect(second.tripId).toBe(first.tripId)
  })

  test('cannot pay a trip from the wallet of the agency', { tags: ['full'] }, async () => {
    const checkout = await readyTrip(bola, await planThree(bola))
    const before = await balance()
    const { id, idempotencyKey, total } = checkout
    for (const amount of [total.amount, 0]) {
      const body = { method: 'wallet', idempotencyKey, total: { ...total, amount }, onFailure: 'keep' }
      const answer = await bola.call('POST', `/trip-checkouts/${id}/pay`, body, { 'idempotency-key': idempotencyKey })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    await settle()
    expect(await readTripCheckout(bola, id)).toMatchObject({ state: 'open', lastPayment: null })
    expect(await balance()).toBe(before)
  })

  test('who opens the checkout of a trip twice, as in two tabs, has one checkout with the last places', {
    tags: ['full'],
  }, async () => {
    const visitor = visitShop(t, 'skyways')
    const tripId = await planThree(visitor)
    const open = async () => (await visitor.call('POST', '/trip-checkouts', { tripId })).body.id
    const first = await open()
    expect(await open()).toBe(first)
  })

  test('reaches nothing of the trip of another visitor, of its checkout and of its documents', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyTrip(ada, await planThree(ada))
    const trip = await readTrip(ada, checkout.tripId ?? '')
    await payOnHostedPage((await payTripBy(ada, checkout, 'card')).body.redirectUrl, cards.approved)
    await confirmTrip(ada, checkout.id)
    await settle()
    const { id, idempotencyKey, total } = checkout
    const of = `/trip-checkouts/${id}`
    const [first] = await planThree(ada)
      .then((tripId) => readTrip(ada, tripId))
      .then(({ items }) => items)
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['GET', `/planned-trips/${trip.id}`],
      ['PUT', `/planned-trips/${trip.id}`, { name: 'Mine' }],
      ['DELETE', `/planned-trips/${trip.id}`],
      ['DELETE', `/planned-items/${first?.id}`],
      ['POST', '/trip-checkouts', { tripId: trip.id }],
      ['GET', of],
      ['POST', `${of}/review`],
      ['POST', `${of}/accept-prices`, { total }],
      [
        'PUT',
        `${of}/people`,
        { people: coupleOfTrip, contact: { email: 'b@example.com', phone: '+2348031234567' }, answers: [] },
      ],
      ['POST', `${of}/pay`, { method: 'card', idempotencyKey, total, onFailure: 'keep' }],
      ['POST', `${of}/confirm-payment`],
      ['GET', `/trips/${id}/itinerary.pdf`],
      ['GET', `/trips/${id}/itinerary.ics`],
    ]
    for (const stranger of [bola, elsewhere, visitShop(t, 'skyways')])
      for (const [method, path, body] of calls)
        expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    expect((await bola.call('GET', '/planned-trips')).body.items.map((row: { id: string }) => row.id)).not.toContain(trip.id)
  })

  test('who signs in finds the trip on another device; nobody else who signs in on the first one sees it', {
    tags: ['full'],
  }, async () => {
    await setRules({})
    const [phone, laptop] = [visitShop(t, 'skyways'), visitShop(t, 'skyways')]
    const tripId = await planThree(phone)
    await signIn(phone, 'chidi.trip@example.com')
    await signIn(laptop, 'chidi.trip@example.com')
    expect(await readTrip(laptop, tripId)).toMatchObject({ isMine: true, booked: [] })
    expect(await cartOf(laptop)).toBe(3)
    await signIn(phone, 'ife.trip@example.com')
    expect((await phone.call('GET', `/planned-trips/${tripId}`)).status).toBe(404)
    expect(await cartOf(phone)).toBe(0)
  })

  test('is asked to sign in where the agency lets no guests book', { tags: ['full'] }, async () => {
    const visitor = visitShop(t, 'skyways')
    const tripId = await planThree(visitor)
    await setRules({ guestsMayBook: false })
    const refused = await visitor.call('POST', '/trip-checkouts', { tripId })
    expect(refused).toMatchObject({ status: 403, body: { code: 'shop.sign-in-required' } })
    await setRules({})
    expect((await visitor.call('POST', '/trip-checkouts', { tripId })).status).toBe(201)
  })

  test('is told which item is gone when the storefront sells its product no longer', { tags: ['full'] }, async () => {
    const visitor = visitShop(t, 'skyways')
    const tripId = await planThree(visitor)
    const flight = (await readTrip(visitor, tripId)).items.find(({ product }) => product === 'flight')
    await setProducts(['hotels', 'tours'])
    const refused = await visitor.call('POST', '/trip-checkouts', { tripId })
    expect(refused.body).toMatchObject({ code: 'trip.item-gone', data: { titles: [flight?.title] } })
    await setProducts(['flights', 'hotels', 'tours'])
  })
})
