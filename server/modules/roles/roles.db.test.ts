import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members, users } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { buildOrder, ctxOf } from '#tests/factories.ts'

let t: TestApp
let owner: SignedIn
let agent: SignedIn
let agentId: string
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
  const [row] = await t.system.db
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(users.email, 'agent@skyways.test'))
  agentId = row?.id ?? ''
}, 60_000)
afterAll(() => t.close())

const create = (name: string, permissions: string[], by = owner) => by.call('POST', '/roles', { name, permissions })
const scoped = (name: string, orderScope: string, permissions = ['orders:read']) =>
  owner.call('POST', '/roles', { name, permissions, orderScope })
const give = (role: string) => owner.call('PUT', `/team/${agentId}/role`, { role })
const permissionsOf = async (client: SignedIn): Promise<string[]> => (await client.call('GET', '/session')).body.permissions

describe('an own role', () => {
  test('is created with the permissions that the chosen ones need, and obeyed by the API', async () => {
    const { body } = await create('Cashier', ['wallet:top-up'])
    expect((await give(body.id)).status).toBe(200)
    expect((await agent.call('GET', '/session')).body).toMatchObject({ role: 'own', roleName: 'Cashier' })
    // The wallet's balance tells the margin of each sale, and the margin is of orders.
    expect((await permissionsOf(agent)).toSorted()).toEqual(['margin:read', 'orders:read', 'wallet:read', 'wallet:top-up'])
    expect((await agent.call('GET', '/wallet')).status).toBe(200)
    expect((await agent.call('GET', '/mails')).status).toBe(403)
    const change = { name: 'Cashier', permissions: ['mail:read'] }
    expect((await owner.call('PUT', `/roles/${body.id}`, change)).status).toBe(200)
    expect(await permissionsOf(agent)).toEqual(['mail:read'])
    await give('agent')
  })

  test('is not deleted while a member has it; the number is named', async () => {
    const { body } = await create('Back office', ['orders:read'])
    await give(body.id)
    expect(await owner.call('DELETE', `/roles/${body.id}`)).toMatchObject({
      status: 409,
      body: { code: 'role.in-use', data: { members: 1, invitations: 0 } },
    })
    await give('agent')
    expect((await owner.call('DELETE', `/roles/${body.id}`)).status).toBe(200)
    expect((await give(body.id)).body.code).toBe('input.invalid')
  })

  test('has a name of its own', async () => {
    await create('Night shift', ['orders:read'])
    for (const name of ['night SHIFT', 'Owner']) expect((await create(name, ['orders:read'])).body.code).toBe('role.name-taken')
  })

  test('cannot be given or made with permissions that the giver does not have', async () => {
    const { body } = await create('Team lead', ['team:write', 'orders:write'])
    await give(body.id)
    expect((await create('Secret', ['wallet:read'], agent)).body.code).toBe('team.beyond-own')
    expect((await create('Colleague', ['orders:write'], agent)).status).toBe(200)
    const limit = { amount: 100_00, currency: 'NGN' }
    await owner.call('PUT', `/roles/${body.id}`, {
      name: 'Team lead',
      permissions: ['team:write', 'orders:write'],
      refundLimit: limit,
    })
    expect((await create('Unlimited', ['orders:write'], agent)).body.code).toBe('team.beyond-own')
    const refused = await agent.call('PUT', `/roles/${body.id}`, { name: 'Team lead', permissions: ['margin:read'] })
    expect(refused.body.code).toBe('team.beyond-own')
    const invited = await agent.call('POST', '/invitations', { email: 'rich@example.com', role: 'accountant' })
    expect(invited.body.code).toBe('team.beyond-own')
    await give('agent')
  })
})

describe('the orders that a role reaches', () => {
  test('are all without a choice, and are stored and logged as chosen', async () => {
    await create('Reader of all', ['orders:read'])
    const own = await scoped('Reader of own', 'own')
    const { items } = (await owner.call('GET', '/roles')).body
    const scopeOf = (name: string) => items.find((role: { name: string }) => role.name === name)?.orderScope
    expect([scopeOf('Owner'), scopeOf('Reader of all'), scopeOf('Reader of own')]).toEqual(['all', 'all', 'own'])
    await owner.call('PUT', `/roles/${own.body.id}`, {
      name: 'Reader of own',
      permissions: ['orders:read'],
      orderScope: 'branch',
    })
    const [change] = (await owner.call('GET', '/audit?action=role.changed')).body.items
    expect(change.changes).toEqual(["Orders: Own orders → The branch's orders"])
  })

  test.each(['wallet:read', 'team:write', 'developers:write', 'customers:erase'])('are all with %s', async (permission) => {
    expect((await scoped('Too narrow', 'own', [permission])).body).toMatchObject({
      code: 'input.invalid',
      data: { problems: [{ path: 'orderScope' }] },
    })
  })
})

describe('the preview of a role', () => {
  test('narrows this session to the role, in lists, orders, files and the API, until it is stopped', async () => {
    const order = await buildOrder(await ctxOf(t.system, 'owner@skyways.test'), { status: 'AwaitingAdmin' })
    const elsewhere = await t.signIn('owner@skyways.test')
    expect((await owner.call('POST', '/preview', { role: 'agent' })).status).toBe(200)
    expect((await owner.call('GET', '/session')).body).toMatchObject({
      roleName: 'Agent',
      isPreview: true,
      wallet: null,
      attention: 0,
    })
    expect((await owner.call('GET', `/orders/${order}`)).body).toMatchObject({ margin: null, waterfall: null })
    expect((await owner.call('GET', '/orders.csv')).body).not.toMatch(/margin|supplier/i)
    expect((await owner.call('GET', '/orders/desk')).status).toBe(403)
    for (const path of ['/wallet', '/team', '/audit']) expect((await owner.call('GET', path)).status).toBe(403)
    expect((await owner.call('POST', '/preview', { role: 'owner' })).status).toBe(403)
    expect((await elsewhere.call('GET', '/team')).status).toBe(200)
    expect((await owner.call('DELETE', '/preview')).status).toBe(200)
    expect((await owner.call('GET', '/session')).body).toMatchObject({ roleName: 'Owner', isPreview: false })
  })

  test('adds no permission', async () => {
    const { body } = await create('Previewer', ['team:write', 'orders:read'])
    await give(body.id)
    expect((await agent.call('POST', '/preview', { role: 'agent' })).body.code).toBe('team.beyond-own')
    expect((await agent.call('POST', '/preview', { role: 'owner' })).body.code).toBe('team.owner-only')
    expect(await permissionsOf(agent)).not.toContain('orders:write')
    await give('agent')
  })
})

test('a person who joined with an own role keeps it when they sign in again', { tags: ['full'] }, async () => {
  const { body } = await create('Messenger', ['messages:read'])
  await give(body.id)
  const again = await t.anonymous.call('POST', '/auth/sign-in', { email: 'agent@skyways.test', password: demoPassword })
  expect(again.status).toBe(200)
  expect(await permissionsOf(await t.signIn('agent@skyways.test'))).toEqual(['messages:read'])
})
