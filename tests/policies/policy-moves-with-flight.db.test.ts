import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { addDays, ageOn } from '#domain/dates.ts'
import { mails } from '#server/db/schema/index.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { type IssuedFlight, openAirline } from '../flights/open-airline.ts'
import { choosePolicy, familyInFrance, policyEntries, readyPolicy } from './book-policy.ts'
import { changePolicy, quotePolicyChange } from './change-policy.ts'

/** A policy on top of a flight whose airline moves it to the next day. */

const { t, owner, orderOf, duffel, afterIssue, moved } = await openAirline()

let sold = 0
async function issued() {
  sold += 1
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: sold, supplier: 'duffel' })
  const { orderId } = (await pay(owner, checkout, 'wallet')).body
  return afterIssue(orderId)
}

const aDayLater = (local: string) => addDays(local.slice(0, 10), 1) + local.slice(10)

/** The first and the last day of a flight, in the local times of its airports. */
function daysOf({ itinerary }: IssuedFlight['order']): { from: string; to: string } {
  const { departsAt, arrivesAt } = itinerary.slices[0]
  return { from: departsAt.slice(0, 10), to: arrivesAt.slice(0, 10) }
}

/** Exactly the days of the flight are insured, and `more` after them. */
async function insure(of: IssuedFlight, more = 0) {
  const { from, to } = daysOf(of.order)
  const ages = policyEntries.insured.map(({ bornOn }) => ageOn(bornOn, from))
  const trip = { ...familyInFrance, destination: 'NG', residence: 'GH', from, to: addDays(to, more), ages, onOrder: of.id }
  const { searchId, policyId } = await choosePolicy(owner, 'Harbour Essential', trip)
  const { body } = await pay(owner, await readyPolicy(owner, { searchId, policyId }), 'wallet')
  await t.drain()
  return orderOf(body.orderId)
}

/** The airline moves the flight to the same time of the next day. */
async function movedADay(of: IssuedFlight) {
  const supplier = duffel()
  const read = supplier.readSchedule?.bind(supplier)
  const told = vi.spyOn(supplier, 'readSchedule').mockImplementation(async (id) => {
    const changes = (await read?.(id))?.changes ?? []
    return {
      changes: changes.map((change) => ({
        ...change,
        added: change.removed.map((slice) => ({
          ...slice,
          departsAt: aDayLater(slice.departsAt),
          arrivesAt: aDayLater(slice.arrivesAt),
          segments: slice.segments.map((segment) => ({
            ...segment,
            departsAt: aDayLater(segment.departsAt),
            arrivesAt: aDayLater(segment.arrivesAt),
          })),
        })),
      })),
    }
  })
  await moved(of)
  await t.drain()
  told.mockRestore()
  return orderOf(of.id)
}

const gapsOf = async (id: string) => (await owner.call('GET', `/orders/${id}/policy-gaps`)).body
const mailOf = async ({ id }: IssuedFlight) => {
  const found = await t.system.db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, id), eq(mails.template, 'order-rescheduled')))
  expect(found).toHaveLength(1)
  return `${found[0]?.text}\n${found[0]?.html}`
}
const NOTICE = 'Your policy does not cover the whole trip any more'

test('a policy that an airline’s change leaves with a gap is named on both orders and in the mail, until its dates are moved', async () => {
  const of = await issued()
  const policy = await insure(of)
  expect(await gapsOf(of.id)).toEqual([])
  const before = daysOf(of.order)
  const trip = { from: addDays(before.from, 1), to: addDays(before.to, 1) }
  expect(daysOf(await movedADay(of))).toEqual(trip)
  const gap = { policy: expect.objectContaining({ id: policy.id }), covers: before, trip, mayChange: true }
  expect(await gapsOf(of.id)).toEqual([gap])
  expect(await gapsOf(policy.id)).toEqual([gap])
  const mail = await mailOf(of)
  expect(mail.split(NOTICE)).toHaveLength(3)
  const quoted = await quotePolicyChange(owner, policy.id, trip)
  expect((await changePolicy(owner, policy.id, quoted)).status).toBe(200)
  expect(await gapsOf(of.id)).toEqual([])
  expect(await gapsOf(policy.id)).toEqual([])
})

test('a policy that covers the new times too is named nowhere', async () => {
  const of = await issued()
  await insure(of, 3)
  await movedADay(of)
  expect(await gapsOf(of.id)).toEqual([])
  expect(await mailOf(of)).not.toContain(NOTICE)
})
