import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, sessions } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { cookiesOf } from '#tests/authenticator.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
}, 60_000)
afterAll(() => t.close())

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const signIn = (email: string, headers: Record<string, string>) =>
  t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword }, headers)
const alerts = (email: string) =>
  t.system.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, email), eq(mails.template, 'new-sign-in')))

test('a sign-in on a device that the account was not used on before is mailed, and the first device is not', async () => {
  const email = 'owner@skyways.test'
  await signIn(email, { 'user-agent': chrome })
  expect(await alerts(email)).toEqual([])
  const phone = await signIn(email, { 'user-agent': iPhone })
  const [alert, ...more] = await alerts(email)
  expect(more).toEqual([])
  expect(alert?.subject).toBe('New sign-in to your account: Safari on iPhone')
  expect(alert?.text).toContain('127.0.0.1')
  expect(alert?.text).toContain('/settings/security')

  await signIn(email, { 'user-agent': iPhone })
  await signIn(email, { 'user-agent': chrome })
  // An update of the browser, on a device that has its cookie.
  await signIn(email, { 'user-agent': 'Mozilla/5.0 (iPhone) Firefox/9', cookie: cookiesOf(phone) })
  expect(await alerts(email)).toHaveLength(1)
})

test('a failed sign-in is not mailed', async () => {
  const email = 'owner@savanna.test'
  await signIn(email, { 'user-agent': chrome })
  await t.anonymous.call('POST', '/auth/sign-in', { email, password: 'not-the-password' }, { 'user-agent': iPhone })
  expect(await alerts(email)).toEqual([])
})

test('the list says when each session was last used, to within a quarter of an hour, and ends all others at once', {
  tags: ['full'],
}, async () => {
  const email = 'agent@skyways.test'
  const [laptop, phone, tablet] = [await t.signIn(email), await t.signIn(email), await t.signIn(email)]
  await t.system.db.update(sessions).set({ lastUsedAt: sql`now() - interval '2 hours'` })
  expect((await laptop.call('GET', '/profile')).status).toBe(200)
  const listed = (await laptop.call('GET', '/auth/sessions')).body
  const age = ({ lastUsedAt }: { lastUsedAt: string }) => Math.round((Date.now() - Date.parse(lastUsedAt)) / 3_600_000)
  expect(listed.map((one: { lastUsedAt: string; current: boolean }) => [one.current, age(one)])).toEqual([
    [true, 0],
    [false, 2],
    [false, 2],
  ])
  expect((await laptop.call('DELETE', '/auth/sessions')).body).toEqual({ ended: 2 })
  expect([await phone.call('GET', '/profile'), await tablet.call('GET', '/profile')].map(({ status }) => status)).toEqual([
    401, 401,
  ])
  expect((await laptop.call('GET', '/profile')).status).toBe(200)
})
