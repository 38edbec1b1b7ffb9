import { describe, expect, test } from 'vitest'
import { coupleOfTrip, payTrip, planThree, readTrip, readTripCheckout, readyTrip } from '#tests/trips/book-trip.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner, balance, orderOf } = await openOwner()

/** Runs jobs until the trip is settled: a cancellation and its refund are further jobs. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
const refuseTicket = () => t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })

describe('a trip of a flight, a room and a tour', () => {
  test('is paid once from the wallet: one order a product, grouped as a trip with its name', async () => {
    const tripId = await planThree(owner, 'West Africa with the Okafors')
    const before = await balance()
    const checkout = await readyTrip(owner, tripId)
    expect(checkout).toMatchObject({ isReviewed: true, canUndo: true, onFailure: null })
    expect(checkout.wanted.map(({ words }) => words)).toEqual(['an adult', 'an adult'])
    // The flight cannot be cancelled for all its money, so it is booked last.
    expect(checkout.items.map(({ product }) => product).at(-1)).toBe('flight')
    const [first, second] = await Promise.all([payTrip(owner, checkout, 'keep'), payTrip(owner, checkout, 'keep')])
    expect([first.status, second.status]).toEqual([200, 200])
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(paid.items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued', 'Issued'])
    const made = await Promise.all(paid.items.map(({ order }) => orderOf(order?.id ?? '')))
    expect(new Set(made.map((order) => order.tripId)).size).toBe(1)
    const margin = made.reduce((sum, order) => sum + order.margin.amount, 0)
    expect(before - (await balance())).toBe(checkout.total.amount - margin)
    // What is booked leaves the planned trip.
    expect((await readTrip(owner, tripId)).items).toEqual([])
  })

  test('whose flight is refused keeps the room and the tour, and returns the money of the flight', async () => {
    const before = await balance()
    const tripId = await planThree(owner)
    const checkout = await readyTrip(owner, tripId)
    await refuseTicket()
    await payTrip(owner, checkout, 'keep')
    await settle()
    const { items } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ product, order }) => [product, order?.status])).toEqual(
      items.map(({ product }) => [product, product === 'flight' ? 'Refunded' : 'Issued']),
    )
    const kept = await Promise.all(items.slice(0, -1).map(({ order }) => orderOf(order?.id ?? '')))
    const spent = kept.reduce((sum, order) => sum + order.total.amount - order.margin.amount, 0)
    expect(before - (await balance())).toBe(spent)
    expect((await readTrip(owner, tripId)).items.map(({ product }) => product)).toEqual(['flight'])
  })

  test('whose flight is refused is undone where all or nothing was chosen: every amount is returned', async () => {
    const before = await balance()
    const tripId = await planThree(owner)
    const checkout = await readyTrip(owner, tripId)
    await refuseTicket()
    expect((await payTrip(owner, checkout, 'undo')).status).toBe(200)
    await settle()
    const { items, onFailure } = await readTripCheckout(owner, checkout.id)
    expect(onFailure).toBe('undo')
    expect(items.map(({ order }) => order?.status)).toEqual(['Refunded', 'Refunded', 'Refunded'])
    expect(before - (await balance())).toBe(0)
    expect((await readTrip(owner, tripId)).items).toHaveLength(3)
  })

  test('is not paid for another total, nor before its people are named', async () => {
    const tripId = await planThree(owner)
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId })
    const open = await readTripCheckout(owner, body.id)
    expect((await payTrip(owner, open, 'keep')).body.code).toBe('checkout.incomplete')
    const ready = await readyTrip(owner, tripId)
    const other = { ...ready, total: { ...ready.total, amount: ready.total.amount - 1 } }
    expect((await payTrip(owner, other, 'keep')).body.code).toBe('checkout.price-changed')
  })

  test('asks each person once, and says which age is missing', async () => {
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId: await planThree(owner) })
    const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
    const save = (people: object[]) => owner.call('PUT', `/trip-checkouts/${body.id}/people`, { people, contact })
    const alone = await save(coupleOfTrip.slice(0, 1))
    expect(alone.body.data.problems[0]).toMatchObject({ path: 'people', message: expect.stringMatching(/is for an adult on/) })
    const saved = await save(coupleOfTrip)
    expect(saved.body).toMatchObject({ contact, typed: { 'people.1.bornOn': coupleOfTrip[1]?.bornOn } })
  })

  test('has endpoints of its own: those of a checkout of one offer do not know it', async () => {
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId: await planThree(owner) })
    expect((await owner.call('GET', `/checkouts/${body.id}`)).status).toBe(404)
  })
})

test('an empty trip has nothing to book together', async () => {
  const { body } = await owner.call('POST', '/planned-trips', { name: 'Empty' })
  expect((await owner.call('POST', '/trip-checkouts', { tripId: body.id })).body.code).toBe('trip.empty')
})
