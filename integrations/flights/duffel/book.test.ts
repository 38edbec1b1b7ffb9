import { afterEach, describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { problem } from '../../duffel/answer-problem.ts'
import { type Answer, json } from '../../http/serve-answers.ts'
import { kindOf } from '../../search-conformance.ts'
import { bookingOf } from '../conformance.ts'
import { closeDuffels, openDuffel, TOKEN } from './answering-duffel.ts'
import offer from './fixtures/offer.json' with { type: 'json' }
import order from './fixtures/order.json' with { type: 'json' }
import { readOffer } from './read-offers.ts'

afterEach(closeDuffels)

describe('booking', () => {
  const booking = () => bookingOf(readOffer(offer, 'duffel'), 'TW-1042')

  test('pays the exact price from the balance, assigns the infant to the adult, and sends our reference', async () => {
    const { duffel, sent } = await openDuffel(json(201, { data: order }))
    expect(await duffel.book(booking())).toEqual({
      id: 'ord_00009hthhsUZ8W4LxQgkjo',
      supplierOfferId: offer.id,
      reference: 'TW-1042',
      bookingReference: 'RZPNX8',
      status: 'issued',
      total: { amount: 64020, currency: 'GBP' },
      payBy: null,
      priceGuaranteedUntil: null,
      voidUntil: '2026-11-21T23:59:59Z',
      details: {
        tickets: [
          { passengerId: offer.passengers[0]?.id, number: '157-2342567890' },
          { passengerId: offer.passengers[1]?.id, number: '157-2342567891' },
        ],
      },
    })
    const [adult, child, infant] = offer.passengers
    expect(sent(0)).toMatchObject({
      data: {
        type: 'instant',
        selected_offers: [offer.id],
        payments: [{ type: 'balance', amount: '640.20', currency: 'GBP' }],
        metadata: { reference: 'TW-1042' },
        passengers: [
          { id: adult?.id, infant_passenger_id: infant?.id, given_name: 'Adaeze', phone_number: '+2348031234567' },
          { id: child?.id, born_on: '2020-01-01' },
          { id: infant?.id, identity_documents: [{ type: 'passport', issuing_country_code: 'NG', expires_on: '2033-01-01' }] },
        ],
      },
    })
  })

  test('a hold has no payment and a deadline', async () => {
    const waiting = {
      awaiting_payment: true,
      payment_required_by: '2026-11-23T10:00:00Z',
      price_guarantee_expires_at: null,
      paid_at: null,
    }
    const { duffel, sent } = await openDuffel(
      json(201, { data: { ...order, type: 'hold', documents: [], payment_status: waiting } }),
    )
    expect(await duffel.hold(booking())).toMatchObject({
      status: 'held',
      payBy: '2026-11-23T10:00:00Z',
      details: { tickets: [] },
    })
    expect(sent(0)).toMatchObject({ data: { type: 'hold' } })
    expect(sent(0)).not.toHaveProperty('data.payments')
  })

  test('a 202 is pending, without an id', async () => {
    const { duffel } = await openDuffel(json(202, { data: { id: 'por_1', offer_id: offer.id } }))
    expect(await duffel.book(booking())).toMatchObject({
      id: null,
      status: 'pending',
      reference: 'TW-1042',
      supplierOfferId: offer.id,
    })
  })

  test.each([
    ['price_changed', 422, 'price-changed'],
    ['payment_amount_does_not_match_order_amount', 422, 'price-changed'],
    ['offer_no_longer_available', 422, 'sold-out'],
    ['offer_expired', 422, 'sold-out'],
    ['insufficient_balance', 422, 'rejected'],
    ['validation_required', 422, 'rejected'],
    ['a_code_of_tomorrow', 422, 'rejected'],
    ['rate_limit_exceeded', 429, 'rate-limited'],
    ['order_not_created', 502, 'rejected'],
    ['airline_unknown', 502, 'unknown-outcome'],
    ['internal_server_error', 500, 'unknown-outcome'],
    ['gateway_timeout_error', 504, 'unknown-outcome'],
    ['service_unavailable', 503, 'unavailable'],
  ])('%s with %i is %s, and is not repeated', async (code, status, kind) => {
    const { duffel, server } = await openDuffel(problem(status, code))
    expect(await kindOf(duffel.book(booking()))).toBe(kind)
    expect(server.seen).toHaveLength(1)
  })

  const lost: { name: string; answer: Answer }[] = [
    { name: 'F19 the answer is lost', answer: (response) => response.socket?.resetAndDestroy() },
    { name: 'F14 the order has no id', answer: json(201, { data: { ...order, id: undefined } }) },
    {
      name: 'F9 the answer is a page',
      answer: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    },
  ]
  test.each(lost)('$name: the outcome is unknown, and the booking is found by our reference', async ({ answer }) => {
    const others = { ...order, id: 'ord_other', metadata: { reference: 'TW-9' } }
    const { duffel, server } = await openDuffel(answer, json(200, { data: [others, order], meta: { after: null } }))
    expect(await kindOf(duffel.book(booking()))).toBe('unknown-outcome')
    expect(await duffel.findBooking(booking())).toMatchObject({ id: order.id, status: 'issued' })
    expect(server.seen).toHaveLength(2)
    expect(server.seen[1]?.url).toContain(`offer_id=${offer.id}`)
  })

  test('a booking of the same offer for somebody else is not mistaken for ours', async () => {
    const others = { ...order, metadata: { reference: 'TW-9' } }
    const { duffel, server } = await openDuffel(
      json(200, { data: [others], meta: { after: 'g2w' } }),
      json(200, { data: [], meta: { after: null } }),
    )
    expect(await duffel.findBooking(booking())).toBeNull()
    expect(server.seen[1]?.url).toContain('after=g2w')
  })

  test('travellers who do not match the offer, or infants without an adult, are refused before anything is sent', async () => {
    const { duffel, server } = await openDuffel(json(201, { data: order }))
    const good = booking()
    expect(
      await kindOf(duffel.book({ ...good, travellers: good.travellers.map((one) => ({ ...one, passengerId: 'pas_x' })) })),
    ).toBe('rejected')
    const passengers = good.passengers.map((one) => ({ ...one, type: 'INF' as const }))
    expect(await kindOf(duffel.book({ ...good, passengers }))).toBe('rejected')
    expect(server.seen).toHaveLength(0)
  })
})

describe('paying and reading orders', () => {
  const price = money(64020, 'GBP')

  test('pays a held order and returns its current state', async () => {
    const { duffel, sent } = await openDuffel(json(201, { data: { id: 'pay_1' } }), json(200, { data: order }))
    expect(await duffel.pay(order.id, price)).toMatchObject({ status: 'issued' })
    expect(sent(0)).toEqual({ data: { order_id: order.id, payment: { type: 'balance', amount: '640.20', currency: 'GBP' } } })
  })

  test('an order paid by an attempt with a lost response counts as paid', async () => {
    const { duffel } = await openDuffel(problem(422, 'already_paid'), json(200, { data: order }))
    expect(await duffel.pay(order.id, price)).toMatchObject({ status: 'issued' })
  })

  test('a successful payment is never reported as failed', async () => {
    const { duffel } = await openDuffel(json(201, { data: { id: 'pay_1' } }), json(500, {}))
    expect(await kindOf(duffel.pay(order.id, price))).toBe('unknown-outcome')
  })

  const statuses: [string, Partial<typeof order> | Record<string, unknown>, string][] = [
    ['paid, no ticket yet', { documents: [] }, 'booked'],
    ['only one of two seats ticketed', { documents: order.documents.slice(0, 1) }, 'booked'],
    ['cancelled', { cancelled_at: '2026-11-21T11:00:00Z' }, 'cancelled'],
    [
      'a hold that lapsed looks paid but was not',
      {
        type: 'hold',
        documents: [],
        payment_status: { awaiting_payment: false, payment_required_by: '2026-11-20T10:00:00Z', paid_at: null },
      },
      'cancelled',
    ],
  ]
  test.each(statuses)('%s: %o is %s', async (_name, change, status) => {
    const { duffel } = await openDuffel(json(200, { data: { ...order, ...change } }))
    expect(await duffel.getOrder(order.id)).toMatchObject({ status })
  })
})

describe('pricing again', () => {
  test.each([
    ['not_found', 404, 'sold-out'],
    ['offer_no_longer_available', 422, 'sold-out'],
    ['offer_expired', 422, 'sold-out'],
    ['access_token_not_found', 401, 'rejected'],
  ])('F20 %s with %i is %s, and the key does not appear', async (code, status, kind) => {
    const { duffel } = await openDuffel(problem(status, code))
    const work = duffel.reprice(offer.id)
    await expect(work).rejects.not.toThrow(TOKEN)
    expect(await kindOf(work)).toBe(kind)
  })

  test('a response about another offer or order is not accepted', async () => {
    const { duffel } = await openDuffel(
      json(200, { data: { ...offer, id: 'off_other' } }),
      json(200, { data: { ...order, id: 'ord_other' } }),
    )
    expect(await kindOf(duffel.reprice(offer.id))).toBe('unavailable')
    expect(await kindOf(duffel.getOrder(order.id))).toBe('unavailable')
  })

  test('F12 an offer with an implausible price is unavailable', async () => {
    const { duffel } = await openDuffel(json(200, { data: { ...offer, total_amount: '-1.00' } }))
    expect(await kindOf(duffel.reprice(offer.id))).toBe('unavailable')
  })
})
