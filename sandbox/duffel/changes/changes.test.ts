import type { Offer, Order, OrderChangeOffer } from '@duffel/api/types'
import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, inDays, ofTestAirline, paying, refusalOf, slice, traveller } from '../drive-sandbox.ts'

const { duffel, arm, pass } = await driveSandbox()

/** London to New York and back on a fare that allows changes for a fee. */
async function findRoundTrip(): Promise<Offer> {
  const { data } = await duffel.offerRequests.create({
    slices: [slice('LHR', 'JFK', 40), slice('JFK', 'LHR', 47)],
    passengers: [{ type: 'adult' }],
    cabin_class: 'economy',
  })
  const offers = 'offers' in data ? data.offers : []
  const fee = ({ conditions }: (typeof offers)[number]) => Number(conditions.change_before_departure?.penalty_amount ?? 0)
  const offer = offers.find(
    (one) => one.owner.iata_code === 'ZZ' && one.conditions.change_before_departure?.allowed && fee(one) > 0,
  )
  if (offer === undefined) throw new Error('no fare with a fee for changes')
  return { ...offer, available_services: [] }
}

/** The first seat for sale on each flight of an offer. */
async function seatsOf(offer: Offer) {
  const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id })
  return maps.flatMap(({ segment_id, cabins }) => {
    const elements = cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap((one) => one.elements)))
    const [seat] = elements.flatMap((one) => (one.type === 'seat' && one.available_services[0] ? [one] : []))
    const [service] = seat?.available_services ?? []
    return seat && service ? [{ segment_id, designator: seat.designator, service }] : []
  })
}

/** Requests one slice of an order on another day. */
async function askToMove({ id, slices }: Order, way: number, days: number) {
  const [moved, origin, destination] = [slices[way], slices[way]?.origin.iata_code, slices[way]?.destination.iata_code]
  if (!moved || !origin || !destination) throw new Error('the order has no such way')
  const { data } = await duffel.orderChangeRequests.create({
    order_id: id,
    slices: {
      remove: [{ slice_id: moved.id }],
      add: [{ origin, destination, departure_date: inDays(days), cabin_class: 'economy' }],
    },
  })
  return data.order_change_offers
}

const payingFor = ({ change_total_amount, change_total_currency }: OrderChangeOffer) => ({
  type: 'balance' as const,
  amount: change_total_amount ?? '',
  currency: change_total_currency ?? '',
})

const documentsOf = (documents: { type: string; unique_identifier: string }[] | undefined, type: string) =>
  (documents ?? []).filter((one) => one.type === type).map(({ unique_identifier }) => unique_identifier)

test('the return flight is changed to another day: requested, chosen, paid, and shown on the order with new tickets', async () => {
  const offer = await findRoundTrip()
  const seats = await seatsOf(offer)
  const { data: order } = await duffel.orders.create({
    type: 'instant',
    selected_offers: [offer.id],
    passengers: [traveller(offer.passengers[0]?.id ?? '')],
    services: seats.map(({ service }) => ({ id: service.id, quantity: 1 })),
    payments: [
      paying(
        offer,
        seats.reduce((sum, { service }) => sum + Number(service.total_amount), 0),
      ),
    ],
  })
  expect(order.available_actions).toContain('change')
  const [out, back] = order.slices
  const [chosen] = await askToMove(order, 1, 52)
  expect(chosen?.slices.remove.map(({ id }) => id)).toEqual([back?.id])
  expect(Number(chosen?.penalty_amount)).toBe(Number(offer.conditions.change_before_departure?.penalty_amount))
  expect((await duffel.orderChangeOffers.get(chosen?.id ?? '')).data).toMatchObject({ id: chosen?.id, order_change_id: null })

  const { data: change } = await duffel.orderChanges.create({ selected_order_change_offer: chosen?.id ?? '' })
  expect(change).toMatchObject({ order_id: order.id, confirmed_at: null, change_total_amount: chosen?.change_total_amount })
  expect((await duffel.orders.get(order.id)).data.slices[1]?.id).toBe(back?.id)
  const payment = payingFor(change)
  expect(await refusalOf(duffel.orderChanges.confirm(change.id, { payment: { ...payment, amount: '1.00' } }))).toMatchObject({
    code: 'payment_amount_does_not_match_order_amount',
  })
  const { data: confirmed } = await duffel.orderChanges.confirm(change.id, { payment })
  expect(confirmed).toMatchObject({ confirmed_at: expect.any(String) })

  const { data: changed } = await duffel.orders.get(order.id)
  expect(changed.total_amount).toBe(change.new_total_amount)
  expect(Number(changed.total_amount)).toBeCloseTo(Number(order.total_amount) + Number(payment.amount), 2)
  expect(changed.booking_reference).toBe(order.booking_reference)
  expect(changed.slices[0]).toMatchObject({ id: out?.id })
  expect(changed.slices[1]?.segments[0]?.departing_at.slice(0, 10)).toBe(inDays(52))
  const [before, after] = [order, changed].map(({ documents }) => documentsOf(documents, 'electronic_ticket'))
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(before)
  // The seats of the outbound slice remain, with their documents; those of the return are released and sold again.
  const stillSeated = seats.filter(({ segment_id }) => out?.segments.some(({ id }) => id === segment_id))
  expect(documentsOf(changed.documents, 'electronic_miscellaneous_document_associated')).toHaveLength(stillSeated.length)
  expect(changed.slices[0]?.segments[0]?.passengers[0]?.seat?.designator).toBe(stillSeated[0]?.designator)
  const open = (await seatsOf(offer)).map(({ service }) => service.id)
  const lost = seats.filter((one) => !stillSeated.includes(one)).map(({ service }) => service.id)
  expect(open).toEqual(expect.arrayContaining(lost))
  expect(open).not.toContain(stillSeated[0]?.service.id)
  expect(await refusalOf(duffel.orderChanges.confirm(change.id, { payment }))).toMatchObject({
    code: 'order_change_already_actioned',
  })
})

test('a change whose response is lost was made, and the order shows it', async () => {
  const order = await book(duffel, await findRoundTrip())
  const [chosen] = await askToMove(order, 0, 42)
  const { data: change } = await duffel.orderChanges.create({ selected_order_change_offer: chosen?.id ?? '' })
  await arm('accepted-then-lost')
  await expect(duffel.orderChanges.confirm(change.id, { payment: payingFor(change) })).rejects.toThrow()
  expect((await duffel.orders.get(order.id)).data.total_amount).toBe(change.new_total_amount)
  expect((await duffel.orderChanges.get(change.id)).data).toMatchObject({ confirmed_at: expect.any(String) })
})

test('a change offer expires after half an hour', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel)))
  const [chosen] = await askToMove(order, 0, 50)
  pass(31 * 60_000)
  const late = duffel.orderChanges.create({ selected_order_change_offer: chosen?.id ?? '' })
  expect(await refusalOf(late)).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
})

test('the agency’s response to the airline’s own change is recorded, once, on the newest change', async () => {
  const order = await book(duffel, ofTestAirline(await findOffers(duffel, { from: 'LHR', to: 'LTN' })))
  const { data: first } = await duffel.airlineInitiatedChanges.list(order.id)
  const { data: both } = await duffel.airlineInitiatedChanges.list(order.id)
  expect([first.length, both.length]).toEqual([1, 2])
  const [older, newer] = both
  expect(await refusalOf(duffel.airlineInitiatedChanges.accept(older?.id ?? ''))).toMatchObject({
    code: 'stale_airline_initiated_change_accept',
  })
  const { data: recorded } = await duffel.airlineInitiatedChanges.update(newer?.id ?? '', 'changed')
  expect(recorded).toMatchObject({ action_taken: 'changed', available_actions: [] })
})
