import { expect, test } from 'vitest'
import { driveSandbox, findOffers, ofTestAirline, paying, refusalOf, traveller } from './drive-sandbox.ts'

const { duffel } = await driveSandbox()

const withoutDocuments = (id: string) => {
  const { identity_documents: _documents, ...person } = traveller(id)
  return person
}

test("New York to London is booked without identity documents, as the vendor's own examples do, with every airline that flies there", async () => {
  const offers = await findOffers(duffel, { from: 'NYC', to: 'LHR' })
  const direct = offers.filter(({ slices }) => slices.every(({ segments }) => segments.length === 1))
  expect(direct.length).toBeGreaterThan(5)
  expect(direct.filter((offer) => offer.passenger_identity_documents_required)).toEqual([])
  const offer = ofTestAirline(offers)
  const { data } = await duffel.orders.create({
    type: 'instant',
    selected_offers: [offer.id],
    passengers: [withoutDocuments(offer.passengers[0]?.id ?? '')],
    payments: [paying(offer)],
  })
  expect(data.booking_reference).toBeTruthy()
})

test('an offer that requires identity documents is refused without', async () => {
  const [offer] = await findOffers(duffel, { from: 'LOS', to: 'LHR' })
  if (!offer) throw new Error('no offers')
  expect(offer).toMatchObject({
    passenger_identity_documents_required: true,
    supported_passenger_identity_document_types: ['passport'],
  })
  const order = {
    type: 'instant' as const,
    selected_offers: [offer.id],
    passengers: [withoutDocuments(offer.passengers[0]?.id ?? '')],
    payments: [paying(offer)],
  }
  expect(await refusalOf(duffel.orders.create(order))).toMatchObject({ status: 422, code: 'validation_required' })
})

test('a payment intent tops up the balance by its amount less the fee, once', async () => {
  const { data: intent } = await duffel.paymentIntents.create({ amount: '300.10', currency: 'USD' })
  expect(intent).toMatchObject({ amount: '300.10', status: 'requires_payment_method', net_amount: null, confirmed_at: null })
  const { data: confirmed } = await duffel.paymentIntents.confirm(intent.id)
  expect(confirmed).toMatchObject({ status: 'succeeded', fees_amount: '8.70', net_amount: '291.40', net_currency: 'USD' })
  expect((await duffel.paymentIntents.confirm(intent.id)).data).toEqual(confirmed)
  expect((await duffel.paymentIntents.get(intent.id)).data).toEqual(confirmed)
  expect(await refusalOf(duffel.paymentIntents.create({ amount: '1.00', currency: 'EUR' }))).toMatchObject({ status: 422 })
  expect(await refusalOf(duffel.paymentIntents.get('pit_none'))).toMatchObject({ status: 404 })
})
