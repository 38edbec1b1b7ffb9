import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { chooseStart, readyTour } from '../book-tour.ts'
import { openOwner } from '../open-owner.ts'
import { whenBelowEnds } from './protection/fulfilment.ts'
import { startInsurer } from './protection/insurer.ts'

const { t, owner, orderOf } = await openOwner()
let insurer: Awaited<ReturnType<typeof startInsurer>>
beforeAll(async () => {
  insurer = await startInsurer()
})
beforeEach(() => {
  whenBelowEnds.does = 'stays'
})
afterAll(() => insurer.close())

const contact = { email: 'ada@example.com', phone: '+2348031234567' }
const people = [{ givenName: 'Adaeze', familyName: 'Obi' }]

const open = (onOrder: string | null, client: Client = owner) =>
  client.call('POST', '/checkouts', { product: 'protection', plan: 'medical', days: 10, onOrder })

async function readyPolicy(onOrder: string | null) {
  const { body: opened } = await open(onOrder)
  await owner.call('PUT', `/checkouts/${opened.id}/insured`, { insured: people, contact })
  return (await owner.call('POST', `/checkouts/${opened.id}/review`)).body
}

async function paid(checkout: Parameters<typeof pay>[1]) {
  const { body } = await pay(owner, checkout, 'wallet')
  await t.drain()
  return orderOf(body.orderId)
}

const policy = async (onOrder: string | null) => paid(await readyPolicy(onOrder))

const tour = async () => paid(await readyTour(owner, await chooseStart(owner, /old town/i)))

async function cancel({ id }: { id: string }) {
  const { body: quote } = await owner.call('GET', `/orders/${id}/cancellation`)
  const { refund, idempotencyKey } = quote
  expect((await owner.call('POST', `/orders/${id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
  await t.drain()
  return quote
}

const link = ({ id, number, product, status, title }: Record<string, unknown>) => ({ id, number, product, status, title })

describe('a policy', () => {
  test('is sold alone, without a search, and has a trip of its own', async () => {
    const order = await policy(null)
    expect(order).toMatchObject({
      product: 'protection',
      status: 'Issued',
      bookingReference: 'POL1',
      insured: people,
      onTop: [],
      below: null,
    })
    expect([...insurer.policies.values()]).toMatchObject([{ reference: order.id, isCancelled: false }])
  })

  test('is sold on top of a flight: it is of the same trip, and each order links the other', async () => {
    const flight = await paid(await readyCheckout(owner, oneAdultToAbuja))
    const order = await policy(flight.id)
    expect(order).toMatchObject({ tripId: flight.tripId, below: link(flight), onTop: [] })
    expect(await orderOf(flight.id)).toMatchObject({ onTop: [link(order)], below: null })
  })

  test("that is paid at a second attempt does not change the trip's name, which is of the order below", async () => {
    const below = await tour()
    const checkout = await readyPolicy(below.id)
    await pay(owner, checkout, 'card')
    await paid(checkout)
    const named = await t.system.db.$client.query('select title from trips where id = $1', [below.tripId])
    expect(named.rows).toEqual([{ title: below.title }])
  })
})

describe('orders below which a policy cannot be sold', () => {
  test.each([
    ['no order', () => crypto.randomUUID()],
    ["another agency's order", async () => (await foreignOrder()).id],
  ])('%s is not found', async (_name, idOf) => {
    expect(await open(await idOf())).toMatchObject({ status: 404, body: { code: 'access.not-found' } })
  })

  test('a cancelled order is refused, when the checkout is opened and when it is paid', async () => {
    const below = await tour()
    const checkout = await readyPolicy(below.id)
    await cancel(below)
    expect(await open(below.id)).toMatchObject({ status: 409, body: { code: 'order.illegal-transition' } })
    expect(await pay(owner, checkout, 'wallet')).toMatchObject({ status: 409, body: { code: 'order.illegal-transition' } })
  })

  async function foreignOrder() {
    const stranger = await t.signIn('owner@savanna.test')
    const checkout = await readyCheckout(stranger, oneAdultToAbuja)
    const { body } = await pay(stranger, checkout, 'wallet')
    await t.drain()
    return { id: body.orderId as string }
  }
})

describe('when the order below a policy is cancelled', () => {
  test('the quote says that the policy stays, it stays, and its history states why', async () => {
    const below = await tour()
    const order = await policy(below.id)
    const quote = await cancel(below)
    expect(quote.onTop).toEqual([{ ...link(order), says: 'The policy stays in force; cancel it on its own.' }])
    const { status, timeline } = await orderOf(order.id)
    expect(status).toBe('Issued')
    expect(timeline.at(-1)).toMatchObject({
      event: 'The order it belongs to has ended',
      note: `${below.number}, which it belongs to, has ended. The policy stays in force; cancel it on its own.`,
    })
  })

  test('a product with that rule is cancelled with it and refunded', async () => {
    whenBelowEnds.does = 'cancel'
    const below = await tour()
    const order = await policy(below.id)
    await cancel(below)
    expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded' })
    expect(insurer.policies.get(order.supplierOrderId)).toMatchObject({ isCancelled: true })
  })

  test('a policy that was cancelled before is not mentioned', async () => {
    const below = await tour()
    await cancel(await policy(below.id))
    expect((await cancel(below)).onTop).toEqual([])
  })
})
