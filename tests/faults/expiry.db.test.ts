import { beforeAll, describe, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { pay } from '../book-flight.ts'
import { type Desk, openDesk } from './open-desk.ts'

const FIFTEEN_MINUTES = 900_000

/** The requests of a checkout's screens. */
const acts: Record<string, (desk: Desk, checkout: FlightCheckout) => Promise<{ status: number; body: { code?: string } }>> = {
  'asking for the price again': ({ owner }, { id }) => owner.call('POST', `/checkouts/${id}/review`),
  'accepting a price': ({ owner }, { id, offer }) => owner.call('POST', `/checkouts/${id}/accept-price`, { total: offer.total }),
  'saving travellers': ({ owner }, { id, travellers, contact }) =>
    owner.call('PUT', `/checkouts/${id}/travellers`, { travellers, contact }),
  'paying from the wallet': ({ owner }, checkout) => pay(owner, checkout, 'wallet'),
  'paying by card': ({ owner }, checkout) => pay(owner, checkout, 'card'),
}

const moments = [
  { at: -1, words: 'a millisecond before' },
  { at: 0, words: 'at' },
  { at: 1, words: 'a millisecond after' },
]

/** Every request at every moment. */
const cases = Object.entries(acts).flatMap(([name, act]) =>
  moments.map(({ at, words }) => [`${name} ${words} the end`, act, at] as const),
)

async function actAt(checkout: FlightCheckout, act: (typeof cases)[number][1], instant: number) {
  desk.t.setClock(() => new Date(instant))
  const answer = await act(desk, checkout)
  desk.t.setClock(() => new Date())
  return answer
}

const desk = await openDesk()

describe('the fifteen minutes of a checkout', () => {
  test('are 900000 ms', async () => {
    const now = Date.now()
    desk.t.setClock(() => new Date(now))
    const { expiresAt } = await desk.checkout()
    desk.t.setClock(() => new Date())
    expect(Date.parse(expiresAt) - now).toBe(FIFTEEN_MINUTES)
  })

  test.each(cases)('%s', async (_name, act, at) => {
    const checkout = await desk.checkout()
    const before = await desk.balance()
    const answer = await actAt(checkout, act, Date.parse(checkout.expiresAt) + at)
    if (at < 0) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({ status: 410, body: { code: 'checkout.expired' } })
    expect(await desk.balance()).toBe(before)
    expect((await desk.owner.call('GET', `/checkouts/${checkout.id}`)).body).toMatchObject({ orderId: null, lastPayment: null })
  })
})

describe('an offer that expires before its checkout', () => {
  beforeAll(() => {
    desk.t.system.config.CHECKOUT_MS = 24 * 3_600_000
  })

  test.each(cases.filter(([name]) => name.startsWith('paying')))('%s of the offer', async (_name, act, at) => {
    const checkout = await desk.checkout()
    const before = await desk.balance()
    const answer = await actAt(checkout, act, Date.parse(checkout.offer.expiresAt) + at)
    if (at < 0) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({ status: 410, body: { code: 'flight.offer-gone' } })
    expect(await desk.balance()).toBe(before)
    expect((await desk.owner.call('GET', `/checkouts/${checkout.id}`)).body.orderId).toBeNull()
  })
})
