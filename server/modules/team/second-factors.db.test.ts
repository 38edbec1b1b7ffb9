import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencies, auditEntries, mails, members, users } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { setUpApp } from '#tests/authenticator.ts'

let t: TestApp
let owner: SignedIn
let agent: SignedIn
let agentId = ''
const agentEmail = 'agent@skyways.test'

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn(agentEmail)
  const { items } = (await owner.call('GET', '/team')).body
  agentId = items.find(({ email }: { email: string }) => email === agentEmail).id
}, 60_000)
afterAll(() => t.close())

const demand = (client: SignedIn, isRequired: boolean) => client.call('PUT', '/team/second-factor', { isRequired })
const reset = (client: SignedIn, id: string) => client.call('POST', `/team/${id}/reset-second-factor`)

/** Makes the agent a manager for the time of `work`. */
async function asManager(work: () => Promise<void>) {
  await owner.call('PUT', `/team/${agentId}/role`, { role: 'manager' })
  await work()
  await owner.call('PUT', `/team/${agentId}/role`, { role: 'agent' })
}

describe('requiring a second factor', () => {
  test('is for owners, who have one themselves', async () => {
    expect((await demand(owner, true)).body.code).toBe('team.second-factor-first')
    await asManager(async () => expect((await demand(agent, true)).body.code).toBe('team.owner-only'))
    await setUpApp(t, owner)
    const key = await owner.call('POST', '/developers/keys', {
      name: 'Back office',
      permissions: ['orders:read'],
      password: demoPassword,
    })
    expect((await demand(owner, true)).status).toBe(200)
    expect((await owner.call('GET', '/team/rules')).body.isSecondFactorRequired).toBe(true)
    const entry = await t.system.db.select().from(auditEntries).where(eq(auditEntries.action, 'agency.second-factor-required'))
    expect(entry).toMatchObject([{ before: { 'Second factor': 'Optional' }, after: { 'Second factor': 'Required' } }])
    // A program has no second factor and goes on.
    const asked = await t.anonymous.call('GET', '/orders', undefined, { authorization: `Bearer ${key.body.key}` })
    expect(asked.status).toBe(200)
  })

  test('leaves members without one nothing but setting it up', async () => {
    const codes = await Promise.all(
      ['/orders', '/profile', '/dashboard', '/team'].map(async (path) => (await agent.call('GET', path)).body.code),
    )
    expect(codes).toEqual(Array(4).fill('auth.second-factor-required'))
    const session = (await agent.call('GET', '/session')).body
    expect(session).toMatchObject({ needsSecondFactor: true, permissions: [], wallet: null, attention: 0 })
    expect((await agent.call('GET', '/auth/sessions')).status).toBe(200)
    expect((await owner.call('GET', '/orders')).status).toBe(200)

    await setUpApp(t, agent)
    expect((await agent.call('GET', '/orders')).status).toBe(200)
    expect((await agent.call('GET', '/session')).body.needsSecondFactor).toBe(false)
  })

  test('keeps the last one', async () => {
    const refused = await agent.call('POST', '/account/second-factor/app/remove', { password: demoPassword })
    expect([refused.status, refused.body.code]).toEqual([409, 'account.second-factor-needed'])
    expect((await agent.call('GET', '/account/second-factor')).body).toMatchObject({ recoveryCodesLeft: 10, isRequired: true })
  })
})

describe('resetting the second factor of a member', () => {
  test('is refused for oneself, for an owner by a manager, and for a member of another agency too', async () => {
    const { items } = (await owner.call('GET', '/team')).body
    const self = items.find(({ isSelf }: { isSelf: boolean }) => isSelf)
    expect((await reset(owner, self.id)).body.code).toBe('team.second-factor-elsewhere')
    expect((await reset(agent, self.id)).body.code).toBe('access.forbidden')
    await asManager(async () => expect((await reset(agent, self.id)).body.code).toBe('team.owner-only'))

    const [savanna] = await t.system.db.select().from(agencies).where(eq(agencies.slug, 'savanna'))
    const [user] = await t.system.db.select().from(users).where(eq(users.email, agentEmail))
    const elsewhere = { organizationId: savanna?.id ?? '', userId: user?.id ?? '' }
    await t.system.db.insert(members).values({ ...elsewhere, role: 'agent' })
    expect((await reset(owner, agentId)).body.code).toBe('team.second-factor-elsewhere')
    await t.system.db
      .delete(members)
      .where(and(eq(members.organizationId, elsewhere.organizationId), eq(members.userId, elsewhere.userId)))
  })

  test('signs them out, lets them in with the password alone, and is in the log and in a mail to them', {
    tags: ['full'],
  }, async () => {
    expect((await reset(owner, agentId)).status).toBe(200)
    expect((await agent.call('GET', '/auth/sessions')).status).toBe(401)
    expect((await reset(owner, agentId)).body.code).toBe('account.no-second-factor')
    const again = await t.signIn(agentEmail)
    expect((await again.call('GET', '/session')).body.needsSecondFactor).toBe(true)
    const logged = await t.system.db.select().from(auditEntries).where(eq(auditEntries.action, 'member.second-factor-reset'))
    expect(logged).toHaveLength(1)
    const told = await t.system.db.select().from(mails).where(eq(mails.to, agentEmail))
    expect(told.at(-1)?.text).toContain('removed the second factors of your account')
  })
})
