import { expect, test } from 'vitest'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'
import { createCache } from '../../../cache.ts'
import { issueOrder } from './issue-order.job.ts'

const { t, owner, orderOf, balance } = await openShop()

const HOUR = 3_600_000

interface Line {
  kind: string
  title: string
  entries: Record<string, number>
}

/** Postings of an order besides its purchase, in minor units of naira. */
async function postedFor(orderId: string): Promise<Line[]> {
  const { rows } = await t.system.db.$client.query<Line>(
    `select m.kind, m.title, json_object_agg(e.account, e.amount) as entries
     from ledger_movements m join ledger_entries e on e.movement_id = m.id
     where m.order_id = $1 and m.kind in ('issue', 'fx-difference') group by m.id order by m.seq`,
    [orderId],
  )
  return rows
}

/** Sets the latest known exchange rate with an age; the source itself returns none. */
async function setRate(rate: string, ageMs = 0): Promise<void> {
  const at = new Date(Date.now() - ageMs).toISOString()
  await t.system.db.$client.query(`update exchange_rates set rate = $1, at = $2 where base = 'NGN' and quote = 'USD'`, [rate, at])
  await t.system.cache.set('rate:USD:NGN', { rate, at, source: 'moved' }, HOUR)
}

/** An order paid in naira for a fare in dollars; `t.drain()` issues its ticket. */
async function paidInNaira(index: number) {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index, supplier: 'duffel' })
  const before = await balance()
  const { orderId } = (await pay(owner, checkout, 'wallet')).body
  const { waterfall, total }: { waterfall: PriceWaterfall; total: { amount: number } } = await orderOf(orderId)
  expect([waterfall.net.currency, waterfall.total.currency]).toEqual(['USD', 'NGN'])
  const net = waterfall.lines[0]?.amount.amount ?? 0
  return {
    orderId: String(orderId),
    usd: waterfall.net.amount,
    rate: waterfall.rate,
    net,
    margin: total.amount - net,
    before,
    total,
  }
}

/** Dollars and naira both have two decimals: an amount times a whole rate is exact. */
const inNaira = (usd: number, rate: number) => usd * rate

test("a dollar that rose is owed to the supplier at the expense of the exchange account; the agency's margin does not change", async () => {
  const { orderId, usd, net, margin, before, total } = await paidInNaira(0)
  await setRate('1900')
  await t.drain()
  expect((await orderOf(orderId)).status).toBe('Issued')
  const difference = inNaira(usd, 1_900) - net
  expect(difference).toBeGreaterThan(0)
  expect(await postedFor(orderId)).toEqual([
    {
      kind: 'issue',
      title: expect.stringMatching(/^Issued: /),
      entries: { escrow: -total.amount, supplier: net, wallet: margin },
    },
    {
      kind: 'fx-difference',
      title: expect.stringMatching(/^Exchange difference: /),
      entries: { supplier: difference, exchange: -difference },
    },
  ])
  expect(await balance()).toBe(before - total.amount + margin)
})

test('a dollar that fell is a gain of the exchange account', { tags: ['full'] }, async () => {
  const { orderId, usd, net } = await paidInNaira(1)
  await setRate('1000')
  await t.drain()
  const difference = inNaira(usd, 1_000) - net
  expect(difference).toBeLessThan(0)
  expect((await postedFor(orderId))[1]?.entries).toEqual({ supplier: difference, exchange: -difference })
})

test('the difference is posted once, also when issuing is repeated', { tags: ['full'] }, async () => {
  const { orderId } = await paidInNaira(2)
  await setRate('1900')
  await t.drain()
  const once = await postedFor(orderId)
  const { agency } = (await owner.call('GET', '/session')).body
  await setRate('2100')
  await issueOrder.handle(t.system, { agencyId: agency.id, orderId })
  await t.drainLater()
  expect(await postedFor(orderId)).toEqual(once)
  expect(once).toHaveLength(2)
})

test('an equal rate in another notation is no difference', { tags: ['full'] }, async () => {
  const { orderId, rate } = await paidInNaira(3)
  await setRate(rate.includes('.') ? `${rate}00` : `${rate}.00`)
  await t.drain()
  expect((await postedFor(orderId)).map(({ kind }) => kind)).toEqual(['issue'])
})

test('a rate that is too old is ignored: the frozen one applies', { tags: ['full'] }, async () => {
  const { orderId } = await paidInNaira(4)
  await setRate('1900', 49 * HOUR)
  await t.drain()
  expect((await orderOf(orderId)).status).toBe('Issued')
  expect((await postedFor(orderId)).map(({ kind }) => kind)).toEqual(['issue'])
})

test('a rate older than an hour is requested again before the posting of an issued ticket', { tags: ['full'] }, async () => {
  const { orderId, rate } = await paidInNaira(5)
  await setRate('1900', 2 * HOUR)
  t.system.cache = createCache(null)
  await t.drain()
  // The source still returns the rate at which the order was priced.
  expect((await postedFor(orderId)).map(({ kind }) => kind)).toEqual(['issue'])
  const { rows } = await t.system.db.$client.query(`select rate from exchange_rates where base = 'NGN' and quote = 'USD'`)
  expect(rows).toEqual([{ rate }])
})
