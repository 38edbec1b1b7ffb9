import { describe, expect, test, vi } from 'vitest'
import type { PlannedTripRow } from '#contract/trips/planned-trips.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { members } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { ctxOf, ngn } from '#tests/factories.ts'
import { openOwner } from '#tests/open-owner.ts'
import {
  answersFor,
  chooseTour,
  coupleOfTrip,
  payTrip,
  planThree,
  readTrip,
  readTripCheckout,
  readyTrip,
} from '#tests/trips/book-trip.ts'

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
    // What is paid leaves the planned trip before it is booked.
    expect((await readTrip(owner, tripId)).items).toEqual([])
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(paid.items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued', 'Issued'])
    const made = await Promise.all(paid.items.map(({ order }) => orderOf(order?.id ?? '')))
    expect(new Set(made.map((order) => order.tripId)).size).toBe(1)
    const margin = made.reduce((sum, order) => sum + order.margin.amount, 0)
    expect(before - (await balance())).toBe(checkout.total.amount - margin)
    expect((await readTrip(owner, tripId)).items).toEqual([])
  })

  test('is no planned trip any more once everything is paid from it: it is not listed or counted, and what is added next begins another', async () => {
    const planned = async (): Promise<PlannedTripRow[]> => (await owner.call('GET', '/planned-trips')).body.items
    const before = await planned()
    const tripId = await planThree(owner, 'Accra in March')
    expect((await planned()).map(({ name }) => name)).toContain('Accra in March')
    await payTrip(owner, await readyTrip(owner, tripId), 'keep')
    await settle()
    expect(await planned()).toEqual(before)
    expect((await readTrip(owner, tripId)).booked).toHaveLength(1)

    const added = await owner.call('POST', '/planned-items', { choice: await chooseTour(owner) })
    expect(added).toMatchObject({ status: 201, body: { count: 1 } })
    expect(added.body.tripId).not.toBe(tripId)

    const plan = () => owner.call('POST', '/planned-trips', { name: 'Lagos' })
    for (let { length } = await planned(); length < 100; length++) expect((await plan()).status).toBe(201)
    expect(await plan()).toMatchObject({ status: 409, body: { code: 'trip.too-many' } })
    for (const { id, name } of await planned()) if (name === 'Lagos') await owner.call('DELETE', `/planned-trips/${id}`)
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

  test.each(['unknown-outcome', 'unavailable'] as const)(
    'is undone although the first cancellation of its room did not reach the property: %s',
    { tags: ['full'] },
    async (kind) => {
      const before = await balance()
      const checkout = await readyTrip(owner, await planThree(owner))
      await refuseTicket()
      for (const supplier of t.system.integrations.stays)
        vi.spyOn(supplier, 'cancel').mockImplementationOnce(() => {
          throw new SupplierError(kind, supplier.id, 'cut off')
        })
      expect((await payTrip(owner, checkout, 'undo')).status).toBe(200)
      await settle()
      const statuses = async () => (await readTripCheckout(owner, checkout.id)).items.map(({ order }) => order?.status)
      // The supplier is polled three times before the cancellation counts as not made; it is then asked for again.
      for (let turn = 0; turn < 8; turn++) await t.drainLater()
      await settle()
      expect(await statuses()).toEqual(['Refunded', 'Refunded', 'Refunded'])
      expect(before - (await balance())).toBe(0)
      vi.restoreAllMocks()
    },
  )

  test('is not paid for another total, nor before its people are named', { tags: ['full'] }, async () => {
    const tripId = await planThree(owner)
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId })
    const open = await readTripCheckout(owner, body.id)
    expect((await payTrip(owner, open, 'keep')).body.code).toBe('checkout.incomplete')
    const ready = await readyTrip(owner, tripId)
    const other = { ...ready, total: { ...ready.total, amount: ready.total.amount - 1 } }
    expect((await payTrip(owner, other, 'keep')).body.code).toBe('checkout.price-changed')
  })

  test('is not paid twice by two checkouts of it', async () => {
    const tripId = await planThree(owner)
    const first = await readyTrip(owner, tripId)
    // Another set of items opens another checkout; the removed item is in the first one.
    const { items } = await readTrip(owner, tripId)
    await owner.call('DELETE', `/planned-items/${items.find(({ product }) => product === 'tour')?.id}`)
    const second = await readyTrip(owner, tripId)
    expect(second.id).not.toBe(first.id)
    const before = await balance()
    expect((await payTrip(owner, first, 'keep')).body.code).toBe('trip.changed')
    expect(await balance()).toBe(before)
    const both = await Promise.all([payTrip(owner, second, 'keep'), payTrip(owner, first, 'keep')])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
    expect(await balance()).toBe(before - second.total.amount)
    await settle()
  })

  test('above the wallet limit of a role is paid once a colleague approves it, with the choice that was made', {
    tags: ['full'],
  }, async () => {
    const role = { name: 'Limited', permissions: ['orders:write'], orderScope: 'all', walletLimit: ngn(1_00), refundLimit: null }
    const { id: roleId } = (await owner.call('POST', '/roles', role)).body
    const userId = await createUser(t.system, { name: 'Junior', email: 'junior@skyways.test', password: demoPassword })
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'own', roleId })
    const junior = await t.signIn('junior@skyways.test')
    const checkout = await readyTrip(junior, await planThree(junior, 'West Africa'))
    const before = await balance()
    const asked = await payTrip(junior, checkout, 'undo')
    expect(asked).toMatchObject({ status: 409, body: { code: 'approval.waiting' } })
    expect(await balance()).toBe(before)
    const [request] = (await owner.call('GET', '/approvals')).body.items
    expect(request).toMatchObject({ title: 'West Africa (all or nothing)', amount: checkout.total, mayDecide: true })
    const answers = await Promise.all([0, 1].map(() => owner.call('POST', `/approvals/${asked.body.data.id}/approve`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await balance()).toBe(before - checkout.total.amount)
    const { state, onFailure, items } = await readTripCheckout(junior, checkout.id)
    expect({ state, onFailure }).toEqual({ state: 'done', onFailure: 'undo' })
    const [decided] = (await owner.call('GET', '/approvals')).body.items
    expect(decided).toMatchObject({ state: 'approved', order: { id: items[0]?.order?.id } })
    // The member's own click afterwards finds what was paid.
    expect(await payTrip(junior, checkout, 'undo')).toMatchObject({ status: 200, body: { id: checkout.id } })
    await settle()
    expect((await readTripCheckout(junior, checkout.id)).items.map(({ order }) => order?.status)).toEqual(
      items.map(() => 'Issued'),
    )
  })

  test('asks each person once, and says which age is missing', { tags: ['full'] }, async () => {
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId: await planThree(owner) })
    const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
    const answers = answersFor(await readTripCheckout(owner, body.id))
    const save = (people: object[]) => owner.call('PUT', `/trip-checkouts/${body.id}/people`, { people, contact, answers })
    const alone = await save(coupleOfTrip.slice(0, 1))
    expect(alone.body.data.problems[0]).toMatchObject({ path: 'people', message: expect.stringMatching(/is for an adult on/) })
    const saved = await save(coupleOfTrip)
    expect(saved.body).toMatchObject({ contact, typed: { 'people.1.bornOn': coupleOfTrip[1]?.bornOn } })
  })

  test('has endpoints of its own: those of a checkout of one offer do not know it', { tags: ['full'] }, async () => {
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId: await planThree(owner) })
    expect((await owner.call('GET', `/checkouts/${body.id}`)).status).toBe(404)
  })

  test('of one item left is neither read nor paid by the endpoints of a checkout of one offer', {
    tags: ['full'],
  }, async () => {
    const tripId = await planThree(owner)
    const { items } = await readTrip(owner, tripId)
    for (const { id, product } of items) if (product !== 'stay') await owner.call('DELETE', `/planned-items/${id}`)
    const checkout = await readyTrip(owner, tripId)
    expect(checkout.items.map(({ product }) => product)).toEqual(['stay'])
    const before = await balance()
    const { idempotencyKey, total } = checkout
    const payment = { method: 'wallet', total, idempotencyKey, acceptsTerms: true }
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/pay', payment],
    ] as const)
      expect(await owner.call(method, `/checkouts/${checkout.id}${path}`, body)).toMatchObject({
        status: 404,
        body: { code: 'access.not-found' },
      })
    expect(await balance()).toBe(before)
    expect((await payTrip(owner, checkout, 'keep')).status).toBe(200)
    await settle()
  })
})

test('an empty trip has nothing to book together', { tags: ['full'] }, async () => {
  const { body } = await owner.call('POST', '/planned-trips', { name: 'Empty' })
  expect((await owner.call('POST', '/trip-checkouts', { tripId: body.id })).body.code).toBe('trip.empty')
})
