import { afterEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { covers } from '#domain/policies/policy.ts'
import { policyFulfilment } from '#server/modules/policies/order/policy-fulfilment.ts'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { chooseStart, readyTour } from '../book-tour.ts'
import { openOwner } from '../open-owner.ts'
import { choosePolicy, familyInFrance, named, openDocuments, policyEntries, readyPolicy, searchPolicies } from './book-policy.ts'

const { t, owner, orderOf, balance } = await openOwner()
const whenBelowEnds = policyFulfilment.whenBelowEnds
afterEach(() => {
  t.setClock(() => new Date())
  if (whenBelowEnds) policyFulfilment.whenBelowEnds = whenBelowEnds
})

/** The id of a policy, which is the same in every search. */
const { policyId } = await choosePolicy(owner)
/** A policy of a trip that nobody searched for. */
const withoutSearch = (onOrder: string | null) => ({ policyId, trip: { ...familyInFrance, onOrder } })
const open = (onOrder: string | null, client: Client = owner) =>
  client.call('POST', '/checkouts', { product: 'protection', ...withoutSearch(onOrder) })

async function paid(checkout: Parameters<typeof pay>[1]) {
  const { body } = await pay(owner, checkout, 'wallet')
  await t.drain()
  return orderOf(body.orderId)
}

const policy = async (onOrder: string | null) => paid(await readyPolicy(owner, withoutSearch(onOrder)))
const bought = async (name: string) => paid(await readyPolicy(owner, await choosePolicy(owner, name)))
const tour = async () => paid(await readyTour(owner, await chooseStart(owner, /old town/i)))
const atInsurer = ({ supplierOrderId }: { supplierOrderId: string }) => {
  const [insurer] = t.system.integrations.policies
  if (!insurer) throw new Error('no insurer')
  return insurer.getOrder(supplierOrderId)
}

async function cancel({ id }: { id: string }) {
  const { body: quote } = await owner.call('GET', `/orders/${id}/cancellation`)
  const { refund, idempotencyKey } = quote
  expect((await owner.call('POST', `/orders/${id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
  await t.drain()
  return quote
}

/** The errors of a refused call by field. */
const fieldsOf = ({ body }: { body: { data: { problems: { path: string; message: string }[] } } }): Record<string, string> =>
  Object.fromEntries(body.data.problems.map(({ path, message }) => [path, message]))

const link = ({ id, number, product, status, title }: Record<string, unknown>) => ({ id, number, product, status, title })

describe('a search for protection', () => {
  test('has the policies of several insurers with a price, and the reason of each that does not take these people', async () => {
    const family = await searchPolicies(owner)
    const offered = family.found.filter(({ refusal }) => refusal === null)
    expect(new Set(offered.map(({ insurer }) => insurer)).size).toBeGreaterThan(2)
    for (const { total } of offered) expect(total).toBeGreaterThan(0)
    const old = await searchPolicies(owner, { ...familyInFrance, ages: [78] })
    expect(named(old, 'Harbour Essential')).toMatchObject({
      refusal: 'Insures people up to the age of 75.',
      benefits: [],
      total: 0,
    })
    expect(named(old, 'Airhelp Plus').refusal).toBeNull()
  })

  test('Airhelp Plus has no medical cover', async () => {
    expect(covers(named(await searchPolicies(owner), 'Airhelp Plus'), 'medical')).toBe(false)
  })

  test('a trip that has begun and a country that does not exist are refused', async () => {
    const search = (change: object) => owner.call('POST', '/protection/searches', { ...familyInFrance, ...change })
    expect(await search({ from: addDays(familyInFrance.from, -90) })).toMatchObject({
      body: { code: 'protection.dates-in-past' },
    })
    expect(fieldsOf(await search({ destination: 'XX' }))).toEqual({ destination: 'Choose the country of the trip.' })
  })

  test('a policy that does not take these people is not sold', async () => {
    const old = await searchPolicies(owner, { ...familyInFrance, ages: [78] })
    const { id } = named(old, 'Harbour Essential')
    const choice = { product: 'protection', searchId: old.searchId, policyId: id }
    expect(await owner.call('POST', '/checkouts', choice)).toMatchObject({ body: { code: 'protection.not-offered' } })
  })
})

describe('before a policy is bought', () => {
  async function opened() {
    const { body } = await owner.call('POST', '/checkouts', { product: 'protection', ...withoutSearch(null) })
    return body.id
  }
  const save = (id: string, change: object = {}) => owner.call('PUT', `/checkouts/${id}/insured`, { ...policyEntries, ...change })

  test('both documents must be opened, and when each was opened first is recorded', async () => {
    const id = await opened()
    expect(fieldsOf(await save(id))).toEqual({
      documents: 'Open the insurance product information and the policy terms first.',
    })
    await openDocuments(owner, id)
    const { body: first } = await owner.call('GET', `/checkouts/${id}/disclosures`)
    expect(first.map(({ kind }: { kind: string }) => kind)).toEqual(['ipid', 'terms'])
    await openDocuments(owner, id)
    expect((await owner.call('GET', `/checkouts/${id}/disclosures`)).body).toEqual(first)
    expect((await save(id)).status).toBe(200)
  })

  test('an age that was not priced and answers with which it cannot be sold are refused by their fields', {
    tags: ['full'],
  }, async () => {
    const id = await opened()
    await openDocuments(owner, id)
    const [first, ...others] = policyEntries.insured
    const older = [{ ...first, bornOn: '1950-01-01' }, ...others]
    expect(fieldsOf(await save(id, { insured: older }))['insured.0.bornOn']).toMatch(/person of 34/)
    const needs = { ...policyEntries.needs, advised: 'yes' }
    expect(fieldsOf(await save(id, { needs }))).toEqual({
      'needs.advised': 'No policy insures a trip that a doctor advised against.',
    })
  })

  test('a policy without the cover that matters most is sold only to who has it elsewhere', { tags: ['full'] }, async () => {
    const { body } = await owner.call('POST', '/checkouts', {
      product: 'protection',
      ...(await choosePolicy(owner, 'Airhelp Plus')),
    })
    await openDocuments(owner, body.id)
    expect(fieldsOf(await save(body.id))['needs.purpose']).toMatch(/does not cover medical costs/)
    expect((await save(body.id, { needs: { ...policyEntries.needs, coveredElsewhere: true } })).status).toBe(200)
  })
})

describe('a policy', { tags: ['full'] }, () => {
  test('is sold alone, without a search, and has a trip of its own', async () => {
    const order = await policy(null)
    expect(order).toMatchObject({
      product: 'protection',
      status: 'Issued',
      bookingReference: expect.stringMatching(/^HM\w+$/),
      insured: policyEntries.insured,
      onTop: [],
      below: null,
    })
    expect(await atInsurer(order)).toMatchObject({ status: 'issued', reference: order.id })
  })

  test('has the certificate of its insurer as its document, and a mail with it', async () => {
    const order = await bought('Harbour Complete')
    expect(order.documents).toMatchObject([{ title: 'Certificate of insurance', kind: 'pdf' }])
    const file = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
    expect(file.status).toBe(200)
    expect(order.mails).toMatchObject([{ subject: expect.stringContaining('Your policy: Harbour Complete') }])
  })

  test('is sold on top of a flight: it is of the same trip, and each order links the other', async () => {
    const flight = await paid(await readyCheckout(owner, oneAdultToAbuja))
    const order = await policy(flight.id)
    expect(order).toMatchObject({ tripId: flight.tripId, below: link(flight), onTop: [] })
    expect(await orderOf(flight.id)).toMatchObject({ onTop: [link(order)], below: null })
  })

  test("that is paid at a second attempt does not change the trip's name, which is of the order below", async () => {
    const below = await tour()
    const checkout = await readyPolicy(owner, withoutSearch(below.id))
    await pay(owner, checkout, 'card')
    await paid(checkout)
    const named = await t.system.db.$client.query('select title from trips where id = $1', [below.tripId])
    expect(named.rows).toEqual([{ title: below.title }])
  })

  test('takes its trip from the order below: dates, ages and cost', async () => {
    const below = await tour()
    const { body } = await owner.call('GET', `/orders/${below.id}/protection-trip`)
    expect(body).toMatchObject({ destination: 'GH', people: 3, ages: [7], currency: 'NGN' })
    expect(body.from).toBe(below.offer.day)
  })
})

describe('the cancellation of a policy', () => {
  test('in the cooling-off period returns everything, as it was shown', async () => {
    const before = await balance()
    const order = await bought('Harbour Essential')
    const quote = await cancel(order)
    expect(quote).toMatchObject({ penalty: { amount: 0 }, refund: order.total })
    expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded' })
    expect(await balance()).toBe(before)
    expect(await atInsurer(order)).toMatchObject({ status: 'cancelled' })
  })

  test('after it returns what its terms say: a part, or nothing', { tags: ['full'] }, async () => {
    const [part, nothing] = [await bought('Harbour Complete'), await bought('Harbour Essential')]
    const now = t.system.now()
    t.setClock(() => new Date(now.getTime() + 20 * 86_400_000))
    const quoteOf = async ({ id }: { id: string }) => (await owner.call('GET', `/orders/${id}/cancellation`)).body
    const { penalty } = await quoteOf(part)
    // The payer's share is rounded to a kobo.
    expect(Math.abs(penalty.amount - part.total.amount / 4)).toBeLessThanOrEqual(1)
    expect((await quoteOf(nothing)).refund.amount).toBe(0)
  })
})

describe('orders below which a policy cannot be sold', { tags: ['full'] }, () => {
  test.each([
    ['no order', () => crypto.randomUUID()],
    ["another agency's order", async () => (await foreignOrder()).id],
  ])('%s is not found', async (_name, idOf) => {
    expect(await open(await idOf())).toMatchObject({ status: 404, body: { code: 'access.not-found' } })
  })

  test('a cancelled order is refused, when the checkout is opened and when it is paid', async () => {
    const below = await tour()
    const checkout = await readyPolicy(owner, withoutSearch(below.id))
    await cancel(below)
    expect(await open(below.id)).toMatchObject({ status: 409, body: { code: 'order.illegal-transition' } })
    expect(await pay(owner, checkout, 'wallet')).toMatchObject({ status: 409, body: { code: 'order.illegal-transition' } })
  })

  async function foreignOrder() {
    const stranger = await t.signIn('owner@savanna.test')
    const checkout = await readyCheckout(stranger, oneAdultToAbuja)
    const { body } = await pay(stranger, checkout, 'wallet')
    await t.drain()
    return { id: body.orderId as string }
  }
})

describe('when the order below a policy is cancelled', { tags: ['full'] }, () => {
  test('the quote says that the policy stays, it stays, and its history states why', async () => {
    const below = await tour()
    const order = await policy(below.id)
    const quote = await cancel(below)
    expect(quote.onTop).toEqual([{ ...link(order), says: 'The policy stays in force; cancel it on its own.' }])
    const { status, timeline } = await orderOf(order.id)
    expect(status).toBe('Issued')
    expect(timeline.at(-1)).toMatchObject({
      event: 'The order it belongs to has ended',
      note: `${below.number}, which it belongs to, has ended. The policy stays in force; cancel it on its own.`,
    })
  })

  test('a product with that rule is cancelled with it and refunded', async () => {
    policyFulfilment.whenBelowEnds = { does: 'cancel', says: 'It is cancelled too.' }
    const below = await tour()
    const order = await policy(below.id)
    await cancel(below)
    expect(await orderOf(order.id)).toMatchObject({ status: 'Refunded' })
    expect(await atInsurer(order)).toMatchObject({ status: 'cancelled' })
  })

  test('a policy that was cancelled before is not mentioned', async () => {
    const below = await tour()
    await cancel(await policy(below.id))
    expect((await cancel(below)).onTop).toEqual([])
  })
})
