import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { agencies, members, sessions, users } from '../../db/schema/index.ts'
import { demoPassword } from '../../seed/demo-people.ts'
import { readSession } from './read-session.ts'

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp()
  const answer = await app.anonymous.call('POST', '/auth/sign-in', { email: 'owner@skyways.test', password: demoPassword })
  cookie = [answer.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0] ?? '')
    .filter((one) => one.includes('session_token'))
    .join('; ')
})
afterAll(() => app.close())

const read = (given: string, slug: string | null = null) => readSession(app.system, { cookie: given }, slug)

async function theSession() {
  const [row] = await app.system.db.select().from(sessions)
  if (!row) throw new Error('nobody is signed in')
  return row
}

const setExpiry = (inDays: number) =>
  app.system.db.update(sessions).set({ expiresAt: new Date(Date.now() + inDays * 86_400_000) })

describe('the session of a cookie', () => {
  it('has the user, their agency and their role in it', async () => {
    const found = await read(`theme=dark; ${cookie}; other=1`)
    expect(found).toMatchObject({ user: { email: 'owner@skyways.test' }, agency: { slug: 'skyways' }, role: 'owner' })
  })

  it('is null when the signature, the token or the cookie is not ours', async () => {
    const [name, value = ''] = cookie.split(/=(.*)/s)
    const signed = decodeURIComponent(value)
    const altered = [`x${signed}`, `${signed.slice(0, -3)}AA=`, signed.split('.')[0], `${signed}.`, '', '%']
    for (const one of altered) expect(await read(`${name}=${encodeURIComponent(one ?? '')}`)).toBeNull()
    expect(await read(`${name}=%E0%A4%A`)).toBeNull()
    expect(await read(`another=${value}`)).toBeNull()
  })

  it("has no role on another agency's host", async () => {
    expect(await read(cookie, 'savanna')).toMatchObject({ user: { email: 'owner@skyways.test' }, agency: null })
  })

  it('is of the agency that the session works in, else of the first one joined', async () => {
    const { db } = app.system
    const [savanna] = await db.select().from(agencies).where(eq(agencies.slug, 'savanna'))
    const [owner] = await db.select().from(users).where(eq(users.email, 'owner@skyways.test'))
    if (!savanna || !owner) throw new Error('the demo agencies are missing')
    await db.insert(members).values({ organizationId: savanna.id, userId: owner.id, role: 'viewer' })
    expect(await read(cookie)).toMatchObject({ agency: { slug: 'skyways' }, role: 'owner' })
    await db.update(sessions).set({ activeOrganizationId: savanna.id })
    expect(await read(cookie)).toMatchObject({ agency: { slug: 'savanna' }, role: 'viewer' })
    expect(await read(cookie, 'skyways')).toMatchObject({ agency: { slug: 'skyways' }, role: 'owner' })
  })

  it('is prolonged once it is a day old, and not before', async () => {
    await setExpiry(6.5)
    const young = await theSession()
    await read(cookie)
    expect((await theSession()).expiresAt).toEqual(young.expiresAt)
    await setExpiry(5.5)
    await read(cookie)
    expect((await theSession()).expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
  })

  it('ends when it expires', async () => {
    await setExpiry(-1)
    expect(await read(cookie)).toBeNull()
  })
})
