import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { pay } from '../book-flight.ts'
import { openOwner } from '../open-owner.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { startOperator } from './tour/operator.ts'
import { createOwnPlaces, ownTours } from './tour/own-places.ts'

const { t, owner, orderOf, balance } = await openOwner()
let operator: Awaited<ReturnType<typeof startOperator>>
let places: (typeof operator)['places']
let offset = 0

const day = addDays(new Date().toISOString().slice(0, 10), 30)
const contact = { email: 'ada@example.com', phone: '+2348031234567' }
const participants = [{ givenName: 'Adaeze', familyName: 'Obi' }]
const MINUTE = 60_000
/** The time for the operator and everybody else. */
const later = (ms: number) => {
  offset += ms
}

beforeAll(async () => {
  await createOwnPlaces(t.system)
  operator = await startOperator()
  const clock = () => new Date(Date.now() + offset)
  t.setClock(clock)
  operator.places.now = clock
})
beforeEach(async () => {
  places = operator.places
  Object.assign(places, { capacity: 1_000, keepsMs: 30 * MINUTE, releases: 0, refusesBookings: false })
  places.holds.clear()
})
// Releases of one test must not run in the next.
afterEach(async () => {
  later(2 * 60 * MINUTE)
  await t.drainLater()
})
afterAll(() => operator.close())

/** From a search at this moment: the clock moves beyond the half hour that results are valid. */
async function choose(tourId = 'lagoon', buyer = owner) {
  const { searchId } = (await buyer.call('POST', '/tours/searches', { city: 'Lagos', day, participants: 1 })).body
  return buyer.call('POST', '/checkouts', { product: 'tour', searchId, tourId })
}
const states = () => [...places.holds.values()].map(({ state }) => state)
/** The tour's price when nobody else has places. */
const oneLeft = () => {
  places.capacity = 1 + [...operator.bookings.values()].filter(({ tourId }) => tourId === 'lagoon').length
}

async function enterPeople({ id }: { id: string }, buyer = owner) {
  await buyer.call('PUT', `/checkouts/${id}/participants`, { participants, contact })
  return (await buyer.call('POST', `/checkouts/${id}/review`)).body
}

const readyToPay = async () => enterPeople((await choose()).body)

// The first, while the gateway's clock shows the same time.
test('an account for a bank transfer accepts money no longer than the reservation lasts', async () => {
  places.keepsMs = 20 * MINUTE
  const checkout = await readyToPay()
  await pay(owner, checkout, 'bank-transfer')
  const { lastPayment } = (await owner.call('GET', `/checkouts/${checkout.id}`)).body
  const [hold] = places.holds.values()
  expect(lastPayment.transfer.until).toBe(hold?.until)
})

describe('the places of a tour', () => {
  test('are reserved when its checkout is opened, and are booked', async () => {
    const checkout = await readyToPay()
    expect(states()).toEqual(['held'])
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Issued' })
    later(60 * MINUTE)
    await t.drainLater()
    expect(states()).toEqual(['taken'])
    expect(places.releases).toBe(0)
  })

  test('end the checkout earlier when their supplier reserves them for a shorter time', async () => {
    places.keepsMs = 5 * MINUTE
    const { body } = await choose()
    const [hold] = places.holds.values()
    expect((await owner.call('GET', `/checkouts/${body.id}`)).body).toMatchObject({ state: 'open', expiresAt: hold?.until })
  })

  test('never extend a checkout beyond its fifteen minutes', async () => {
    const before = Date.now() + offset
    const { body } = await choose()
    const { expiresAt } = (await owner.call('GET', `/checkouts/${body.id}`)).body
    expect(Date.parse(expiresAt) - before).toBeGreaterThanOrEqual(15 * MINUTE)
    expect(Date.parse(expiresAt) - before).toBeLessThan(16 * MINUTE)
  })

  test('are released once when the checkout is abandoned, and another buyer gets them', async () => {
    oneLeft()
    await choose()
    await t.drainLater()
    expect(states()).toEqual(['held'])
    expect((await choose()).status).toBe(409)
    later(15 * MINUTE)
    await t.drainLater()
    await t.drainLater()
    expect([states(), places.releases]).toEqual([['released'], 1])
    expect((await choose()).status).toBe(201)
  })

  test('are released at once when the review finds that the tour is withdrawn', async () => {
    const { body } = await choose()
    places.withdrawn.add('lagoon')
    const { body: reviewed } = await owner.call('POST', `/checkouts/${body.id}/review`)
    places.withdrawn.clear()
    expect(reviewed.state).toBe('gone')
    await t.drain()
    expect(states()).toEqual(['released'])
  })

  test('are released when the operator refuses the paid booking, which is refunded', async () => {
    const before = await balance()
    const checkout = await readyToPay()
    places.refusesBookings = true
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Refunded' })
    expect([states(), places.releases]).toEqual([['released'], 1])
    expect(await balance()).toBe(before)
  })

  test('are released later when the operator does not respond', async () => {
    await choose()
    later(15 * MINUTE)
    places.faults = ['busy']
    await expect(t.drainLater()).rejects.toThrow()
    expect(states()).toEqual(['held'])
    await t.drainLater()
    expect([states(), places.releases]).toEqual([['released'], 1])
  })
})

describe('two checkouts for the last place', () => {
  test('one of them opens, the other is refused as sold out', async () => {
    oneLeft()
    const answers = await Promise.all([choose(), choose()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'order.not-issuable' })
    expect(states()).toEqual(['held'])
  })
})

describe('the one place of a tour that the agency runs itself', () => {
  beforeEach(() => void ownTours.set('lagoon', 1))
  // What is still reserved is released as the agency's own, also after the operator sells the tour again.
  afterEach(() => ownTours.clear())

  test('is released when its checkout expires, and another buyer gets it', async () => {
    expect((await choose()).status).toBe(201)
    later(14 * MINUTE)
    await t.drainLater()
    expect((await choose()).status).toBe(409)
    later(MINUTE)
    await t.drainLater()
    expect((await choose()).status).toBe(201)
  })

  test('is sold exactly once to two concurrent buyers', async () => {
    const colleague = await t.signIn('agent@skyways.test')
    const buyers = [owner, colleague]
    const opened = await Promise.all(buyers.map((buyer) => choose('lagoon', buyer)))
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const at = opened.findIndex(({ status }) => status === 201)
    const buyer = buyers[at] ?? owner
    const { body } = await pay(buyer, await enterPeople(opened[at]?.body, buyer), 'wallet')
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Issued' })
    later(60 * MINUTE)
    await t.drainLater()
    expect((await choose()).status).toBe(409)
    expect(states()).toEqual([])
  })
})

describe('a reservation with a lost response', () => {
  test('is released if the connection broke after the operator had reserved the places', async () => {
    places.faults = ['lost']
    expect((await choose()).body).toMatchObject({ code: 'supplier.unavailable' })
    expect(states()).toEqual(['held'])
    await t.drain()
    expect(states()).toEqual(['released'])
  })

  test('is released a minute after a crash between call and answer, and nobody can pay its checkout', async () => {
    places.faults = ['late']
    // The state after the death of a process: the intent is stored, the places are reserved, no response is stored.
    const unanswered = choose()
    await expect.poll(states, { timeout: 15_000 }).toEqual(['held'])
    later(MINUTE)
    await t.drainLater()
    expect([states(), places.releases]).toEqual([['released'], 1])
    // The response was only late: the caller is refused, and the late reservation is released as well.
    places.answerLate()
    expect((await unanswered).body).toMatchObject({ code: 'supplier.unavailable' })
    await t.drain()
    expect([states(), places.releases]).toEqual([['released'], 2])
  })
})

describe('a card payment that arrives after the places were released', () => {
  async function payTooLate() {
    const checkout = await readyToPay()
    const { body } = await pay(owner, checkout, 'card')
    later(10 * MINUTE)
    await t.drainLater()
    expect(states()).toEqual(['held'])
    later(21 * MINUTE)
    await t.drainLater()
    expect(states()).toEqual(['lapsed'])
    return { checkout, ...body }
  }

  test('books the places if they are still available', async () => {
    const { checkout, orderId, redirectUrl } = await payTooLate()
    await payOnHostedPage(redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    expect(await orderOf(orderId)).toMatchObject({ status: 'Issued' })
  })

  test('is refunded if the places were sold meanwhile', async () => {
    const { checkout, orderId, redirectUrl } = await payTooLate()
    oneLeft()
    await choose()
    await payOnHostedPage(redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    const settled = async () => {
      await t.drainLater()
      return (await orderOf(orderId)).status
    }
    // The gateway refunds in real time.
    await expect.poll(settled, { timeout: 15_000, interval: 500 }).toBe('Refunded')
  })
})
