import { describe, expect, test } from 'vitest'
import { addDays, ageOn } from '#domain/dates.ts'
import type { Client } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { openOwner } from '#tests/open-owner.ts'
import { choosePolicy, familyInFrance } from '#tests/policies/book-policy.ts'
import { addItem, answersFor, coupleOfTrip, payTrip, readTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

const { t, owner, balance, orderOf } = await openOwner()

const day = addDays(new Date().toISOString().slice(0, 10), 31)
const people = coupleOfTrip.slice(0, 1)
const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }

/** A checkout of a flight for one adult, and of a policy for the same person. */
async function openWithPolicy() {
  const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'Abuja' })).body
  const { searchId, offers } = await search(owner, { ...oneAdultToAbuja, depart: day })
  await addItem(owner, tripId, { product: 'flight', searchId, offerId: offers[0]?.id })
  const ages = people.map(({ bornOn }) => ageOn(bornOn, day))
  const chosen = await choosePolicy(owner, 'Harbour Complete', { ...familyInFrance, from: day, to: addDays(day, 7), ages })
  await addItem(owner, tripId, { product: 'protection', ...chosen })
  const { body } = await owner.call('POST', '/trip-checkouts', { tripId })
  return readTripCheckout(owner, body.id)
}

type Opened = Awaited<ReturnType<typeof openWithPolicy>>

const policyOf = ({ items }: Opened) => items.find(({ documents }) => documents.length > 0) ?? expect.fail()
const openDocument = (client: Client, { id }: Opened, item: string, kind: string) =>
  client.call('GET', `/checkouts/${id}/disclosure?item=${item}&kind=${kind}`)
const save = (checkout: Opened, given: Record<string, string> = {}) => {
  const answers = answersFor(checkout).map((one) => ({ ...one, value: given[one.name] ?? one.value }))
  return owner.call('PUT', `/trip-checkouts/${checkout.id}/people`, { people, contact, answers })
}
/** No doctor advised against the trip, and medical costs matter most. */
const asNeeded = { 'needs.advised': 'no', 'needs.purpose': 'medical' }

async function ready(): Promise<Opened> {
  const checkout = await openWithPolicy()
  const { id, documents } = policyOf(checkout)
  for (const { kind } of documents) await openDocument(owner, checkout, id, kind)
  const saved = await save(checkout, asNeeded)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return (await owner.call('POST', `/trip-checkouts/${checkout.id}/review`)).body
}

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}

describe('a policy that is bought with a trip', () => {
  test('needs its documents opened and its questions answered, each refused at its field', async () => {
    const checkout = await openWithPolicy()
    const { id, documents } = policyOf(checkout)
    expect(documents).toEqual([
      { kind: 'ipid', openedAt: null },
      { kind: 'terms', openedAt: null },
    ])
    const problemsOf = async (given: Record<string, string>) =>
      Object.fromEntries(
        (await save(checkout, given)).body.data.problems.map(({ path, message }: Record<string, string>) => [path, message]),
      )
    expect(await problemsOf({ ...asNeeded, 'needs.resident': '' })).toEqual({
      [`documents.${id}`]: 'Open the insurance product information and the policy terms first.',
      [`answers.${id}.needs.resident`]: 'Answer yes or no.',
    })
    expect((await openDocument(owner, checkout, id, 'ipid')).status).toBe(200)
    expect(await problemsOf({ ...asNeeded, 'needs.advised': 'yes' })).toEqual({
      [`documents.${id}`]: 'Open the policy terms first.',
      [`answers.${id}.needs.advised`]: 'No policy insures a trip that a doctor advised against.',
    })
    await openDocument(owner, checkout, id, 'terms')
    const read = await readTripCheckout(owner, checkout.id)
    expect(policyOf(read).documents.every(({ openedAt }) => openedAt !== null)).toBe(true)
    expect((await save(checkout, asNeeded)).status).toBe(200)
  })

  test('has documents of its own: no other item, and no other agency, opens them', { tags: ['full'] }, async () => {
    const checkout = await openWithPolicy()
    const flight = checkout.items.find(({ documents }) => documents.length === 0)
    expect((await openDocument(owner, checkout, flight?.id ?? '', 'ipid')).status).toBe(404)
    const other = await t.signIn('owner@savanna.test')
    expect((await openDocument(other, checkout, policyOf(checkout).id, 'ipid')).status).toBe(404)
  })

  test('is issued to the people of the trip after the flight, with one payment', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await ready()
    expect((await payTrip(owner, checkout, 'keep')).status).toBe(200)
    await settle()
    const { items } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued'])
    const orders = await Promise.all(items.map(({ order }) => orderOf(order?.id ?? '')))
    const [policy, flight] = orders.toSorted((a, b) => Number('insured' in b) - Number('insured' in a))
    expect(policy).toMatchObject({ insured: people.map(({ givenName, familyName }) => ({ givenName, familyName })) })
    const issuedAt = (order: typeof policy) =>
      order?.timeline.find((one: { status: string | null }) => one.status === 'Issued')?.at ?? expect.fail()
    expect(issuedAt(policy) >= issuedAt(flight)).toBe(true)
    const spent = orders.reduce((sum, { total, margin }) => sum + total.amount - margin.amount, 0)
    expect(before - (await balance())).toBe(spent)
  })

  test('is not bought where nothing that it insures could be booked, and its money is returned', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const checkout = await ready()
    await t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })
    await payTrip(owner, checkout, 'keep')
    await settle()
    const { items, tripId } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ order }) => order?.status)).toEqual(['Refunded', 'Refunded'])
    expect(await balance()).toBe(before)
    expect((await readTrip(owner, tripId ?? '')).items).toHaveLength(2)
  })

  test('is undone in its cooling-off period where all or nothing was chosen and the flight is refused', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const checkout = await ready()
    await t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })
    expect((await payTrip(owner, checkout, 'undo')).status).toBe(200)
    await settle()
    const { items } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ order }) => order?.status)).toEqual(['Refunded', 'Refunded'])
    expect(await balance()).toBe(before)
  })
})
