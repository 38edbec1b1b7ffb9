import { afterAll, expect, test } from 'vitest'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { inDays } from '../days/each-day.ts'
import { openOwner } from '../open-owner.ts'
import { startInsurer } from './bags/insurer-server.ts'

const insurer = await startInsurer()
process.env.BAG_INSURER_URL = insurer.url
afterAll(() => insurer.close())
const { t, owner, orderOf, balance } = await openOwner()

/** Two bags for ten days: the insurer takes 500 naira for a bag and a day, or 900 for all bags. */
const trip = { from: inDays(30), to: inDays(39), bags: 2 }
const people = {
  owner: { givenName: 'Adaeze', familyName: 'Okafor' },
  contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
}

const searched = async () => (await owner.call('POST', '/bags/searches', trip)).body

/** A checkout of the cover with the owner of the bags, reviewed. */
async function ready(coverId: string) {
  const { searchId } = await searched()
  const opened = await owner.call('POST', '/checkouts', { product: 'protection', searchId, coverId })
  expect(opened.status).toBe(201)
  const { id } = opened.body
  expect((await owner.call('GET', `/checkouts/${id}`)).body).toMatchObject({ cover: { id: coverId, bags: 2 }, owner: null })
  const saved = await owner.call('PUT', `/checkouts/${id}/owner`, people)
  expect(saved).toMatchObject({ status: 200, body: { owner: people.owner } })
  const reviewed = await owner.call('POST', `/checkouts/${id}/review`)
  expect(reviewed).toMatchObject({ status: 200, body: { priceChange: null } })
  return reviewed.body
}

async function bought(coverId: string) {
  const { status, body } = await pay(owner, await ready(coverId), 'wallet')
  expect(status).toBe(200)
  await t.drain()
  return orderOf(body.orderId)
}

test('the covers of a search are found with their prices, and again by its id', async () => {
  const { searchId, found, suppliers } = await searched()
  expect(found.map(({ id, name, bags }: Record<string, unknown>) => ({ id, name, bags }))).toEqual([
    { id: 'cabin', name: 'Cabin bag cover', bags: 2 },
    { id: 'all', name: 'All bags cover', bags: 2 },
  ])
  // The supplier's price is 10,000 and 18,000 naira; the agency's markup is added.
  expect(found[0].total).toBeGreaterThan(10_000_00)
  expect(found[1].total).toBeGreaterThan(18_000_00)
  expect(suppliers).toMatchObject([{ status: 'done', offers: 2 }])
  expect((await owner.call('GET', `/bags/searches/${searchId}`)).body.found).toEqual(found)
})

test('a cover is paid from the wallet, issued, listed among the orders of its product, and cancelled with all money back', async () => {
  const before = await balance()
  const order = await bought('all')
  expect(order).toMatchObject({
    product: 'protection',
    status: 'Issued',
    title: 'All bags cover, 2 bags',
    bookingReference: 'BAG1001',
    cover: { id: 'all', limit: { amount: 750_000_00, currency: 'NGN' } },
    owner: people.owner,
  })
  expect(insurer.policies.get('p-1')).toMatchObject({ code: 'all', reference: order.id, price: 18_000_00, isCancelled: false })
  // The wallet pays what the insurer takes: the agency's markup comes back with the issued order.
  expect(before - (await balance())).toBe(18_000_00)

  const listed = async (query: string) =>
    (await owner.call('GET', `/orders${query}`)).body.items.map(({ id }: { id: string }) => id)
  expect(await listed('?type=protection')).toContain(order.id)
  expect(await listed('?type=stay')).not.toContain(order.id)
  expect(order.documents).toMatchObject([{ title: 'Certificate', kind: 'pdf' }])
  const certificate = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
  expect(certificate.status).toBe(200)
  expect(String(certificate.body).slice(0, 5)).toBe('%PDF-')
  const { items: mails } = (await owner.call('GET', '/mails')).body
  expect(mails.map(({ to }: { to: string }) => to)).toContain(people.contact.email)
  expect(order.mails).toMatchObject([{ subject: expect.stringContaining('Your policy: All bags cover') }])

  const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
  expect((await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
  await t.drain()
  expect((await orderOf(order.id)).status).toBe('Refunded')
  expect(insurer.policies.get('p-1')).toMatchObject({ isCancelled: true })
  expect(await balance()).toBe(before)
})

test('a flight is sold beside it', async () => {
  const { body } = await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')
  await t.drain()
  expect((await orderOf(body.orderId)).status).toBe('Issued')
})
