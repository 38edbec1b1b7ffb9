import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StatementLine } from '#contract/money.ts'
import { openingCredit } from '#domain/money/ledger.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { ctxOf, ngn } from '#tests/factories.ts'
import { askSandboxGateway, giveBackAtGateway } from '#tests/give-back-at-gateway.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { postMovement } from '../ledger/post-movement.ts'

const { t, owner, balance } = await openShop()
const ctx = await ctxOf(t.system, 'owner@skyways.test')

const DAYS = 86_400_000
const ASKED = 10_000_00
let made = 0
let before = 0

/** Adjusts the wallet to that balance. */
async function setWallet(amount: number): Promise<void> {
  made += 1
  const missing = amount - (await balance())
  if (missing === 0) return
  const movement = openingCredit(ngn(missing))
  await ctx.tx((tx) => postMovement(tx, ctx, { movement, reference: `balance-${made}`, title: 'Brought to a balance' }))
}

beforeEach(async () => {
  before = 5_000_000_00
  await setWallet(before)
})

/** A wallet that was topped up by card, with the payment's reference at the gateway. */
async function toppedUp(amount = ASKED) {
  made += 1
  const asked = { amount: { amount, currency: 'NGN' }, method: 'card', idempotencyKey: `reversed-top-up-${made}` }
  const { id, redirectUrl } = (await owner.call('POST', '/wallet/top-ups', asked)).body
  await payOnHostedPage(redirectUrl, cards.approved)
  expect((await owner.call('POST', `/wallet/top-ups/${id}/confirm`)).body.status).toBe('succeeded')
  return { id: String(id), reference: `PAY-${id}` }
}

/** A webhook of the gateway about a payment. */
async function webhook(reference: string, event = 'refund.processed'): Promise<void> {
  made += 1
  const payload = JSON.stringify({ event, data: { id: `${made}`, transaction_reference: reference, reference } })
  const signature = createHmac('sha512', 'sk_test_sandbox').update(payload).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
  expect((await t.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload })).statusCode).toBe(200)
  await t.drain()
}

const wallet = async () => (await owner.call('GET', '/wallet')).body
const newestLine = async (): Promise<StatementLine> => (await owner.call('GET', '/wallet/transactions')).body.items[0]
const mails = async (reference: string): Promise<string[]> => {
  const { rows } = await t.system.db.$client.query<{ subject: string }>(
    `select subject from mails where template = 'top-up-reversed' and text like '%' || $1 || '%' order by seq`,
    [reference],
  )
  return rows.map(({ subject }) => subject)
}

describe('a reversed top-up', () => {
  test("is one line of the wallet's statement, and the agency is notified once, also for repeated webhooks", async () => {
    const { id, reference } = await toppedUp()
    expect(await balance()).toBe(before + ASKED)
    await giveBackAtGateway(t.sandboxUrl, reference)
    for (const event of ['refund.processed', 'charge.dispute.resolve', 'refund.processed']) await webhook(reference, event)
    await t.drainLater()
    expect(await balance()).toBe(before)
    expect(await newestLine()).toMatchObject({
      kind: 'reversal',
      title: 'Wallet top-up taken back',
      reference: id,
      amount: { amount: -ASKED },
      balance: { amount: before },
    })
    expect(await wallet()).toMatchObject({ owed: { amount: 0, currency: 'NGN' } })
    expect(await mails(reference)).toEqual(['A top-up of NGN 10,000.00 was taken back'])
  })

  test('is detected without a webhook', { tags: ['full'] }, async () => {
    const { reference } = await toppedUp()
    await giveBackAtGateway(t.sandboxUrl, reference)
    await t.drainLater()
    await t.drain()
    expect(await balance()).toBe(before)
  })

  test('is not applied while the gateway confirms it, nor for a partial refund', { tags: ['full'] }, async () => {
    const { reference } = await toppedUp()
    await askSandboxGateway(t.sandboxUrl, 'POST', '/refund', { transaction: reference, amount: 1_000_00 })
    await webhook(reference)
    await t.drainLater()
    expect(await balance()).toBe(before + ASKED)
  })

  test('is polled again when the gateway does not respond', { tags: ['full'] }, async () => {
    const { reference } = await toppedUp()
    await giveBackAtGateway(t.sandboxUrl, reference)
    await t.arm({ vendor: 'paystack', fault: '503', path: '/transaction/verify', times: 20 })
    await t.drainLater()
    expect(await balance()).toBe(before + ASKED)
    await t.clearFaults()
    await t.drainLater()
    await t.drain()
    expect(await balance()).toBe(before)
  })
})

describe('a reversed top-up that was spent', () => {
  test('never makes the wallet negative: the amount is owed, shown, and taken from the next top-up', async () => {
    const { reference } = await toppedUp()
    await setWallet(ASKED - 1)
    await giveBackAtGateway(t.sandboxUrl, reference)
    await webhook(reference)
    expect(await wallet()).toMatchObject({ balance: { amount: ASKED - 1 }, owed: { amount: ASKED } })
    await t.drainLater()
    expect(await mails(reference)).toEqual(['A top-up was taken back: the wallet owes NGN 10,000.00'])
    await toppedUp(5_000_00)
    expect(await wallet()).toMatchObject({ balance: { amount: 5_000_00 - 1 }, owed: { amount: 0 } })
    await t.drain()
    expect(await mails(reference)).toEqual([
      'A top-up was taken back: the wallet owes NGN 10,000.00',
      'A top-up of NGN 10,000.00 was taken back',
    ])
  })

  test('is taken from other credits at the next attempt', { tags: ['full'] }, async () => {
    const { reference } = await toppedUp()
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 0 })
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await pay(owner, checkout, 'wallet')
    await setWallet(0)
    await giveBackAtGateway(t.sandboxUrl, reference)
    await webhook(reference)
    expect(await balance()).toBeGreaterThan(0)
    await t.drainLater()
    expect(await wallet()).toMatchObject({ owed: { amount: 0 } })
  })

  test('is taken in full, one after another, the oldest first', { tags: ['full'] }, async () => {
    const [first, second] = [await toppedUp(20_000_00), await toppedUp(2_000_00)]
    await setWallet(0)
    for (const { reference } of [first, second]) {
      await giveBackAtGateway(t.sandboxUrl, reference)
      await webhook(reference)
    }
    expect(await wallet()).toMatchObject({ owed: { amount: 22_000_00 } })
    await toppedUp(21_000_00)
    expect(await wallet()).toMatchObject({ balance: { amount: 1_000_00 }, owed: { amount: 2_000_00 } })
    await toppedUp(1_000_00)
    expect(await wallet()).toMatchObject({ balance: { amount: 0 }, owed: { amount: 0 } })
  })
})

test('is polled for four months, at increasing intervals', { tags: ['full'] }, async () => {
  const { id } = await toppedUp()
  const daysAhead: number[] = []
  for (let look = 0; look < 6; look += 1) {
    const { rows } = await t.system.db.$client.query<{ ahead: string }>(
      `select extract(epoch from start_after - created_on) * 1000 as ahead from jobs.job
       where name = 'money.watch-top-up' and state = 'created' and data->>'paymentId' = $1`,
      [id],
    )
    daysAhead.push(...rows.map(({ ahead }) => Math.round(Number(ahead) / DAYS)))
    await t.drainLater()
  }
  expect(daysAhead).toEqual([1, 6, 23, 30, 60])
})
