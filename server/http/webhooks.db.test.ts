import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

const { t, owner, orderOf, balance } = await openShop()

/** Paystack signs the raw body with the secret key itself: hex HMAC-SHA512 (https://paystack.com/docs/payments/webhooks). */
const sign = (body: string, key = 'sk_test_sandbox') => createHmac('sha512', key).update(body).digest('hex')

const deliver = (body: string, signature = sign(body), provider = 'paystack') =>
  t.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  })

const chargeSuccess = (reference: string) =>
  JSON.stringify({ event: 'charge.success', data: { id: 302961, reference, status: 'success', amount: 1, currency: 'NGN' } })

const storedEvents = async () =>
  Number((await t.system.db.execute(sql`select count(*)::int as n from webhook_events`)).rows[0]?.n)

/** A checkout whose card was charged, without a return from the hosted page. */
async function paidButNotConfirmed(index: number) {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index })
  const { orderId, redirectUrl } = (await pay(owner, checkout, 'card')).body
  await payOnHostedPage(redirectUrl, cards.approved)
  const order = await orderOf(orderId)
  return { orderId, reference: order.payments[0].reference }
}

const statusOf = async (orderId: string) => (await orderOf(orderId)).status

describe("a gateway's webhook", () => {
  test('settles a payment whose payer closed the tab, once, also when it is repeated', async () => {
    const { orderId, reference } = await paidButNotConfirmed(0)
    const before = await storedEvents()
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(chargeSuccess(reference))))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200))
    expect(await storedEvents()).toBe(before + 1)
    await t.drain()
    expect(await statusOf(orderId)).toBe('Issued')
  })

  test('is only a notification: an event for a payment that the gateway did not receive changes nothing', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 1 })
    const { orderId } = (await pay(owner, checkout, 'card')).body
    const order = await orderOf(orderId)
    const lie = JSON.stringify({ event: 'charge.success', data: { id: 7, reference: order.payments[0].reference, amount: 1 } })
    expect((await deliver(lie)).statusCode).toBe(200)
    await t.drain()
    expect(await statusOf(orderId)).toBe('Pending')
  })

  test.each([
    ['signed with another key', (body: string) => [body, sign(body, 'sk_test_other')]],
    ['changed after signing', (body: string) => [body.replace('302961', '302962'), sign(body)]],
    ['without a signature', (body: string) => [body, '']],
    ['with half a signature', (body: string) => [body, sign(body).slice(0, 64)]],
  ])('%s is refused and not stored', { tags: ['full'] }, async (_case, spoil) => {
    const before = await storedEvents()
    const [body = '', signature = ''] = spoil(chargeSuccess('TW-unknown'))
    expect((await deliver(body, signature)).statusCode).toBe(401)
    expect(await storedEvents()).toBe(before)
  })

  test('with a signature but no event is refused; one about an unknown payment is stored and harmless', {
    tags: ['full'],
  }, async () => {
    expect((await deliver('[]')).statusCode).toBe(422)
    expect((await deliver('not json')).statusCode).toBe(422)
    expect((await deliver(JSON.stringify({ event: 'charge.success', data: { id: 9, reference: 'TW-nobody' } }))).statusCode).toBe(
      200,
    )
    await t.drain()
  })

  test('larger than a megabyte or for a provider that is not configured is refused', { tags: ['full'] }, async () => {
    const large = JSON.stringify({ event: 'x', data: 'x'.repeat(3_000_000) })
    expect((await deliver(large)).statusCode).toBe(413)
    expect((await deliver(chargeSuccess('TW-1'), undefined, 'nobody')).statusCode).toBe(404)
  })
})

test('the reconciliation job settles a payment without browser return and webhook', { tags: ['full'] }, async () => {
  const { orderId } = await paidButNotConfirmed(2)
  await t.drain()
  expect(await statusOf(orderId)).toBe('Pending')
  await t.drainLater()
  expect(await statusOf(orderId)).toBe('Issued')
})

test('a wallet top-up by card is credited once, with the fee on top', { tags: ['full'] }, async () => {
  const amount = { amount: 250_000_00, currency: 'NGN' }
  const before = await balance()
  const body = { amount, idempotencyKey: 'top-up-once' }
  const started = (await owner.call('POST', '/wallet/top-ups', body)).body
  expect((await owner.call('POST', '/wallet/top-ups', body)).body).toEqual(started)
  expect(started.charged.amount).toBe(amount.amount + started.fee.amount)
  await payOnHostedPage(started.redirectUrl, cards.approved)
  const confirmations = await Promise.all([1, 2, 3].map(() => owner.call('POST', `/wallet/top-ups/${started.id}/confirm`)))
  expect(confirmations.every((answer) => answer.body.status === 'succeeded')).toBe(true)
  expect(await balance()).toBe(before + amount.amount)
  const statement = (await owner.call('GET', '/wallet/transactions')).body.items[0]
  expect(statement).toMatchObject({ kind: 'top-up', amount, balance: { amount: before + amount.amount } })
})
