import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn } from '#domain/dates.ts'
import { orders } from '#server/db/schema/index.ts'
import type { Client } from '../app.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, readyTour } from '../book-tour.ts'
import { openOwner } from '../open-owner.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { visitShop } from '../shop-visitor.ts'
import { changeOrder, quoteChange } from '../tours/change-tour.ts'
import { ownOption, publishOwnTour } from '../tours/own-tour.ts'
import { choosePolicy, familyInFrance, policyEntries, readyPolicy } from './book-policy.ts'
import { changePolicy, quotePolicyChange } from './change-policy.ts'

const { t, owner, orderOf } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
const productId = await publishOwnTour(t.system, 'skyways')

/** An order from the wallet, or of a visitor by card. */
async function paid(client: Client, checkout: Parameters<typeof pay>[1]) {
  const { body } = await pay(client, checkout, client === owner ? 'wallet' : 'card')
  if (client !== owner) {
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await client.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  }
  await t.drain()
  return (await client.call('GET', `/orders/${body.orderId}`)).body
}
const tour = async (client: Client = owner) =>
  paid(client, await readyTour(client, await chooseStart(client, /jamestown with a harbour pilot/i)))

/** A policy for exactly the day of a tour, on top of it unless said otherwise. */
async function policyFor(
  below: { id: string; offer: { day: string } },
  onOrder: string | null = below.id,
  client: Client = owner,
) {
  const { day } = below.offer
  const ages = policyEntries.insured.map(({ bornOn }) => ageOn(bornOn, day))
  const trip = { ...familyInFrance, destination: 'GH', from: day, to: day, ages, onOrder }
  const { policyId } = await choosePolicy(owner, 'Harbour Essential')
  return paid(client, await readyPolicy(client, { policyId, trip }))
}
const gapsOf = async ({ id }: { id: string }, client: Client = owner) =>
  (await client.call('GET', `/orders/${id}/policy-gaps`)).body

async function moveTour(order: { id: string; offer: { day: string } }, days: number) {
  const wanted = { day: addDays(order.offer.day, days), time: '09:00', adults: 2, children: [7] }
  const quoted = await quoteChange(owner, order.id, wanted)
  expect((await changeOrder(owner, order.id, { wanted, quoted })).status).toBe(200)
  await t.drain()
  return wanted.day
}

describe('a policy whose trip was changed', () => {
  test('is named on both orders with the days of the trip, and covers them after it was changed', async () => {
    const below = await tour()
    const policy = await policyFor(below)
    expect(await gapsOf(below)).toEqual([])
    expect(await gapsOf(policy)).toEqual([])
    const day = await moveTour(below, 2)
    const gap = {
      policy: expect.objectContaining({ id: policy.id, product: 'protection' }),
      covers: { from: below.offer.day, to: below.offer.day },
      trip: { from: day, to: day },
      mayChange: true,
    }
    expect(await gapsOf(below)).toEqual([gap])
    expect(await gapsOf(policy)).toEqual([gap])
    // Nothing is changed or charged before the member decides.
    expect(await orderOf(policy.id)).toMatchObject({ offer: { from: below.offer.day }, total: policy.total })
    const quoted = await quotePolicyChange(owner, policy.id, gap.trip)
    expect((await changePolicy(owner, policy.id, quoted)).status).toBe(200)
    expect(await orderOf(policy.id)).toMatchObject({ offer: gap.trip, departsAt: expect.stringContaining(day) })
    expect(await gapsOf(policy)).toEqual([])
    expect(await gapsOf(below)).toEqual([])
  })

  test('is not named while it covers every day of the trip, and not after it was cancelled', { tags: ['full'] }, async () => {
    const below = await tour()
    const policy = await policyFor(below)
    const day = await moveTour(below, 1)
    expect(await gapsOf(below)).toHaveLength(1)
    const quoted = await quotePolicyChange(owner, policy.id, { from: below.offer.day, to: addDays(day, 1) })
    expect((await changePolicy(owner, policy.id, quoted)).status).toBe(200)
    expect(await gapsOf(below)).toEqual([])
    const moved = await orderOf(below.id)
    await moveTour(moved, 2)
    expect(await gapsOf(below)).toHaveLength(1)
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${policy.id}/cancellation`)).body
    await owner.call('POST', `/orders/${policy.id}/cancel`, { refund, idempotencyKey })
    await t.drain()
    expect(await gapsOf(below)).toEqual([])
  })

  test('that covers a whole trip is compared with all of its orders that still stand, until the trip is over', {
    tags: ['full'],
  }, async () => {
    const [first, second] = [await tour(), await tour()]
    const { day } = first.offer
    const policy = await policyFor(first, null)
    const together = [second.id, policy.id]
    await t.system.db.update(orders).set({ tripId: first.tripId }).where(inArray(orders.id, together))
    const moved = await moveTour(second, 3)
    const gap = { trip: { from: day, to: moved }, covers: { from: day, to: day } }
    for (const order of [first, second, policy]) expect(await gapsOf(order)).toMatchObject([gap])
    t.setClock(() => new Date(Date.parse(`${moved}T12:00:00Z`) + 86_400_000))
    const over = await gapsOf(policy)
    t.setClock(() => new Date())
    expect(over).toEqual([])
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${second.id}/cancellation`)).body
    await owner.call('POST', `/orders/${second.id}/cancel`, { refund, idempotencyKey })
    await t.drain()
    expect(await gapsOf(policy)).toEqual([])
  })

  test('is named after the seller moved its booking, and to a customer with the way to change it', {
    tags: ['full'],
  }, async () => {
    const visitor = visitShop(t, 'skyways')
    const below = await tour(visitor)
    const policy = await policyFor(below, below.id, visitor)
    const to = addDays(below.offer.day, 2)
    const own = below.offer.day
    const { body: departures } = await owner.call('GET', `/tour-departures?from=${own}&to=${to}`)
    const idOf = (day: string) => departures.find((one: { day: string }) => one.day === day).departureId
    const move = `/tour-departures/${productId}/${ownOption.id}/${idOf(own)}/move`
    expect((await owner.call('POST', move, { to: idOf(to), reason: 'The guide is ill.' })).status).toBe(200)
    await t.drain()
    expect(await gapsOf(policy, visitor)).toMatchObject([{ trip: { from: to, to }, mayChange: true }])
    expect(await gapsOf(below, visitor)).toHaveLength(1)
    expect((await visitShop(t, 'skyways').call('GET', `/orders/${policy.id}/policy-gaps`)).status).toBe(404)
  })

  test('a policy of another booking is not named', { tags: ['full'] }, async () => {
    const [one, other] = [await tour(), await tour()]
    const policy = await policyFor(one)
    await moveTour(other, 2)
    expect(await gapsOf(policy)).toEqual([])
    expect(await gapsOf(other)).toEqual([])
  })
})
