import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, members, users } from '#server/db/schema/index.ts'
import { limits } from '#server/limits.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { Client, SignedIn } from '#tests/app.ts'
import { codeAt, setUpApp } from '#tests/authenticator.ts'
import { openOwner } from '#tests/open-owner.ts'
import { createUser } from '../create-user.ts'

const MINUTE = 60_000
const { t, owner } = await openOwner()

let count = 0
let member: SignedIn
let email = ''

/** Another member each time: what is counted for one account does not reach the next test. */
beforeEach(async () => {
  t.setClock(() => new Date())
  count += 1
  email = `confirms-${count}@skyways.test`
  const { agency } = (await owner.call('GET', '/session')).body
  const userId = await createUser(t.system, { name: `Owner ${count}`, email, password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agency.id, userId, role: 'owner' })
  member = await t.signIn(email)
})

const later = (minutes: number) => {
  const at = Date.now() + minutes * MINUTE
  t.setClock(() => new Date(at))
}
/** It makes a key, so it needs a confirmation. */
const addReseller = (by: Client, headers: Record<string, string> = {}) =>
  by.call('POST', '/tour-resellers', { name: 'Harbour Hotels', email: 'desk@harbour.example', commission: 15 }, headers)
const confirm = (by: Client, password: string) => by.call('POST', '/account/confirmation', { password })
const refused = { status: 403, body: { code: 'auth.confirm-first' } }

test('a sign-in is good for 15 minutes, and a confirmation for 15 more', async () => {
  later(14)
  expect((await addReseller(member)).status).toBe(200)
  later(16)
  expect(await addReseller(member)).toMatchObject(refused)
  expect((await confirm(member, demoPassword)).status).toBe(200)
  expect((await addReseller(member)).status).toBe(200)
  later(30)
  expect((await addReseller(member)).status).toBe(200)
  later(32)
  expect(await addReseller(member)).toMatchObject(refused)
})

test('what needs no confirmation is answered meanwhile, and a missing permission is named first', async () => {
  await t.system.db
    .update(members)
    .set({ role: 'viewer' })
    .where(eq(members.userId, (await member.call('GET', '/session')).body.user.id))
  later(16)
  expect((await member.call('GET', '/orders')).status).toBe(200)
  expect((await addReseller(member)).body.code).toBe('access.forbidden')
})

test('a confirmation counts in its own session alone', async () => {
  const laptop = member
  const phone = await t.signIn(email)
  later(16)
  await confirm(phone, demoPassword)
  expect((await addReseller(phone)).status).toBe(200)
  expect(await addReseller(laptop)).toMatchObject(refused)
})

test('a session from before confirmations were recorded has none', async () => {
  const [user] = await t.system.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await t.system.db.execute(`update sessions set confirmed_at = null where user_id = '${user?.id}'`)
  expect(await addReseller(member)).toMatchObject(refused)
})

test('a sign-in with a second factor is a confirmation, and an account without a password confirms by a code', async () => {
  const { secret } = await setUpApp(t, member)
  later(16)
  const started = await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword })
  const cookie = [started.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
  const code = codeAt(secret, t.system.now())
  const entered = await t.anonymous.call('POST', '/auth/second-step', { code }, { cookie })
  const session = [entered.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
  expect((await addReseller(t.anonymous, { cookie: session })).status).toBe(200)
  const [user] = await t.system.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await t.system.db.delete(accounts).where(and(eq(accounts.userId, user?.id ?? ''), eq(accounts.providerId, 'credential')))
  later(18)
  expect((await confirm(member, '000000')).body.code).toBe('auth.code-wrong')
  expect((await confirm(member, codeAt(secret, t.system.now()))).status).toBe(200)
  expect((await addReseller(member)).status).toBe(200)
})

describe('a wrong proof', () => {
  test('confirms nothing', async () => {
    later(16)
    expect((await confirm(member, 'not-the-password')).body.code).toBe('auth.wrong-password')
    expect(await addReseller(member)).toMatchObject(refused)
  })

  test('can be tried only so often', async () => {
    later(16)
    for (let n = 0; n < limits['password.user'].points; n += 1) await confirm(member, `guess ${n}`)
    expect((await confirm(member, demoPassword)).body.code).toBe('input.too-many-requests')
    expect(await addReseller(member)).toMatchObject(refused)
  })
})

test('a program with a key is not asked, and cannot confirm', async () => {
  const key = { name: 'Back office', permissions: ['tours:run'], password: demoPassword }
  const authorization = `Bearer ${(await member.call('POST', '/developers/keys', key)).body.key}`
  later(60)
  expect((await addReseller(t.anonymous, { authorization })).status).toBe(200)
  const asked = await t.anonymous.call('POST', '/account/confirmation', { password: demoPassword }, { authorization })
  expect(asked.body.code).toBe('access.forbidden')
})

test('a key is confirmed each time, also right after a sign-in', async () => {
  const key = { name: 'Back office', permissions: ['tours:run'], password: 'not-the-password' }
  await confirm(member, demoPassword)
  expect((await member.call('POST', '/developers/keys', key)).body.code).toBe('auth.wrong-password')
})

test('the practice tenant asks as the agency does', async () => {
  await member.call('POST', '/training/practice')
  later(16)
  expect(await addReseller(member)).toMatchObject(refused)
  await confirm(member, demoPassword)
  expect((await addReseller(member)).body.code).not.toBe('auth.confirm-first')
})
