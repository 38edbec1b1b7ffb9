import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { oneAdultToAbuja, pay, payment, readyCheckout } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'
import { sendTransfer } from '#tests/send-transfer.ts'

const { t, owner, orderOf, balance } = await openShop()

const checkoutOf = async (id: string): Promise<FlightCheckout> => (await owner.call('GET', `/checkouts/${id}`)).body
const confirm = (orderId: string) => owner.call('POST', `/orders/${orderId}/confirm-payment`)

const send = (accountNumber: string, amount: number) => sendTransfer(t.sandboxUrl, accountNumber, amount)

/** Paystack signs the raw body with the secret key: hex HMAC-SHA512. */
async function webhook(reference: string): Promise<number> {
  const id = Number.parseInt(reference.slice(-8), 16)
  const payload = JSON.stringify({
    event: 'charge.success',
    data: { id, reference, status: 'success', amount: 1, currency: 'NGN' },
  })
  const signature = createHmac('sha512', 'sk_test_sandbox').update(payload).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
  return (await t.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload })).statusCode
}

/** A checkout waiting for a transfer, with its account. */
async function awaited(index: number) {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index })
  const { orderId } = (await pay(owner, checkout, 'bank-transfer')).body
  const { lastPayment } = await checkoutOf(checkout.id)
  const transfer = lastPayment?.transfer
  if (!transfer || !lastPayment) throw new Error('no account')
  return { checkout, orderId: String(orderId), transfer, amount: lastPayment.amount.amount, reference: lastPayment.reference }
}

const referenceOf = async (orderId: string) => (await orderOf(orderId)).payments[0].reference

/** The gateway's response for an account that has expired. */
const expired = (reference: string, amount: number) => ({
  reference,
  status: 'failed' as const,
  amount: { amount, currency: 'NGN' },
  fee: null,
  message: 'The account expired before a transfer arrived',
  channel: null,
  cardLast4: null,
  card: null,
})

describe('a transfer for a checkout', () => {
  test('has its own account with the order’s number; its payment issues the order', async () => {
    const { checkout, orderId, transfer, amount, reference } = await awaited(0)
    expect(transfer.accountNumber).toMatch(/^\d{10}$/)
    expect(amount).toBe(checkout.methods.find((one) => one.id === 'bank-transfer')?.total.amount)
    expect(reference).toBe((await orderOf(orderId)).number)
    expect((await confirm(orderId)).body.status).toBe('pending')
    expect(await send(transfer.accountNumber, amount)).toBe('accepted')
    expect((await confirm(orderId)).body.status).toBe('succeeded')
    await t.drain()
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Issued',
      money: { due: { amount: 0 } },
      payments: [{ method: 'bank-transfer', status: 'succeeded' }],
    })
  })

  test('has one account across clicks, reloads and tabs', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 1 })
    const body = payment(checkout, 'bank-transfer')
    const keys = [...Array(4).fill(body.idempotencyKey), ...Array.from({ length: 4 }, (_, n) => `another-tab-${n}`)]
    await Promise.all(
      keys.map((idempotencyKey) => owner.call('POST', `/checkouts/${checkout.id}/pay`, { ...body, idempotencyKey })),
    )
    const later = await pay(owner, await checkoutOf(checkout.id), 'bank-transfer')
    expect(later.status).toBe(200)
    expect((await orderOf(later.body.orderId)).payments).toHaveLength(1)
  })

  test('is settled by the webhook, late or repeated, without the page', { tags: ['full'] }, async () => {
    const { orderId, transfer, amount } = await awaited(2)
    await send(transfer.accountNumber, amount)
    const reference = await referenceOf(orderId)
    expect([await webhook(reference), await webhook(reference)]).toEqual([200, 200])
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
    expect(await webhook(reference)).toBe(200)
    await t.drain()
    expect((await orderOf(orderId)).payments).toHaveLength(1)
  })

  test('is settled by reconciliation without a webhook', { tags: ['full'] }, async () => {
    const { orderId, transfer, amount } = await awaited(3)
    await send(transfer.accountNumber, amount)
    await t.drainLater()
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
  })

  test('with too little is returned by the gateway, and the right amount still pays', { tags: ['full'] }, async () => {
    const { orderId, transfer, amount } = await awaited(4)
    expect(await send(transfer.accountNumber, amount - 1)).toBe('rejected')
    expect((await confirm(orderId)).body.status).toBe('pending')
    expect(await send(transfer.accountNumber, amount)).toBe('accepted')
    await confirm(orderId)
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
  })

  test('with a wrong amount at the gateway is never accepted: the order is escalated', async () => {
    const { orderId, amount } = await awaited(5)
    const reference = await referenceOf(orderId)
    const wrong = { ...expired(reference, amount - 100_00), status: 'succeeded' as const, message: 'Approved' }
    vi.spyOn(t.system.integrations.payments, 'verify').mockResolvedValue(wrong)
    expect((await confirm(orderId)).body.status).toBe('pending')
    // One wrong response may be an error of the gateway: it is polled again, and the order is escalated when the response stays the same.
    for (let look = 0; look < 9; look += 1) await t.drainLater()
    const order = await orderOf(orderId)
    expect(order.status).toBe('AwaitingAdmin')
    expect(order.money.paid.amount).toBe(0)
    expect(order.timeline.at(-1).note).toMatch(/The gateway reports NGN .* where NGN .* was asked/)
  })

  test('that expired reopens the checkout under a new key; money that arrives later is refunded', {
    tags: ['full'],
  }, async () => {
    const { checkout, orderId, amount } = await awaited(6)
    const reference = await referenceOf(orderId)
    const verify = vi.spyOn(t.system.integrations.payments, 'verify').mockResolvedValue(expired(reference, amount))
    expect((await confirm(orderId)).body).toMatchObject({ status: 'failed', message: expect.stringContaining('expired') })
    const open = await checkoutOf(checkout.id)
    expect(open.state).toBe('open')
    expect(open.idempotencyKey).not.toBe(checkout.idempotencyKey)
    verify.mockRestore()
    const again = await pay(owner, open, 'bank-transfer')
    expect(again.body.orderId).toBe(orderId)
    const { lastPayment } = await checkoutOf(checkout.id)
    expect(await send(lastPayment?.transfer?.accountNumber ?? '', amount)).toBe('accepted')
    await confirm(orderId)
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
  })

  test('for a refused ticket is refunded to the wallet with its fee', { tags: ['full'] }, async () => {
    const before = await balance()
    const { orderId, transfer, amount } = await awaited(7)
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await send(transfer.accountNumber, amount)
    await confirm(orderId)
    await t.drain()
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'Refunded', payments: [{ status: 'refunded' }] })
    expect(order.timeline.at(-1).note).toBe('Returned to the wallet.')
    expect(await balance()).toBe(before + amount)
    const [line] = (await owner.call('GET', '/wallet/transactions')).body.items
    expect(line).toMatchObject({ kind: 'transfer-refund', amount: { amount } })
  })

  test('that arrives after the wallet has paid is credited to the wallet', { tags: ['full'] }, async () => {
    const { checkout, orderId, transfer, amount } = await awaited(8)
    expect((await pay(owner, checkout, 'wallet')).body.orderId).toBe(orderId)
    await t.drain()
    const before = await balance()
    await send(transfer.accountNumber, amount)
    await webhook((await orderOf(orderId)).payments.find((one: { method: string }) => one.method === 'bank-transfer').reference)
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
    expect(await balance()).toBe(before + amount)
  })

  test('without an account from the gateway charges nothing; a retry opens another account', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 9 })
    await t.arm({ vendor: 'paystack', fault: '503', path: '/charge', times: 1 })
    expect((await pay(owner, checkout, 'bank-transfer')).body.code).toBe('payment.gateway-failed')
    expect((await pay(owner, checkout, 'bank-transfer')).status).toBe(200)
    expect((await checkoutOf(checkout.id)).lastPayment).toMatchObject({
      status: 'pending',
      transfer: { bank: expect.any(String) },
    })
  })
})
