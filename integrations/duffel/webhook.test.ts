import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { translateDuffelWebhook, verifyDuffelWebhook } from './webhook.ts'

const SECRET = 'whsec_test'
const now = new Date('2026-11-21T10:00:00Z')
const bytes = (text: string) => Buffer.from(text)
const body = JSON.stringify({
  id: 'wev_0000A4tQSmKyqOrcySrGbo',
  api_version: 'v2',
  type: 'order.created',
  data: { object: { id: 'ord_0000ABd6wggSct7BoraU1o', offer_id: 'off_1' } },
  live_mode: true,
  idempotency_key: 'ord_0000ABd6wggSct7BoraU1o',
  created_at: '2026-11-21T09:59:59Z',
})

function header(seconds: number, { secret = SECRET, of = body } = {}) {
  const time = Math.floor(now.getTime() / 1000) + seconds
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${of}`).digest('hex')}`
}

const verify = (signature: string | undefined, of = body) => verifyDuffelWebhook(bytes(of), signature, SECRET, now)

describe('a signature', () => {
  test('over these bytes and of this moment is valid', () => expect(verify(header(0))).toBe(true))
  test('of five minutes ago is valid, and a second older is not', () => {
    expect(verify(header(-300))).toBe(true)
    expect(verify(header(-301))).toBe(false)
  })
  test('from the far future is refused', () => expect(verify(header(301))).toBe(false))
  test('over one other byte is refused', () => expect(verify(header(0), `${body} `)).toBe(false))
  test('with another secret is refused', () => expect(verify(header(0, { secret: 'other' }))).toBe(false))
  test('may be one of several during a change of the secret', () => {
    const [time, right] = header(0).split(',')
    expect(verify(`${time},v1=${'0'.repeat(64)},${right}`)).toBe(true)
  })
  test.each([undefined, '', 't=1', 'v1=00', 't=abc,v1=00', 'garbage', `t=${'9'.repeat(40)},v1=${'0'.repeat(64)}`])(
    '%s is refused',
    (bad) => expect(verify(bad)).toBe(false),
  )
  test('an empty secret verifies nothing', () => {
    expect(verifyDuffelWebhook(bytes(body), header(0, { secret: '' }), '', now)).toBe(false)
  })
})

describe('an event', () => {
  test('names its order and offer', () => {
    expect(translateDuffelWebhook(bytes(body), 'duffel')).toEqual({
      eventId: 'wev_0000A4tQSmKyqOrcySrGbo',
      type: 'order.created',
      kind: 'order-created',
      supplierOrderId: 'ord_0000ABd6wggSct7BoraU1o',
      supplierOfferId: 'off_1',
    })
  })

  test('of an order that could not be made names only the offer', () => {
    const event = { id: 'wev_2', type: 'order.creation_failed', data: { object: { offer_id: 'off_1', order_id: null } } }
    expect(translateDuffelWebhook(bytes(JSON.stringify(event)), 'duffel')).toMatchObject({
      kind: 'order-failed',
      supplierOrderId: null,
      supplierOfferId: 'off_1',
    })
  })

  test('of a payment names the order by its order_id', () => {
    const event = { id: 'wev_3', type: 'payment.created', data: { object: { id: 'pay_1', order_id: 'ord_1' } } }
    expect(translateDuffelWebhook(bytes(JSON.stringify(event)), 'duffel')).toMatchObject({
      kind: 'order-changed',
      supplierOrderId: 'ord_1',
    })
  })

  test.each([
    ['stays.booking.created', { id: 'bok_1', reference: '4Q7K2M' }, 'order-created', 'bok_1', null],
    ['stays.booking.cancelled', { id: 'bok_1' }, 'order-changed', 'bok_1', null],
    ['stays.booking_creation_failed', { quote_id: 'quo_1', booking_id: null, id: 'bok_1' }, 'order-failed', 'bok_1', 'quo_1'],
    ['stays.booking_creation_failed', { quote_id: 'quo_1', booking_id: null }, 'order-failed', null, 'quo_1'],
  ])('%s names the booking and the quote, if known', (type, object, kind, supplierOrderId, supplierOfferId) => {
    const event = { id: 'wev_5', type, data: { object } }
    expect(translateDuffelWebhook(bytes(JSON.stringify(event)), 'stayx2')).toEqual({
      eventId: 'wev_5',
      type,
      kind,
      supplierOrderId,
      supplierOfferId,
    })
  })

  test('of an unknown type is `other`', () => {
    const event = { id: 'wev_4', type: 'ping.triggered', data: { object: {} } }
    expect(translateDuffelWebhook(bytes(JSON.stringify(event)), 'duffel')).toMatchObject({ kind: 'other', supplierOrderId: null })
  })

  test.each(['', '[]', '{"id":1}', '{"type":"x"}'])('that is invalid (%s) is refused', (text) => {
    expect(() => translateDuffelWebhook(bytes(text), 'duffel')).toThrow(SupplierError)
  })
})
