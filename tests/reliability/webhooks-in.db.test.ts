import fc from 'fast-check'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { checkInvariants } from '../check-invariants.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { seed, sizes } from '../sizes.ts'
import { type Delivery, mutateDelivery, mutations, secrets, type Verdict } from './mutate-delivery.ts'

/** Goal R9: no corrupt, late, repeated, reordered or misdirected delivery is wrongly accepted, and none has an effect twice. */

let t: TestApp
/** Orders by their expected outcome, whatever is delivered. */
const orders: Record<'Issued' | 'Pending', string[]> = { Issued: [], Pending: [] }

beforeAll(async () => {
  t = await testApp({ env: { DUFFEL_WEBHOOK_SECRET: secrets.duffel } })
  for (const name of ['skyways', 'savanna']) await sellInThreeWays(await t.signIn(`owner@${name}.test`))
}, 120_000)
afterAll(() => t.close())

/** One order whose payer closed the tab, one that nobody paid, and one whose booking was made with a lost response. */
async function sellInThreeWays(owner: Client): Promise<void> {
  const checkout = (index: number) => readyCheckout(owner, oneAdultToAbuja, { index, supplier: 'duffel' })
  const charged = (await pay(owner, await checkout(0), 'card')).body
  await payOnHostedPage(charged.redirectUrl, cards.approved)
  const unpaid = (await pay(owner, await checkout(1), 'card')).body
  await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
  const lost = (await pay(owner, await checkout(2), 'wallet')).body
  await t.drain()
  orders.Issued.push(charged.orderId, lost.orderId)
  orders.Pending.push(unpaid.orderId)
}

const rowsOf = async <T extends QueryResultRow>(text: string, values: unknown[] = []) =>
  (await t.system.db.$client.query<T>(text, values)).rows

/** An event about a reference in its provider's format; amounts and other fields are arbitrary. */
const write: Record<Delivery['provider'], (event: { number: number; reference: string; kind: number }) => string> = {
  paystack: ({ number, reference, kind }) => {
    const event = ['charge.success', 'charge.failed', 'refund.processed', 'charge.dispute.create', 'transfer.success'][kind % 5]
    return JSON.stringify({ event, data: { id: number, reference, status: 'success', amount: number, currency: 'NGN' } })
  },
  duffel: ({ number, reference, kind }) => {
    const type = ['order.created', 'order.creation_failed', 'order.updated', 'order_cancellation.confirmed', 'ping'][kind % 5]
    const object = reference.startsWith('ord_') ? { id: reference } : { offer_id: reference }
    return JSON.stringify({ id: `wev_${number}`, type, live_mode: false, data: { object } })
  },
}

/** From new network addresses each time: forged deliveries from one address are rate-limited, which another test covers. */
let sent = 0
const send = ({ provider, body, signature }: Delivery) =>
  t.app.inject({
    method: 'POST',
    remoteAddress: `10.0.${Math.floor(sent / 250)}.${sent++ % 250}`,
    url: `/api/webhooks/${provider}`,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [`x-${provider}-signature`]: signature }),
    },
    payload: body,
  })

test('each delivery gets its proper response, and together they have the effect of one valid delivery', async () => {
  const references = await rowsOf<{ provider: Delivery['provider']; reference: string }>(
    `select provider, reference from external_references where provider in ('paystack', 'duffel') order by 1, 2`,
  )
  const known = [
    ...references,
    { provider: 'paystack' as const, reference: 'TW-nobody' },
    { provider: 'duffel' as const, reference: 'ord_nobody' },
  ]
  const one = fc.record({
    about: fc.nat(known.length - 1),
    number: fc.nat(40),
    kind: fc.nat(4),
    index: fc.nat(999),
    salt: fc.nat(100_000),
  })
  const right = new Set<string>()
  const failures: string[] = []
  const deliver = async (delivery: Verdict) => {
    const answer = await send(delivery)
    if (delivery.status === 200) right.add(`${delivery.provider} ${delivery.body}`)
    if (answer.statusCode !== delivery.status)
      failures.push(
        `${delivery.provider}, ${delivery.how} -> ${answer.statusCode} instead of ${delivery.status}: ${delivery.body.slice(0, 200)}`,
      )
  }
  const cases = fc.sample(one, { numRuns: sizes.deliveries, seed })
  const AT_ONCE = 20
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    await Promise.all(
      cases.slice(from, from + AT_ONCE).map(({ about, number, kind, index, salt }, at) => {
        const { provider, reference } = known[about] ?? { provider: 'paystack', reference: '' }
        // Every second one is valid, so that valid ones are repeated, late and reordered.
        const way = at % 2 ? 0 : index
        return deliver(
          mutateDelivery({ provider, body: write[provider]({ number, reference, kind }), index: way, salt, now: Date.now() }),
        )
      }),
    )
    if (from % (AT_ONCE * 3) === 0) await t.drain()
  }
  expect(failures, `seed ${seed}`).toEqual([])
  await t.drain()

  const ids = [...right].map((line) => {
    const [provider = '', body = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    const { id, event, data } = JSON.parse(body)
    return `${provider} ${id ?? `${event}:${data.id}`}`
  })
  const stored = await rowsOf(`select provider || ' ' || event_id as event, applied_at from webhook_events order by 1`)
  expect(stored.map(({ event }) => event)).toEqual([...new Set(ids)].toSorted())
}, 3_600_000)

test('orders match the gateway and the airline, each charged, booked and issued once', async () => {
  for (const [status, ids] of Object.entries(orders))
    for (const id of ids) {
      const [order] = await rowsOf('select status from orders where id = $1', [id])
      const [count] = await rowsOf(
        `select (select count(*)::int from ledger_movements where order_id = $1 and kind = 'issue') as issued,
                (select count(*)::int from ledger_movements where order_id = $1 and kind like '%-purchase') as bought,
                (select count(*)::int from fulfilments where order_id = $1) as calls,
                (select count(*)::int from mails where order_id = $1 and template = 'order-issued') as mails`,
        [id],
      )
      const once = status === 'Issued' ? 1 : 0
      expect({ status: order?.status, ...count }).toEqual({ status, issued: once, bought: once, calls: once, mails: once })
    }
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
})

test('there are many corrupt deliveries, and one valid one per provider', () => {
  for (const ways of Object.values(mutations)) {
    expect(Object.keys(ways).length).toBeGreaterThan(20)
    expect(ways.right).toBeDefined()
  }
})
