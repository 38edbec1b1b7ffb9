import { expect, test } from 'vitest'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openOwner } from '#tests/open-owner.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { payTrip, planThree, readTrip, readyTrip } from '#tests/trips/book-trip.ts'

const { t, owner, orderOf } = await openOwner()

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0
const eventsOf = (ics: string) => ics.match(/BEGIN:VEVENT/g)?.length ?? 0
const file = (id: string, ending: 'pdf' | 'ics', by: Pick<typeof owner, 'call'> = owner) =>
  by.call('GET', `/trips/${id}/itinerary.${ending}`)
const linksOf = (order: { documents: { title: string }[] }) => order.documents.map(({ title }) => title)

test('a trip has one itinerary and one calendar of all its bookings, which its orders and the planned trip lead to', {
  tags: ['full'],
}, async () => {
  const tripId = await planThree(owner, 'West Africa with the Okafors')
  const checkout = await readyTrip(owner, tripId)
  expect((await file(checkout.id, 'pdf')).status).toBe(404)
  await payTrip(owner, checkout, 'keep')
  expect((await file(checkout.id, 'pdf')).body.code).toBe('order.no-documents')
  for (let turn = 0; turn < 6; turn++) await t.drain()

  const pdf = await file(checkout.id, 'pdf')
  expect(pdf.status).toBe(200)
  expect(pdf.headers['content-disposition']).toMatch(/trip-\d+\.pdf/)
  // The list of bookings, and the ticket or voucher of each on pages of its own.
  expect(pagesOf(pdf.body)).toBeGreaterThanOrEqual(4)
  expect(eventsOf((await file(checkout.id, 'ics')).body)).toBe(3)

  const { booked, items } = await readTrip(owner, tripId)
  expect(items).toEqual([])
  expect(booked).toMatchObject([{ id: checkout.id, titles: [expect.any(String), expect.any(String), expect.any(String)] }])
  const { items: sold } = (await owner.call('GET', `/trip-checkouts/${checkout.id}`)).body
  for (const { order } of sold)
    expect(linksOf(await orderOf(order.id)).slice(-2)).toEqual(['Itinerary of the trip', 'Calendar of the trip'])
  expect((await file(checkout.id, 'pdf', visitShop(t, 'skyways'))).status).toBe(404)
})

test('a booking that has ended is in neither, and an order without others has its own documents alone', {
  tags: ['full'],
}, async () => {
  const checkout = await readyTrip(owner, await planThree(owner))
  await t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })
  await payTrip(owner, checkout, 'keep')
  for (let turn = 0; turn < 6; turn++) await t.drain()
  expect(eventsOf((await file(checkout.id, 'ics')).body)).toBe(2)

  const alone = (await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')).body.orderId
  for (let turn = 0; turn < 3; turn++) await t.drain()
  const order = await orderOf(alone)
  expect(linksOf(order)).toEqual(['E-ticket', 'Calendar'])
  expect(eventsOf((await file(order.tripId, 'ics')).body)).toBeGreaterThan(0)
})
