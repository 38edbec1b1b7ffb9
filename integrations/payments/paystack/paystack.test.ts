import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { json } from '../../http/serve-answers.ts'
import { closePaystacks, openPaystack, SECRET, seenByPaystack } from './answering-paystack.ts'
import { translatePaystackWebhook, verifyPaystackWebhook } from './webhook.ts'

afterEach(closePaystacks)

// From the samples of Paystack's API reference.
const transaction = {
  id: 4099260516,
  domain: 'test',
  status: 'success',
  reference: 're4lyvq3s3',
  amount: 40333,
  message: null,
  gateway_response: 'Successful',
  channel: 'card',
  currency: 'NGN',
  metadata: '',
  fees: 10283,
  authorization: { last4: '4081', bank: 'TEST BANK' },
}
const verified = (change: Record<string, unknown>) =>
  json(200, { status: true, message: 'Verification successful', data: { ...transaction, ...change } })
const refusal = (status: number, body: Record<string, unknown>) => json(status, { status: false, ...body })

describe('amounts', () => {
  test('are sent in whole kobo', async () => {
    const data = { authorization_url: 'https://checkout.paystack.com/x', access_code: 'x', reference: 'tw-1' }
    const gateway = await openPaystack(json(200, { status: true, data }))
    const request = {
      reference: 'tw-1',
      amount: money(128450000, 'NGN'),
      email: 'a@b.test',
      callbackUrl: 'https://shop.test/',
      metadata: { order: 'TW-1' },
    }
    expect(await gateway.initialize(request)).toEqual({ redirectUrl: 'https://checkout.paystack.com/x', accessCode: 'x' })
    expect(JSON.parse(seenByPaystack()[0]?.body ?? '')).toEqual({
      reference: 'tw-1',
      amount: 128450000,
      currency: 'NGN',
      email: 'a@b.test',
      callback_url: 'https://shop.test/',
      metadata: { order: 'TW-1', cancel_action: 'https://shop.test/' },
    })
  })

  test('arrive as numbers or as text, never as fractions', async () => {
    const gateway = await openPaystack(
      verified({}),
      verified({ amount: '40333', fees: null, metadata: 0 }),
      verified({ amount: 403.33 }),
    )
    expect(await gateway.verify('re4lyvq3s3')).toEqual({
      reference: 're4lyvq3s3',
      status: 'succeeded',
      amount: { amount: 40333, currency: 'NGN' },
      fee: { amount: 10283, currency: 'NGN' },
      message: 'Successful',
      channel: 'card',
      cardLast4: '4081',
      card: null,
    })
    expect(await gateway.verify('re4lyvq3s3')).toMatchObject({ amount: { amount: 40333 }, fee: null })
    await expect(gateway.verify('re4lyvq3s3')).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the outcome of a payment', () => {
  test.each([
    ['success', 'succeeded'],
    ['failed', 'failed'],
    ['abandoned', 'abandoned'],
    ['reversed', 'reversed'],
    ['ongoing', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['an unknown future value', 'pending'],
  ])('%s is %s', async (status, ours) => {
    const gateway = await openPaystack(verified({ status }))
    expect(await gateway.verify('re4lyvq3s3')).toMatchObject({ status: ours })
  })

  test('a payment without an authorization has no card', async () => {
    const gateway = await openPaystack(verified({ authorization: {} }), verified({ authorization: null }))
    expect(await gateway.verify('re4lyvq3s3')).toMatchObject({ cardLast4: null })
    expect(await gateway.verify('re4lyvq3s3')).toMatchObject({ cardLast4: null })
  })

  test('a response about another payment is not accepted', async () => {
    const gateway = await openPaystack(verified({ reference: 'other' }))
    await expect(gateway.verify('re4lyvq3s3')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('an unknown reference is null, with or without a code', async () => {
    const words = { message: 'Transaction reference not found' }
    const gateway = await openPaystack(refusal(404, { ...words, code: 'transaction_not_found' }), refusal(400, words))
    expect(await gateway.verify('x')).toBeNull()
    expect(await gateway.verify('x')).toBeNull()
  })

  test('a 404 of a proxy is not “unknown reference”', async () => {
    const gateway = await openPaystack((response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not here'))
    await expect(gateway.verify('x')).rejects.toBeInstanceOf(SupplierError)
  })
})

describe('webhooks', () => {
  const sign = (body: string, secret = SECRET) => createHmac('sha512', secret).update(body).digest('hex')
  const body = JSON.stringify({ event: 'charge.success', data: { id: 302961, reference: 'qTPrJoy9Bx', amount: 10000 } })

  test('only the correct signature over the same bytes is valid', () => {
    expect(verifyPaystackWebhook(Buffer.from(body), sign(body), SECRET)).toBe(true)
    expect(verifyPaystackWebhook(Buffer.from(`${body}\n`), sign(body), SECRET)).toBe(false)
    expect(verifyPaystackWebhook(Buffer.from(body), sign(body, 'sk_other'), SECRET)).toBe(false)
    expect(verifyPaystackWebhook(Buffer.from(body), sign(body).slice(0, 127), SECRET)).toBe(false)
    expect(verifyPaystackWebhook(Buffer.from(body), undefined, SECRET)).toBe(false)
    expect(verifyPaystackWebhook(Buffer.from(body), sign(body, ''), '')).toBe(false)
  })

  test.each([
    [{ event: 'charge.success', data: { id: 302961, reference: 'r1' } }, 'charge.success:302961', 'charge-succeeded'],
    [
      { event: 'refund.processed', data: { id: '18', transaction_reference: 'r1', amount: '1000' } },
      'refund.processed:18',
      'refund-processed',
    ],
    [
      { event: 'refund.pending', data: { transaction_reference: 'r1', refund_reference: null } },
      'refund.pending:r1',
      'refund-pending',
    ],
    [
      { event: 'refund.failed', data: { transaction_reference: 'r1', refund_reference: 'TRF_1' } },
      'refund.failed:TRF_1',
      'refund-failed',
    ],
    [
      { event: 'charge.dispute.create', data: { id: 7, transaction: { reference: 'r1' } } },
      'charge.dispute.create:7',
      'dispute-opened',
    ],
    [{ event: 'transfer.success', data: { id: 9, reference: 'r1' } }, 'transfer.success:9', 'other'],
  ])('%o is %s, %s', (event, eventId, kind) => {
    expect(translatePaystackWebhook(Buffer.from(JSON.stringify(event)))).toEqual({ eventId, kind, reference: 'r1' })
  })

  test.each(['', 'null', '{}', '{"event":"x","data":{}}'])('that are invalid (%s) are refused', (text) => {
    expect(() => translatePaystackWebhook(Buffer.from(text))).toThrow(SupplierError)
  })
})
