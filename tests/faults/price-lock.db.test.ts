import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { Money } from '#domain/money/money.ts'
import { payment } from '../book-flight.ts'
import { seed, sizes } from '../sizes.ts'
import { openDesk } from './open-desk.ts'

const desk = await openDesk()
/** Cents that the supplier's price differs from what it was in the search. */
const supplier = { moved: 0 }

const duffel = desk.t.system.integrations.flights.find(({ id }) => id === 'duffel')
if (!duffel) throw new Error('no supplier')
const reprice = duffel.reprice
vi.spyOn(duffel, 'reprice').mockImplementation(async (id) => {
  const offer = await reprice(id)
  return { ...offer, net: { ...offer.net, amount: offer.net.amount + supplier.moved } }
})

/** The amount that a person confirms: the accepted one, the changed one, or one that was never shown. */
const agreed = fc.constantFrom('accepted', 'waiting', 'a kobo less', 'a kobo more')
const step = fc.oneof(
  fc.record({ type: fc.constant('price moves' as const), cents: fc.integer({ min: -5_000, max: 50_000 }) }),
  fc.record({ type: fc.constant('review' as const) }),
  fc.record({ type: fc.constant('accept' as const), sum: agreed }),
  fc.record({ type: fc.constant('pay' as const), sum: agreed }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What the person saw and confirmed, recorded apart from the product's data. */
interface Seen {
  accepted: Money
  waiting: Money | null
}

const sumOf = (sum: Extract<Step, { sum: string }>['sum'], { accepted, waiting }: Seen): Money => {
  const sums = {
    accepted,
    waiting: waiting ?? accepted,
    'a kobo less': shifted(accepted, -1),
    'a kobo more': shifted(accepted, 1),
  }
  return sums[sum]
}
const shifted = ({ amount, currency }: Money, by: number): Money => ({ amount: amount + by, currency })
const isSame = (a: Money | null, b: Money) => a?.amount === b.amount && a.currency === b.currency

/** Runs the steps until the checkout is paid. Returns the amount confirmed at that moment; null if there was none. */
async function play(checkout: FlightCheckout, steps: readonly Step[]): Promise<Money | null> {
  const { owner } = desk
  const path = `/checkouts/${checkout.id}`
  let seen: Seen = { accepted: checkout.offer.total, waiting: null }
  for (const one of steps) {
    if (one.type === 'price moves') supplier.moved = one.cents
    if (one.type === 'review') {
      const { body } = await owner.call('POST', `${path}/review`)
      expect(body.offer.total).toEqual(seen.accepted)
      seen = { ...seen, waiting: body.priceChange?.after ?? null }
    }
    if (one.type === 'accept') {
      const total = sumOf(one.sum, seen)
      const { status, body } = await owner.call('POST', `${path}/accept-price`, { total })
      const isYes = seen.waiting === null || isSame(seen.waiting, total)
      expect([status, body.code]).toEqual(isYes ? [200, undefined] : [409, 'checkout.price-changed'])
      if (isYes) seen = { accepted: seen.waiting ?? seen.accepted, waiting: null }
    }
    if (one.type === 'pay') {
      const total = sumOf(one.sum, seen)
      const { status, body } = await owner.call('POST', `${path}/pay`, {
        ...payment(checkout, 'wallet'),
        idempotencyKey: crypto.randomUUID(),
        total,
      })
      const isYes = seen.waiting === null && isSame(seen.accepted, total)
      expect([status, body.code]).toEqual(isYes ? [200, undefined] : [409, 'checkout.price-changed'])
      if (isYes) return seen.accepted
    }
  }
  return null
}

test(`in ${sizes.priceLock} sales with changing prices, exactly the agreed price is charged, or nothing`, async () => {
  const sale = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
    supplier.moved = 0
    const checkout = await desk.checkout()
    const before = await desk.balance()
    const charged = await play(checkout, steps)
    expect(before - (await desk.balance())).toBe(charged?.amount ?? 0)
    await desk.t.drain()
    const { body } = await desk.owner.call('GET', '/wallet')
    expect(body.held.amount).toBe(0)
    expect(before - body.balance.amount).toBeLessThanOrEqual(charged?.amount ?? 0)
  })
  await fc.assert(sale, { numRuns: sizes.priceLock, seed })
}, 600_000)
