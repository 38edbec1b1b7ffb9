import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  book,
  driveSandbox,
  findOffers,
  inDays,
  ofTestAirline,
  paying,
  receiveWebhooks,
  refusalOf,
  slice,
  traveller,
} from '../drive-sandbox.ts'

const Credit = z.object({ id: z.string(), code: z.string(), amount: z.string(), spent_at: z.string().nullable() }).loose()
const Offers = z.array(
  z.object({
    id: z.string(),
    total_amount: z.string(),
    total_currency: z.string(),
    owner: z.object({ iata_code: z.string() }),
    passengers: z.array(z.object({ id: z.string() })),
    available_airline_credit_ids: z.array(z.string()),
  }),
)

const receiver = await receiveWebhooks()
const { duffel, ask } = await driveSandbox()
await ask('POST', '/air/webhooks', {
  body: { data: { url: receiver.url, events: ['air.airline_credit.created', 'air.airline_credit.spent'] } },
})

const data = async (answer: Promise<Response>) => (await (await answer).json()).data
const readCredit = async (id: string) => Credit.parse(await data(ask('GET', `/air/airline_credits/${id}`)))

/** Books London Luton to Sydney for passengers of these types and cancels it: the vendor's way to create a credit. */
async function cancelForCredit(passengers: { type: 'adult' }[] = [{ type: 'adult' }]) {
  const offer = ofTestAirline(await findOffers(duffel, { from: 'LTN', to: 'SYD', passengers }))
  const names = ['Amelia', 'Bola', 'Chidi']
  const { data: order } = await duffel.orders.create({
    type: 'instant',
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }, index) => traveller(id, names[index])),
    payments: [paying(offer)],
  })
  const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id })
  const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id)
  return { order, quote, confirmed }
}

/** The test airline's cheapest offer of a search that names the credits. */
async function searchWith(ids: string[]) {
  const slices = [slice('LHR', 'JFK', 40)]
  const body = { data: { slices, passengers: [{ type: 'adult' }], cabin_class: 'economy', airline_credit_ids: ids } }
  const found = Offers.parse((await data(ask('POST', '/air/offer_requests', { body }))).offers)
  const offer = found.find(({ owner }) => owner.iata_code === 'ZZ')
  if (offer === undefined) throw new Error('the test airline has no offer')
  return { offer, others: found.filter(({ owner }) => owner.iata_code !== 'ZZ') }
}

const order = (offer: z.infer<typeof Offers>[number], payments: unknown[]) =>
  ask('POST', '/air/orders', {
    body: {
      data: {
        type: 'instant',
        selected_offers: [offer.id],
        passengers: [traveller(offer.passengers[0]?.id ?? '')],
        payments,
      },
    },
  })

test('cancelling Luton to Sydney gives each traveller a credit, which the cancellation, a webhook and the list contain', async () => {
  const { order: cancelled, quote, confirmed } = await cancelForCredit([{ type: 'adult' }, { type: 'adult' }])
  expect(quote).toMatchObject({ refund_to: 'airline_credits', refund_amount: cancelled.total_amount })
  expect(confirmed.airline_credits).toHaveLength(2)
  const worth = confirmed.airline_credits.map(({ credit_amount }) => Math.round(Number(credit_amount) * 100))
  expect((worth[0] ?? 0) + (worth[1] ?? 0)).toBe(Math.round(Number(cancelled.total_amount) * 100))
  const [first] = confirmed.airline_credits
  expect(await readCredit(first?.id ?? '')).toMatchObject({
    code: cancelled.documents?.[0]?.unique_identifier.replace('-', ''),
    amount: first?.credit_amount,
    amount_currency: cancelled.total_currency,
    type: 'eticket',
    airline_iata_code: 'ZZ',
    given_name: 'Amelia',
    family_name: 'Okafor',
    order_id: cancelled.id,
    passenger_id: cancelled.passengers[0]?.id,
    spent_at: null,
    invalidated_at: null,
  })
  const event = JSON.parse((await receiver.next('air.airline_credit.created')).body)
  expect(confirmed.airline_credits.map(({ id }) => id)).toContain(event.data.object.id)
  const listed = await data(ask('GET', '/air/airline_credits?limit=2'))
  expect(listed.map(({ id }: { id: string }) => id).toSorted()).toEqual(confirmed.airline_credits.map(({ id }) => id).toSorted())
})

test('an unconfirmed quote gives no credit', async () => {
  const booked = await book(duffel, ofTestAirline(await findOffers(duffel, { from: 'LTN', to: 'SYD' })))
  const { data: quote } = await duffel.orderCancellations.create({ order_id: booked.id })
  const [credit] = quote.airline_credits
  expect(credit).toMatchObject({ issued_on: null })
  expect((await ask('GET', `/air/airline_credits/${credit?.id}`)).status).toBe(404)
})

test('a credit shows on the offers it pays for, covers its part of one, and is then spent', async () => {
  const { confirmed } = await cancelForCredit()
  const id = confirmed.airline_credits[0]?.id ?? ''
  const { offer, others } = await searchWith([id])
  expect(offer.available_airline_credit_ids).toEqual([id])
  expect(others.every(({ available_airline_credit_ids }) => available_airline_credit_ids.length === 0)).toBe(true)
  expect(await data(ask('GET', `/air/offers/${offer.id}`))).toMatchObject({ available_airline_credit_ids: [id] })

  const { data: priced } = await duffel.offers.getPriced(offer.id, {
    intended_payment_methods: [
      { type: 'card', card_id: 'tcd_1' },
      { type: 'airline_credit', airline_credit_id: id },
    ],
    intended_services: [],
  })
  const charges = priced.intended_payment_methods.map(({ charge_amount }) => Number(charge_amount))
  expect((charges[0] ?? 0) + (charges[1] ?? 0)).toBeCloseTo(Number(priced.total_amount), 2)
  expect(charges[1]).toBe(Math.min(Number(offer.total_amount), Number((await readCredit(id)).amount)))

  const currency = offer.total_currency
  const [balance, credit] = priced.intended_payment_methods.map(({ charge_amount }) => ({ amount: charge_amount, currency }))
  const payments = [
    { type: 'airline_credit', airline_credit_id: id, ...credit },
    ...(charges[0] === 0 ? [] : [{ type: 'balance', ...balance }]),
  ]
  expect((await order(offer, payments)).status).toBe(201)
  expect((await readCredit(id)).spent_at).not.toBeNull()
  expect(JSON.parse((await receiver.next('air.airline_credit.spent')).body).data.object.id).toBe(id)
  const again = await order(offer, payments)
  expect(again.status).toBe(422)
  expect((await again.json()).errors[0]).toMatchObject({ source: { pointer: '/payments/0/airline_credit_id' } })
})

test('a credit added manually is stored and listed for its user, but no search accepts it', async () => {
  const entered = {
    airline_iata_code: 'ZZ',
    amount: '12.13',
    amount_currency: 'USD',
    code: '123456789',
    issued_on: '2026-01-01',
    expires_at: `${inDays(300)}T23:59:59Z`,
    user_id: 'icu_1',
    type: 'mco',
  }
  const answer = await ask('POST', '/air/airline_credits', { body: { data: entered } })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()).data
  expect(await data(ask('GET', '/air/airline_credits?user_id=icu_1'))).toMatchObject([{ id, amount: '12.13', order_id: null }])
  expect((await searchWith([id])).offer.available_airline_credit_ids).toEqual([])
  const wrong = await ask('POST', '/air/airline_credits', { body: { data: { ...entered, airline_iata_code: '00' } } })
  expect((await wrong.json()).errors[0]).toMatchObject({ source: { pointer: '/airline_iata_code' } })
})

test('a search with an unknown credit is refused', async () => {
  const search = { slices: [slice('LHR', 'JFK', 40)], passengers: [{ type: 'adult' as const }], airline_credit_ids: ['acd_none'] }
  expect(await refusalOf(duffel.offerRequests.create(search))).toMatchObject({
    status: 422,
    source: { pointer: '/airline_credit_ids/0' },
  })
})
