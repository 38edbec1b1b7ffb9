import { Duffel } from '@duffel/api'
import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, inDays, ofTestAirline, paying, refusalOf, traveller } from './drive-sandbox.ts'

const { duffel, url, ask, pass, ordersOf } = await driveSandbox()
const offer = ofTestAirline(await findOffers(duffel))

const errorOf = async (answer: Promise<Response>) => {
  const response = await answer
  const { errors, meta } = await response.json()
  expect(meta).toEqual({ status: response.status, request_id: response.headers.get('x-request-id') })
  return { status: response.status, code: errors[0].code, type: errors[0].type }
}

test('every response has the rate limit, its reset as an HTTP date, and a request id', async () => {
  const { headers } = await ask('GET', '/air/airlines')
  expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(Number(headers.get('ratelimit-limit')))
  expect(headers.get('ratelimit-reset')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
  expect(headers.get('x-request-id')).toBeTruthy()
})

test('an unknown token is refused', async () => {
  const stranger = new Duffel({ token: 'duffel_test_nobody', basePath: `${url}/duffel/` })
  expect(await refusalOf(stranger.airlines.list())).toMatchObject({
    status: 401,
    code: 'access_token_not_found',
    type: 'authentication_error',
  })
})

test.each([
  ['no Authorization header', { authorization: undefined }, 401, 'missing_authorization_header'],
  ['an Authorization header of another scheme', { authorization: 'Basic eHg=' }, 401, 'invalid_authorization_header'],
  ['no Duffel-Version header', { 'duffel-version': undefined }, 400, 'missing_version_header'],
  ['a version that does not exist', { 'duffel-version': 'v9' }, 400, 'unsupported_version'],
  ['an Accept header without JSON', { accept: 'text/html' }, 406, 'unsupported_format'],
])('%s is refused', async (_what, headers, status, code) => {
  expect(await errorOf(ask('GET', '/air/airlines', { headers }))).toMatchObject({ status, code })
})

test.each(['v1', 'v2', 'beta'])('version %s is supported, with and without a trailing slash', async (version) => {
  for (const path of ['/air/airlines', '/air/airlines/']) {
    expect((await ask('GET', path, { headers: { 'duffel-version': version } })).status).toBe(200)
  }
})

test.each([
  '/air/orders/ord_none',
  '/air/offers/off_none',
  '/air/nothing',
  '/air/order_cancellations/ore_none',
  '/air/webhooks/end_none',
])('%s is not found', async (path) => {
  expect(await errorOf(ask('GET', path))).toMatchObject({ status: 404, code: 'not_found', type: 'invalid_request_error' })
})

test('a body that is not JSON, or has no data, is a bad request', async () => {
  const broken = fetch(`${url}/duffel/air/orders`, {
    method: 'POST',
    headers: { authorization: 'Bearer duffel_test_sandbox', 'duffel-version': 'v2', 'content-type': 'application/json' },
    body: '{"data":',
  })
  expect(await errorOf(broken)).toMatchObject({ status: 400, code: 'malformed_data_param' })
  expect(await errorOf(ask('POST', '/air/orders', { body: {} }))).toMatchObject({
    status: 400,
    code: 'missing_data_param',
  })
})

test('missing fields of a search are each named with a pointer', async () => {
  const answer = await ask('POST', '/air/offer_requests', { body: { data: {} } })
  const { errors } = await answer.json()
  expect(answer.status).toBe(422)
  expect(errors.map(({ code, source }: { code: string; source: unknown }) => [code, source])).toEqual([
    ['validation_required', { field: 'slices', pointer: '/slices' }],
    ['validation_required', { field: 'passengers', pointer: '/passengers' }],
  ])
})

test.each([
  ['a past date', { slices: [{ origin: 'LHR', destination: 'JFK', departure_date: '2020-01-01' }] }, '/slices/0/departure_date'],
  ['an unknown airport', { slices: [{ origin: 'QQQ', destination: 'JFK', departure_date: inDays(30) }] }, '/slices/0/origin'],
  ['a passenger without a type', { passengers: [{}] }, '/passengers/0/type'],
  ['more infants than adults', { passengers: [{ type: 'adult' }, { age: 0 }, { age: 1 }] }, '/passengers'],
  ['an unknown cabin', { cabin_class: 'roof' }, '/cabin_class'],
])('a search for %s is refused', async (_what, change, pointer) => {
  const data = {
    slices: [{ origin: 'LHR', destination: 'JFK', departure_date: inDays(30) }],
    passengers: [{ type: 'adult' }],
    ...change,
  }
  const answer = await ask('POST', '/air/offer_requests', { body: { data } })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors[0]).toMatchObject({ type: 'validation_error', source: { pointer } })
})

const passenger = () => traveller(offer.passengers[0]?.id ?? '')
const order = (change: Record<string, unknown>) => ({
  type: 'instant',
  selected_offers: [offer.id],
  passengers: [passenger()],
  payments: [paying(offer)],
  ...change,
})

test.each([
  [
    'a phone number without a country code',
    () => ({ passengers: [{ ...passenger(), phone_number: '0801234567' }] }),
    '/passengers/0/phone_number',
  ],
  ['an e-mail address without a domain', () => ({ passengers: [{ ...passenger(), email: 'amelia' }] }), '/passengers/0/email'],
  [
    'a birth date that does not fit an adult',
    () => ({ passengers: [{ ...passenger(), born_on: '2024-01-01' }] }),
    '/passengers/0/born_on',
  ],
  ['a passenger who is not in the offer', () => ({ passengers: [{ ...passenger(), id: 'pas_x' }] }), '/passengers/0/id'],
  ['an unknown title', () => ({ passengers: [{ ...passenger(), title: 'lord' }] }), '/passengers/0/title'],
  ['no payment', () => ({ payments: [] }), '/payments'],
  ['a payment in another currency', () => ({ payments: [{ ...paying(offer), currency: 'XAF' }] }), '/payments/0/currency'],
  ['a payment of another amount', () => ({ payments: [{ ...paying(offer), amount: '1.00' }] }), '/payments/0/amount'],
  ['a service that the offer does not have', () => ({ services: [{ id: 'ase_x', quantity: 1 }] }), '/services/0/id'],
  ['two offers', () => ({ selected_offers: [offer.id, offer.id] }), '/selected_offers'],
])('an order with %s is refused and nothing is booked', async (_what, change, pointer) => {
  const answer = await ask('POST', '/air/orders', { body: { data: order(change()) } })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors[0]).toMatchObject({ type: 'validation_error', source: { pointer } })
  expect(await ordersOf(offer.id)).toEqual([])
})

test('a family is booked only with the infant assigned to an adult', async () => {
  const found = ofTestAirline(await findOffers(duffel, { passengers: [{ type: 'adult' }, { age: 8 }, { age: 0 }] }))
  const { data: family } = await duffel.offers.get(found.id)
  const [adult, child, infant] = family.passengers.map(({ id }) => id)
  const bornAgo = (years: number) => inDays(-365.25 * years)
  const people = [
    { ...traveller(adult ?? ''), infant_passenger_id: infant },
    { ...traveller(child ?? '', 'Bola'), born_on: bornAgo(8.5) },
    { ...traveller(infant ?? '', 'Chidi'), born_on: bornAgo(0.5) },
  ]
  const request = { type: 'instant' as const, selected_offers: [family.id], payments: [paying({ ...family })] }
  const alone = people.map((one) => ({ ...one, infant_passenger_id: undefined }))
  expect(await refusalOf(duffel.orders.create({ ...request, passengers: alone }))).toMatchObject({
    code: 'validation_required',
    source: { pointer: '/passengers/2/infant_passenger_id' },
  })
  const { data } = await duffel.orders.create({ ...request, passengers: people })
  expect(data.documents?.filter(({ type }) => type === 'electronic_ticket')).toHaveLength(3)
})

test('an expired offer can be neither read nor booked', async () => {
  const old = ofTestAirline(await findOffers(duffel))
  pass(2 * 3_600_000)
  expect(await refusalOf(duffel.offers.get(old.id))).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
  expect(await refusalOf(book(duffel, old))).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
})

test('an unpaid hold that expires no longer awaits payment and has no ticket', async () => {
  const held = await book(duffel, ofTestAirline(await findOffers(duffel, { from: 'JFK', to: 'EWR' })), 'pay_later')
  pass(Date.parse(held.payment_status.payment_required_by ?? '') - Date.now() + 3_600_000)
  const { data: lapsed } = await duffel.orders.get(held.id)
  expect(lapsed).toMatchObject({ payment_status: { awaiting_payment: false, paid_at: null }, documents: [] })
  const payment = {
    order_id: held.id,
    payment: { type: 'balance' as const, amount: held.total_amount, currency: held.total_currency },
  }
  expect(await refusalOf(duffel.payments.create(payment))).toMatchObject({ code: 'past_payment_required_by_date' })
})
