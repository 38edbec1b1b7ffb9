import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, ofTestAirline, paying, refusalOf, traveller } from './drive-sandbox.ts'

const { duffel, ask } = await driveSandbox()

test('a search is booked at the price of its offer, with a ticket and a six-letter reference', async () => {
  const found = ofTestAirline(await findOffers(duffel))
  const { data: offer } = await duffel.offers.get(found.id)
  const order = await book(duffel, { ...offer, available_services: [] })
  expect(order.total_amount).toBe(offer.total_amount)
  expect(order.booking_reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(order.documents).toHaveLength(1)
  expect(order.documents?.[0]).toMatchObject({
    type: 'electronic_ticket',
    unique_identifier: expect.stringMatching(/^\d{3}-\d{10}$/),
  })
  expect(order.payment_status).toMatchObject({ awaiting_payment: false, paid_at: expect.any(String) })
  expect(order).toMatchObject({ offer_id: offer.id, cancelled_at: null, content: 'managed', live_mode: false })
  expect(order.slices[0]?.segments[0]?.origin.iata_code).toBe('LHR')
})

test('a seat and a bag are booked with the flight, and the seat is then sold for every offer', async () => {
  const found = ofTestAirline(await findOffers(duffel))
  const { data: offer } = await duffel.offers.get(found.id, { return_available_services: true })
  const bag = offer.available_services.find(({ type }) => type === 'baggage')
  const seatOf = async () => {
    const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id })
    return maps.flatMap(({ cabins }) =>
      cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements))),
    )
  }
  const seats = (await seatOf()).flatMap((element) => (element.type === 'seat' && element.available_services[0] ? [element] : []))
  const [seat] = seats
  const seatService = seat?.available_services[0]
  if (bag === undefined || seat === undefined || seatService === undefined) throw new Error('nothing for sale')
  const order = {
    type: 'instant' as const,
    selected_offers: [offer.id],
    passengers: [traveller(offer.passengers[0]?.id ?? '')],
    services: [
      { id: bag.id, quantity: 1 },
      { id: seatService.id, quantity: 1 },
    ],
    payments: [paying(offer, Number(bag.total_amount) + Number(seatService.total_amount))],
  }
  const { data } = await duffel.orders.create(order)
  expect(data.services.map(({ type }) => type).toSorted()).toEqual(['baggage', 'seat'])
  expect(data.slices.flatMap(({ segments }) => segments.map(({ passengers }) => passengers[0]?.seat?.designator))).toContain(
    seat.designator,
  )
  expect(data.documents?.filter(({ type }) => type === 'electronic_miscellaneous_document_associated')).toHaveLength(2)

  const after = (await seatOf()).find((element) => element.type === 'seat' && element.designator === seat.designator)
  expect(after).toMatchObject({ available_services: [] })
  expect(await refusalOf(duffel.orders.create(order))).toMatchObject({ status: 422, code: 'ancillary_service_not_available' })
})

test('the same offer books twice: the vendor has no idempotency', async () => {
  const offer = ofTestAirline(await findOffers(duffel))
  const first = await book(duffel, offer)
  const second = await book(duffel, offer)
  expect(second.id).not.toBe(first.id)
  const listed = await ask('GET', `/air/orders?offer_id=${offer.id}`).then((answer) => answer.json())
  expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
})

test('a held order is paid later and then has its ticket', async () => {
  const offer = ofTestAirline(await findOffers(duffel, { from: 'JFK', to: 'EWR' }))
  const held = await book(duffel, offer, 'pay_later')
  expect(held.documents).toEqual([])
  expect(held.payment_status).toMatchObject({ awaiting_payment: true, paid_at: null, payment_required_by: expect.any(String) })
  const waiting = await duffel.orders.list({ awaiting_payment: true })
  expect(waiting.data.map(({ id }) => id)).toContain(held.id)

  const payment = {
    order_id: held.id,
    payment: { type: 'balance' as const, amount: held.total_amount, currency: held.total_currency },
  }
  const wrong = { ...payment, payment: { ...payment.payment, amount: '1.00' } }
  expect(await refusalOf(duffel.payments.create(wrong))).toMatchObject({
    code: 'payment_amount_does_not_match_order_amount',
    source: { field: 'amount', pointer: '/payment/amount' },
  })
  const { data: paid } = await duffel.payments.create(payment)
  expect(paid.id).toMatch(/^pay_/)
  const { data: order } = await duffel.orders.get(held.id)
  expect(order.documents).toHaveLength(1)
  expect(order.payment_status).toMatchObject({ awaiting_payment: false, paid_at: expect.any(String) })
  expect(await refusalOf(duffel.payments.create(payment))).toMatchObject({ status: 422, code: 'already_paid' })
})

test('a cancellation is quoted, confirmed once, and only by its newest quote', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  const { data: older } = await duffel.orderCancellations.create({ order_id: order.id })
  const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id })
  expect(quote).toMatchObject({ refund_amount: order.total_amount, refund_to: 'balance', confirmed_at: null })
  expect(await refusalOf(duffel.orderCancellations.confirm(older.id))).toMatchObject({ code: 'order_cancellation_stale' })
  const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id)
  expect(confirmed.confirmed_at).not.toBeNull()
  const { data: cancelled } = await duffel.orders.get(order.id)
  expect(cancelled).toMatchObject({
    cancelled_at: confirmed.confirmed_at,
    cancellation: { id: quote.id },
    available_actions: ['update'],
  })
  expect(await refusalOf(duffel.orderCancellations.create({ order_id: order.id }))).toMatchObject({ code: 'already_cancelled' })
})

test('orders are listed newest first, a page at a time', async () => {
  const all: string[] = []
  for await (const { data } of duffel.orders.listWithGenerator()) all.push(data.id)
  expect(all.length).toBeGreaterThan(2)
  const first = await duffel.orders.list({ limit: 2 })
  const second = await duffel.orders.list({ limit: 2, after: first.meta?.after })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 4))
  const back = await duffel.orders.list({ limit: 2, before: second.meta?.before })
  expect(back.data.map(({ id }) => id)).toEqual(all.slice(0, 2))
})

test('metadata is replaced, by the documented body and by the client’s own', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  const { data: viaClient } = await duffel.orders.update(order.id, { metadata: { cart: '7' } })
  expect(viaClient.metadata).toEqual({ cart: '7' })
  const documented = await ask('PATCH', `/air/orders/${order.id}`, { body: { data: { metadata: { cart: '8' } } } })
  expect((await documented.json()).data.metadata).toEqual({ cart: '8' })
})

test('a bag is bought after booking and gets its own document', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  const { data: services } = await duffel.orders.getAvailableServices(order.id)
  const [bag] = services
  if (bag === undefined) throw new Error('no bag for sale')
  const { data } = await duffel.orders.addServices(order.id, {
    add_services: [{ id: bag.id, quantity: 1 }],
    payment: { type: 'balance', amount: bag.total_amount, currency: bag.total_currency },
  })
  expect(data.services).toHaveLength(1)
  expect(data.documents).toHaveLength(2)
  expect(Number(data.total_amount)).toBeCloseTo(Number(order.total_amount) + Number(bag.total_amount), 2)
})

test('a paid order is changed to another day for the fare difference and the penalty, once', async () => {
  const offers = await findOffers(duffel)
  const offer = offers.find((one) => one.conditions.change_before_departure?.allowed)
  if (offer === undefined) throw new Error('no changeable fare')
  const order = await book(duffel, offer)
  const ask = {
    order_id: order.id,
    slices: {
      remove: [{ slice_id: order.slices[0]?.id ?? '' }],
      add: [
        { origin: 'LHR', destination: 'JFK', departure_date: new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10) },
      ],
    },
  }
  const { data: request } = await duffel.orderChangeRequests.create(ask)
  // The client's type omits the one parameter that the call requires.
  const byRequest = { limit: 50, order_change_request_id: request.id }
  const { data: offered } = await duffel.orderChangeOffers.list(byRequest)
  const [first] = offered
  if (first === undefined) throw new Error('nothing to change to')
  const { data: change } = await duffel.orderChanges.create({ selected_order_change_offer: first.id })
  await duffel.orderChanges.confirm(change.id, {
    payment: { type: 'balance', amount: change.change_total_amount ?? '', currency: change.change_total_currency ?? '' },
  })
  const { data: changed } = await duffel.orders.get(order.id)
  expect(changed.total_amount).toBe(change.new_total_amount)
  expect(changed.slices[0]?.segments[0]?.departing_at.slice(0, 10)).toBe(ask.slices.add[0]?.departure_date)
  expect(await refusalOf(duffel.orderChangeRequests.create(ask))).toMatchObject({ status: 422, code: 'order_not_changeable' })
})

test('a card payment requires a 3-D Secure session for the same offer', async () => {
  const [offer, other] = await findOffers(duffel)
  if (offer === undefined || other === undefined) throw new Error('no two offers')
  const session = { services: [], card_id: 'tcd_0000AmeliasCard', exception: '' }
  const { data: right } = await duffel.three_d_secure_sessions.create({ ...session, resource_id: offer.id })
  const { data: wrong } = await duffel.three_d_secure_sessions.create({ ...session, resource_id: other.id })
  expect(right).toMatchObject({ resource_id: offer.id, status: 'ready_for_payment', live_mode: false })
  // The client's types have no card payments.
  const order = async (id: string) => {
    const answer = await ask('POST', '/air/orders', {
      body: {
        data: {
          type: 'instant',
          selected_offers: [offer.id],
          passengers: [traveller(offer.passengers[0]?.id ?? '')],
          payments: [{ ...paying(offer), type: 'card', three_d_secure_session_id: id }],
        },
      },
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  const refused = await order(wrong.id)
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ source: { pointer: '/payments/0/three_d_secure_session_id' } }],
  })
  expect(await order(right.id)).toMatchObject({ status: 201, data: { documents: [{ type: 'electronic_ticket' }] } })
})
