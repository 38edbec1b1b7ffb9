import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members, orders } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { createUser } from '../accounts/create-user.ts'

/** Ada sells for herself; Bola is her delegate; both reach their own orders alone. */
let t: TestApp
let owner: SignedIn
const people: Record<'ada' | 'bola' | 'chidi', { client: SignedIn; userId: string; memberId: string }> = Object()
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  const agencyId = (await owner.call('GET', '/session')).body.agency.id
  const permissions = ['orders:read', 'orders:write', 'audit:read']
  const own = await owner.call('POST', '/roles', { name: 'Own orders', permissions: permissions.slice(0, 2), orderScope: 'own' })
  for (const name of ['ada', 'bola', 'chidi'] as const) {
    const email = `${name}@skyways.test`
    const userId = await createUser(t.system, { name, email, password: demoPassword })
    const row = { organizationId: agencyId, userId, role: 'own' as const, roleId: own.body.id }
    const [made] = await t.system.db.insert(members).values(row).returning({ id: members.id })
    people[name] = { client: await t.signIn(email), userId, memberId: made?.id ?? '' }
  }
}, 90_000)
afterAll(() => t.close())

const choose = (name: keyof typeof people, ...delegates: (keyof typeof people)[]) =>
  people[name].client.call('PUT', '/profile/delegates', { delegates: delegates.map((one) => people[one].userId) })
const sellFor = (by: SignedIn, id: string, member: keyof typeof people | null) =>
  by.call('PUT', `/checkouts/${id}/seller`, { member: member && people[member].userId })

/** A sale of Bola for Ada, paid from the wallet. */
async function sold() {
  const { client } = people.bola
  const checkout = await readyCheckout(client, oneAdultToAbuja)
  expect((await sellFor(client, checkout.id, 'ada')).status).toBe(200)
  const { orderId } = (await pay(client, checkout, 'wallet')).body
  await t.drain()
  await t.drain()
  return orderId as string
}

describe('a delegate', () => {
  test('is chosen by the member or the owner, among active colleagues, and the log names them', async () => {
    expect((await choose('ada', 'bola')).body.delegates).toEqual([{ id: people.bola.userId, name: 'bola' }])
    const self = await people.ada.client.call('PUT', '/profile/delegates', { delegates: [people.ada.userId] })
    expect(self.status, 'oneself').toBe(404)
    const elsewhere = (await (await t.signIn('owner@savanna.test')).call('GET', '/session')).body.user.id
    expect((await owner.call('PUT', `/team/${people.ada.memberId}/delegates`, { delegates: [elsewhere] })).status).toBe(404)
    const both = { delegates: [people.bola.userId, people.chidi.userId] }
    await owner.call('PUT', `/team/${people.ada.memberId}/delegates`, both)
    const listed = (await owner.call('GET', '/team')).body.items.find(({ name }: { name: string }) => name === 'ada')
    expect(listed.delegates.map(({ id }: { id: string }) => id).toSorted()).toEqual(both.delegates.toSorted())
    const [entry] = (await owner.call('GET', '/audit?action=member.delegates-changed')).body.items
    expect(entry).toMatchObject({ subject: 'ada', actor: 'Adaeze Okonkwo' })
    expect((await people.chidi.client.call('PUT', `/team/${people.ada.memberId}/delegates`, both)).status).toBe(403)
  })

  test('sells for the colleague: the order is theirs, reached and told to both, and history and log name both', async () => {
    await choose('ada', 'bola')
    const orderId = await sold()
    const [row] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ createdBy: people.ada.userId, bookedBy: people.bola.userId })
    for (const name of ['ada', 'bola'] as const) {
      const order = (await people[name].client.call('GET', `/orders/${orderId}`)).body
      expect(order, name).toMatchObject({ status: 'Issued', createdBy: 'ada' })
      expect(JSON.stringify(order)).toContain('Sold by bola for ada')
      expect(JSON.stringify((await people[name].client.call('GET', '/notifications')).body), name).toContain(orderId)
    }
    expect((await people.chidi.client.call('GET', `/orders/${orderId}`)).status).toBe(404)
    const { number } = (await owner.call('GET', `/orders/${orderId}`)).body
    const [entry] = (await owner.call('GET', '/audit?action=order.sold-for')).body.items
    expect(entry).toMatchObject({ subject: number, actor: 'bola' })
    expect(JSON.stringify(entry)).toContain('ada')
  })

  test('may hold for them too, and sells for themselves without a choice', { tags: ['full'] }, async () => {
    await choose('ada', 'bola')
    const { client } = people.bola
    const checkout = await holdableCheckout(client)
    await sellFor(client, checkout.id, 'ada')
    const held = (await hold(client, checkout)).body.orderId
    await t.drain()
    expect((await people.ada.client.call('GET', `/orders/${held}`)).body.status).toBe('Not Paid')
    const own = (await pay(client, await readyCheckout(client, oneAdultToAbuja), 'wallet')).body.orderId
    expect((await people.ada.client.call('GET', `/orders/${own}`)).status).toBe(404)
  })

  test('is offered the choice on the checkout until there is an order; nobody else is', async () => {
    await choose('ada', 'bola')
    const { client } = people.bola
    const checkout = await readyCheckout(client, oneAdultToAbuja)
    expect(checkout.soldFor).toEqual({ member: null, choices: [{ id: people.ada.userId, name: 'ada' }] })
    expect((await readyCheckout(people.chidi.client, oneAdultToAbuja)).soldFor).toBeNull()
    expect((await sellFor(people.chidi.client, checkout.id, null)).status).toBe(404)
    expect((await sellFor(client, checkout.id, 'chidi')).status).toBe(404)
    await pay(client, checkout, 'wallet')
    expect((await sellFor(client, checkout.id, 'ada')).body.code).toMatch(/^(checkout\.done|delegate\.too-late)$/)
  })

  test('who is removed before the payment sells for themselves', async () => {
    await choose('ada', 'bola')
    const { client } = people.bola
    const checkout = await readyCheckout(client, oneAdultToAbuja)
    await sellFor(client, checkout.id, 'ada')
    await choose('ada')
    const { orderId } = (await pay(client, checkout, 'wallet')).body
    const [row] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ createdBy: people.bola.userId, bookedBy: null })
  })

  test('and the member are separated when either is deactivated', async () => {
    for (const leaving of ['ada', 'bola'] as const) {
      await owner.call('PUT', `/team/${people.ada.memberId}/delegates`, { delegates: [people.bola.userId] })
      await owner.call('POST', `/team/${people[leaving].memberId}/deactivate`, {})
      await owner.call('POST', `/team/${people[leaving].memberId}/reactivate`, {})
      const { delegates } = (await owner.call('GET', `/team/${people.ada.memberId}/delegates`)).body
      expect(delegates, leaving).toEqual([])
    }
  })
})
