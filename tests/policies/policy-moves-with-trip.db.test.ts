import { describe, expect, test } from 'vitest'
import { addDays, ageOn } from '#domain/dates.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, readyTour } from '../book-tour.ts'
import { openOwner } from '../open-owner.ts'
import { changeOrder, quoteChange } from '../tours/change-tour.ts'
import { publishOwnTour } from '../tours/own-tour.ts'
import { choosePolicy, familyInFrance, policyEntries, readyPolicy } from './book-policy.ts'
import { changePolicy, quotePolicyChange } from './change-policy.ts'

const { t, owner, orderOf } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
await publishOwnTour(t.system, 'skyways')

async function paid(checkout: Parameters<typeof pay>[1]) {
  const { body } = await pay(owner, checkout, 'wallet')
  await t.drain()
  return orderOf(body.orderId)
}
const tour = async () => paid(await readyTour(owner, await chooseStart(owner, /jamestown with a harbour pilot/i)))

/** A policy for exactly the day of a tour, on top of it. */
async function policyFor(below: { id: string; offer: { day: string } }) {
  const { day } = below.offer
  const ages = policyEntries.insured.map(({ bornOn }) => ageOn(bornOn, day))
  const trip = { ...familyInFrance, destination: 'GH', from: day, to: day, ages, onOrder: below.id }
  const { policyId } = await choosePolicy(owner, 'Harbour Essential')
  return paid(await readyPolicy(owner, { policyId, trip }))
}
const gapsOf = async ({ id }: { id: string }) => (await owner.call('GET', `/orders/${id}/policy-gaps`)).body

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

  test('is not named while it covers every day of the trip, and not after it was cancelled', async () => {
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

  test('a policy of another booking is not named', async () => {
    const [one, other] = [await tour(), await tour()]
    const policy = await policyFor(one)
    await moveTour(other, 2)
    expect(await gapsOf(policy)).toEqual([])
    expect(await gapsOf(other)).toEqual([])
  })
})
