import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, openTour, openTourCheckout, readDays, readyTour, searchTours } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner, orderOf, balance } = await openOwner()

/** A tour that starts at a time, one with opening hours, and one at one price for the booking. */
const WALK = /old town/i
const TICKET = /museum of accra: entrance|ticket to the national museum/i
const PRIVATE = /private day/i

async function bought(title: RegExp, search = familyInAccra) {
  const chosen = await chooseStart(owner, title, search)
  const checkout = await readyTour(owner, chosen)
  const { body } = await pay(owner, checkout, 'wallet')
  await t.drain()
  return { chosen, checkout, order: await orderOf(body.orderId) }
}
const quote = async (id: string) => (await owner.call('GET', `/orders/${id}/cancellation`)).body
const cancel = (id: string, { refund, idempotencyKey }: { refund: unknown; idempotencyKey: string }) =>
  owner.call('POST', `/orders/${id}/cancel`, { refund, idempotencyKey })

describe('a search for things to do', () => {
  test('finds tours of both suppliers, each once, with the lowest price of each day', async () => {
    const { tours, suppliers } = await searchTours(owner)
    expect(suppliers.map(({ id, status }) => [id, status]).toSorted()).toEqual([
      ['kestrel', 'done'],
      ['wayfare', 'done'],
    ])
    expect(tours.length).toBeGreaterThan(10)
    expect(tours.some(({ sources }) => sources?.length === 2)).toBe(true)
    expect(tours.length).toBeLessThan(suppliers.reduce((sum, { offers }) => sum + offers, 0))
    for (const { days, total } of tours) {
      expect(total).toBe(Math.min(...days.map((day) => day.total)))
      expect(days.every(({ day }) => day >= familyInAccra.from && day <= familyInAccra.to)).toBe(true)
    }
  })

  test('in the past or too far ahead is refused before any supplier is asked', async () => {
    const past = { ...familyInAccra, from: '2020-01-01', to: '2020-01-02' }
    expect((await owner.call('POST', '/tours/searches', past)).body).toMatchObject({ code: 'tour.dates-in-past' })
    const far = { ...familyInAccra, from: addDays(familyInAccra.from, 400), to: addDays(familyInAccra.to, 400) }
    expect((await owner.call('POST', '/tours/searches', far)).body).toMatchObject({ code: 'tour.too-far-ahead' })
  })

  test('shows a tour with its options, and a calendar with the price of each day', async () => {
    const { searchId, tours } = await searchTours(owner)
    const tour = tours.find(({ title }) => WALK.test(title))
    const detail = await openTour(owner, { searchId, tourId: tour?.id ?? '' })
    expect(detail.tour).toMatchObject({ title: tour?.title, zone: 'Africa/Accra', meetingPoint: { title: expect.any(String) } })
    expect(detail.tour.itinerary.length).toBeGreaterThan(1)
    const days = await readDays(owner, { searchId, tourId: detail.tour.id, optionId: detail.options[0]?.id ?? '' })
    expect(days).toHaveLength(7)
    const cheapest = Math.min(...days.flatMap(({ total }) => total?.amount ?? []))
    expect(tour?.total).toBeLessThanOrEqual(cheapest)
  })
})

describe('a tour paid from the wallet', () => {
  test('is reserved, confirmed and has a voucher for each participant', { tags: ['full'] }, async () => {
    const before = await balance()
    const { checkout, order, chosen } = await bought(WALK)
    expect(order).toMatchObject({ product: 'tour', status: 'Issued', travellers: 3 })
    expect(order.total).toEqual(checkout.total)
    expect(order.offer.day).toBe(chosen.day)
    expect(order.vouchers.tickets).toHaveLength(3)
    expect(order.vouchers.tickets[0].codes[0]).toMatchObject({
      format: 'qr',
      value: expect.stringContaining(order.bookingReference),
    })
    expect(order.participants.map(({ givenName }: { givenName: string }) => givenName)).toEqual(['Adaeze', 'Tobenna', 'Zikora'])
    expect(await balance()).toBe(before - order.total.amount + order.margin.amount)
    expect(order.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['pdf', 'ics'])
  })

  test('with opening hours has no time, and one with a price for the booking has one voucher for the group', {
    tags: ['full'],
  }, async () => {
    const ticket = await bought(TICKET)
    expect(ticket.order).toMatchObject({
      status: 'Issued',
      offer: { time: null, openingHours: [{ from: '09:00', to: '18:00' }] },
    })
    const group = await bought(PRIVATE)
    expect(group.order).toMatchObject({ status: 'Issued', vouchers: { tickets: [], group: { reference: expect.any(String) } } })
  })

  test('is paid once however often its payment is sent', async () => {
    const checkout = await readyTour(owner, await chooseStart(owner, WALK))
    const answers = await Promise.all([pay(owner, checkout, 'wallet'), pay(owner, checkout, 'wallet')])
    await t.drain()
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  })

  test('that can be cancelled free of charge is refunded in full, as shown before', async () => {
    const before = await balance()
    const { order } = await bought(WALK)
    const asked = await quote(order.id)
    expect(asked).toMatchObject({ penalty: { amount: 0 }, refund: order.total })
    expect((await cancel(order.id, asked)).status).toBe(200)
    await t.drain()
    expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded', cancelled: { refund: order.total } })
    expect(await balance()).toBe(before)
  })

  test('that is not refundable is cancelled without a refund', { tags: ['full'] }, async () => {
    const { order } = await bought(TICKET)
    expect(await quote(order.id)).toMatchObject({ penalty: order.total, refund: { amount: 0 } })
  })

  test('is not opened for people whom its option does not take, nor without their answers', { tags: ['full'] }, async () => {
    const chosen = await chooseStart(owner, WALK)
    const { searchId, tourId, optionId, day, start } = chosen
    const choice = { product: 'tour', searchId, tourId, optionId, day, time: start.time }
    const crowd = await owner.call('POST', '/checkouts', { ...choice, party: { adults: 20, children: [] } })
    expect(crowd).toMatchObject({ status: 422, body: { code: 'input.invalid', data: { problems: [{ path: 'adults' }] } } })
    const { body } = await owner.call('POST', '/checkouts', choice)
    const contact = { email: 'a@example.com', phone: '+2348031234567' }
    const participants = [{ index: 1, givenName: 'Ada', familyName: 'Obi' }]
    const refused = await owner.call('PUT', `/checkouts/${body.id}/participants`, { participants, contact })
    expect(refused).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'participants.0.givenName' }] } } })
  })

  test('is not opened without places', { tags: ['full'] }, async () => {
    const chosen = await chooseStart(owner, WALK)
    await t.arm({ vendor: 'octo', fault: 'sold-out', times: 1 })
    const refused = await openTourCheckout(owner, chosen)
    expect(refused).toMatchObject({ status: 410, body: { code: 'tour.no-availability' } })
  })
})
