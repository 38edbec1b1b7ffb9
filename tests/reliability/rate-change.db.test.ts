import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { type Client, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja, pay, payment, readyCheckout } from '../book-flight.ts'
import { checkInvariants } from '../check-invariants.ts'
import { buildAgency } from '../factories.ts'

/** Goal R19: a rate that changes between the offer and the payment has no effect until the price is reviewed, and then only after acceptance. */

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
}, 120_000)
afterEach(async () => {
  await t.drain()
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
})
afterAll(() => t.close())

async function waterfallOf(checkout: FlightCheckout): Promise<PriceWaterfall> {
  const { rows } = await t.system.db.$client.query<{ waterfall: PriceWaterfall }>(
    'select waterfall from checkout_items where checkout_id = $1',
    [checkout.id],
  )
  const waterfall = rows[0]?.waterfall
  if (!waterfall) throw new Error('no such checkout')
  return waterfall
}

/** The source's new rate: one naira more for a dollar. */
async function raiseRate({ net, rate }: PriceWaterfall): Promise<string> {
  const raised = `${Number(rate.split('.')[0]) + 1}.${rate.split('.')[1] ?? '0'}`
  await t.system.cache.set(`rate:${net.currency}:NGN`, { rate: raised, at: new Date().toISOString(), source: 'moved' }, 600_000)
  return raised
}

/** Amount times rate, rounded half up, in integers: both currencies have two decimals. */
function inNaira(minor: number, rate: string): number {
  const [whole = '', part = ''] = rate.split('.')
  const [top, bottom] = [BigInt(minor) * BigInt(whole + part), 10n ** BigInt(part.length)]
  return Number((2n * top + bottom) / (2n * bottom))
}

const total = (checkout: FlightCheckout) => payment(checkout, 'wallet').total

test('the accepted price is paid, whatever the exchange rate does meanwhile', async () => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 0, supplier: 'duffel' })
  const before = await waterfallOf(checkout)
  expect(before.net.currency).toBe('USD')
  await raiseRate(before)
  const later: FlightCheckout = (await owner.call('GET', `/checkouts/${checkout.id}`)).body
  expect(total(later)).toEqual(total(checkout))
  const { orderId } = (await pay(owner, later, 'wallet')).body
  const order = (await owner.call('GET', `/orders/${orderId}`)).body
  expect(order.total).toEqual(total(checkout))
  expect(order.waterfall.rate).toBe(before.rate)
  expect(order.waterfall.lines[0].amount.amount).toBe(inNaira(before.net.amount, before.rate))
  expect(order.payments.map((one: { amount: unknown }) => one.amount)).toEqual([total(checkout)])
})

test('a review at the same fare keeps the frozen rate', async () => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 1, supplier: 'duffel' })
  const before = await waterfallOf(checkout)
  await raiseRate(before)
  const reviewed: FlightCheckout = (await owner.call('POST', `/checkouts/${checkout.id}/review`)).body
  expect([reviewed.priceChange, total(reviewed)]).toEqual([null, total(checkout)])
  expect((await waterfallOf(checkout)).rate).toBe(before.rate)
})

test('a changed fare uses the current rate: both are shown, must be accepted, and are not paid otherwise', async () => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 2, supplier: 'duffel' })
  const before = await waterfallOf(checkout)
  const raised = await raiseRate(before)
  await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  const reviewed: FlightCheckout = (await owner.call('POST', `/checkouts/${checkout.id}/review`)).body
  const change = reviewed.priceChange
  if (!change) throw new Error('the price did not change')
  expect(change.before).toEqual(total(checkout))
  expect(change.moved.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(change.after.amount - change.before.amount)

  const unasked = await owner.call('POST', `/checkouts/${checkout.id}/pay`, payment(checkout, 'wallet'))
  expect([unasked.status, unasked.body.code]).toEqual([409, 'checkout.price-changed'])
  const wrong = { amount: change.after.amount - 1, currency: 'NGN' }
  expect((await owner.call('POST', `/checkouts/${checkout.id}/accept-price`, { total: wrong })).status).toBe(409)
  const accepted = (await owner.call('POST', `/checkouts/${checkout.id}/accept-price`, { total: change.after })).body
  expect(total(accepted)).toEqual(change.after)

  const after = await waterfallOf(checkout)
  expect(after.rate).toBe(raised)
  expect(after.lines[0]?.amount.amount).toBe(inNaira(after.net.amount, raised))
  expect(change.moved).toContainEqual({
    cause: 'Exchange rate',
    amount: { amount: inNaira(after.net.amount, raised) - inNaira(after.net.amount, before.rate), currency: 'NGN' },
  })
})

test('an agency sells in naira by default', async () => {
  const ctx = await buildAgency(t.system)
  const { rows } = await t.system.db.$client.query('select currency from agencies where id = $1', [ctx.agencyId])
  expect(rows).toEqual([{ currency: 'NGN' }])
})
