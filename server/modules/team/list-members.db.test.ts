import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { members, users } from '#server/db/schema/index.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

interface Page {
  items: { id: string; userId: string; name: string; isActive: boolean }[]
  next: string | null
  total: { count: number }
}

let agencyId = ''
/** Thirty agents, two of the same name, and every tenth is deactivated. */
beforeAll(async () => {
  agencyId = (await owner.call('GET', '/session')).body.agency.id
  for (let n = 0; n < 30; n += 1) {
    const name = n < 2 ? 'Kofi Same' : `Kofi ${String(n).padStart(2, '0')}`
    const [user] = await t.system.db
      .insert(users)
      .values({ name, email: `kofi-${n}@paged.test` })
      .returning({ id: users.id })
    await t.system.db.insert(members).values({
      organizationId: agencyId,
      userId: user?.id ?? '',
      role: n % 2 === 0 ? 'agent' : 'support',
      deactivatedAt: n % 10 === 9 ? new Date() : null,
    })
  }
}, 60_000)

const list = async (asked: Record<string, string> = {}): Promise<Page> =>
  (await owner.call('GET', `/team?${new URLSearchParams(asked)}`)).body

/** All pages of seven, and the names on them. */
async function pages(asked: Record<string, string>): Promise<Page['items']> {
  const found: Page['items'] = []
  let after: string | null = null
  do {
    const page: Page = await list({ ...asked, limit: '7', ...(after && { after }) })
    expect(page.items.length).toBeLessThanOrEqual(7)
    found.push(...page.items)
    after = page.next
  } while (after)
  return found
}

describe('the list of members', () => {
  test('by pages has everybody once, in the order of one page: active members first, by name', async () => {
    const whole = (await list()).items
    const paged = await pages({})
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length)
    const firstGone = paged.findIndex(({ isActive }) => !isActive)
    expect(paged.slice(firstGone).every(({ isActive }) => !isActive)).toBe(true)
    expect(paged.filter(({ name }) => name === 'Kofi Same')).toHaveLength(2)
  })

  test('is narrowed by role, state and a part of a name or an e-mail address, and counts what it has', async () => {
    expect(await list({ query: 'paged.test', state: 'deactivated' })).toMatchObject({ total: { count: 3 }, next: null })
    expect((await pages({ query: 'kofi', role: 'support' })).length).toBe(15)
    expect((await list({ query: 'Kofi 12' })).items.map(({ name }) => name)).toEqual(['Kofi 12'])
    expect((await list({ role: 'no-such-role' })).items).toEqual([])
    expect((await list({ query: '%' })).items).toEqual([])
  })

  test('begins anew behind a place that is none, and shows nobody of another agency', async () => {
    const first = (await list({ limit: '3' })).items.map(({ id }) => id)
    for (const after of ['nonsense', Buffer.from('["x",0]').toString('base64url')])
      expect((await list({ limit: '3', after })).items.map(({ id }) => id)).toEqual(first)
    const other = await t.signIn('owner@savanna.test')
    expect((await other.call('GET', '/team?query=kofi')).body.items).toEqual([])
    expect((await other.call('GET', '/team/colleagues?query=kofi')).body).toEqual([])
  })
})

test('a colleague is found by name for any member, if active', async () => {
  const agent = await t.signIn('agent@skyways.test')
  const find = async (query: string) => (await agent.call('GET', `/team/colleagues?${new URLSearchParams({ query })}`)).body
  expect(await find('Kofi 12')).toEqual([{ id: expect.any(String), memberId: expect.any(String), name: 'Kofi 12' }])
  expect(await find('Kofi 19')).toEqual([])
  expect(await find('kofi')).toHaveLength(8)
})

test('the rules of the team count active members without a second factor', async () => {
  const active = (await pages({ state: 'active' })).length
  expect((await owner.call('GET', '/team/rules')).body).toEqual({
    isSecondFactorRequired: false,
    withoutSecondFactor: active,
    invitationDomains: [],
  })
})

test('a new name or e-mail address of an account is that of its members at every agency', async () => {
  const savanna = await t.signIn('owner@savanna.test')
  const elsewhere = (await savanna.call('GET', '/session')).body.agency.id
  const [user] = await t.system.db
    .insert(users)
    .values({ name: 'Zola First', email: 'zola@two.test' })
    .returning({ id: users.id })
  const userId = user?.id ?? ''
  for (const organizationId of [agencyId, elsewhere])
    await t.system.db.insert(members).values({ organizationId, userId, role: 'agent' })
  await t.system.db.update(users).set({ name: 'Abla Second', email: 'abla@two.test' }).where(eq(users.id, userId))
  for (const by of [owner, savanna]) {
    const found = (query: string) => by.call('GET', `/team?query=${encodeURIComponent(query)}`).then(({ body }) => body.items)
    expect(await found('zola')).toEqual([])
    expect(await found('ABLA@two')).toMatchObject([{ name: 'Abla Second', email: 'abla@two.test' }])
    const names = (await by.call('GET', '/team?state=active')).body.items.map(({ name }: { name: string }) => name)
    expect(names[0]).toBe('Abla Second')
  }
})
