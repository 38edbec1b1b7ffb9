import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, authenticators, mails, members, recoveryCodes, users } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { codeAt, cookiesOf, setUpApp } from '#tests/authenticator.ts'
import { createUser } from '../create-user.ts'

let t: TestApp
let agencyId = ''
/** Seconds since the test began, as the app's clock shows them. */
let seconds = 0
const began = Date.now()
const wait = (more: number) => {
  seconds += more
}

beforeAll(async () => {
  t = await testApp()
  t.setClock(() => new Date(began + seconds * 1_000))
  const owner = await t.signIn('owner@skyways.test')
  agencyId = (await owner.call('GET', '/session')).body.agency.id
}, 60_000)
afterAll(() => t.close())

let count = 0
let email = ''
let member: SignedIn

/** Each test has a member of its own, signed in with the password. */
beforeEach(async () => {
  count += 1
  email = `person-${count}@skyways.test`
  const userId = await createUser(t.system, { name: `Person ${count}`, email, password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'agent' })
  member = await t.signIn(email)
})

const firstStep = (password = demoPassword) => t.anonymous.call('POST', '/auth/sign-in', { email, password })
const secondStep = (cookie: string, code: string) => t.anonymous.call('POST', '/auth/second-step', { code }, { cookie })
const begun = async () => cookiesOf(await firstStep())
const isIn = async (cookie: string) => (await t.anonymous.call('GET', '/profile', undefined, { cookie })).status === 200
const rowsTo = () => t.system.db.select().from(mails).where(eq(mails.to, email))
const actions = async () =>
  (
    await t.system.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `Person ${count}`))
  ).map(({ action }) => action)

describe('an authenticator app', () => {
  test('counts only after a code has confirmed it, and its secret is stored encrypted', async () => {
    const wrong = await member.call('POST', '/account/second-factor/app', { password: 'not-it' })
    expect(wrong).toMatchObject({ status: 403, body: { code: 'auth.wrong-password' } })
    const { secret } = (await member.call('POST', '/account/second-factor/app', { password: demoPassword })).body
    const refused = await member.call('POST', '/account/second-factor/app/confirm', { code: '000000' })
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.code-wrong' } })
    expect((await firstStep()).body).toEqual({ done: true, secondStep: [] })
    expect((await member.call('GET', '/account/second-factor')).body).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
    const stored = await t.system.db.select().from(authenticators)
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  test('ends the other sessions, and is in the log and in a mail', { tags: ['full'] }, async () => {
    const other = await t.signIn(email)
    const { recoveryCodes: codes } = await setUpApp(t, member)
    expect(new Set(codes).size).toBe(10)
    expect((await other.call('GET', '/profile')).status).toBe(401)
    expect((await member.call('GET', '/profile')).status).toBe(200)
    expect(await actions()).toEqual(['account.app-added'])
    expect((await rowsTo()).map(({ template }) => template)).toEqual(['account-changed'])
    const again = await member.call('POST', '/account/second-factor/app', { password: demoPassword })
    expect(again.body.code).toBe('account.app-exists')
  })

  test('is asked for after the password: until then there is no session', async () => {
    const { secret } = await setUpApp(t, member)
    const first = await firstStep()
    expect(first.body).toEqual({ done: false, secondStep: ['app', 'recovery'] })
    expect(await isIn(cookiesOf(first))).toBe(false)
    const cookie = cookiesOf(first)
    expect((await t.anonymous.call('GET', '/auth/second-step', undefined, { cookie })).body.methods).toEqual(['app', 'recovery'])
    wait(30)
    const second = await secondStep(cookie, codeAt(secret, t.system.now()))
    expect(second.status).toBe(200)
    expect(await isIn(cookiesOf(second))).toBe(true)
    // The step is over: its cookie is of no use any more.
    expect((await secondStep(cookie, '123456')).body.code).toBe('auth.second-step-expired')
  })

  test('is not mentioned to somebody with a wrong password', { tags: ['full'] }, async () => {
    await setUpApp(t, member)
    const [wrong, unknown] = [
      await firstStep('not-the-password'),
      await t.anonymous.call('POST', '/auth/sign-in', { email: 'nobody@skyways.test', password: 'not-the-password' }),
    ]
    expect([wrong.status, wrong.body, wrong.headers['set-cookie']]).toEqual([unknown.status, unknown.body, undefined])
  })

  test('a code is accepted once: not the one that confirmed the app, nor one of an earlier step, nor by two requests at once', {
    tags: ['full'],
  }, async () => {
    const { secret } = await setUpApp(t, member)
    const confirming = codeAt(secret, t.system.now())
    expect((await secondStep(await begun(), confirming)).body.code).toBe('auth.code-wrong')
    wait(60)
    const code = codeAt(secret, t.system.now())
    const waiting = [await begun(), await begun(), await begun()]
    const answers = await Promise.all(waiting.map((cookie) => secondStep(cookie, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
    const earlier = codeAt(secret, new Date(t.system.now().getTime() - 30_000))
    expect((await secondStep(await begun(), earlier)).body.code).toBe('auth.code-wrong')
    wait(30)
    expect((await secondStep(await begun(), codeAt(secret, t.system.now()))).status).toBe(200)
  })

  test('guesses are limited for the account and by device: ten, then also the right code is refused', {
    tags: ['full'],
  }, async () => {
    const { secret, recoveryCodes: codes } = await setUpApp(t, member)
    wait(30)
    const known = cookiesOf(await secondStep(await begun(), codeAt(secret, t.system.now())))
    wait(30)
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await secondStep(await begun(), '000000')).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect((await secondStep(await begun(), codes[0] ?? '')).status).toBe(429)
    const [notice] = (await rowsTo()).filter(({ template }) => template === 'guessing-stopped')
    expect(notice?.text).toContain('so somebody knows it: choose a new one at once')
    // The owner's own browser is not locked out by somebody who knows the password.
    const step = await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword }, { cookie: known })
    const cookie = `${known}; ${cookiesOf(step)}`
    expect((await secondStep(cookie, codeAt(secret, t.system.now()))).status).toBe(200)
  })

  test('a sign-in that is not completed within ten minutes begins again', { tags: ['full'] }, async () => {
    const { secret } = await setUpApp(t, member)
    const cookie = await begun()
    wait(601)
    const late = await secondStep(cookie, codeAt(secret, t.system.now()))
    expect([late.status, late.body.code]).toEqual([403, 'auth.second-step-expired'])
  })

  test('is turned off with the password alone, with its recovery codes', { tags: ['full'] }, async () => {
    await setUpApp(t, member)
    const wrong = await member.call('POST', '/account/second-factor/app/remove', { password: 'not-it' })
    expect(wrong.body.code).toBe('auth.wrong-password')
    expect((await member.call('POST', '/account/second-factor/app/remove', { password: demoPassword })).status).toBe(200)
    expect((await firstStep()).body.done).toBe(true)
    const userId = (await member.call('GET', '/session')).body.id
    expect(await t.system.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([])
    expect(await actions()).toEqual(['account.app-added', 'account.app-removed'])
    expect(await rowsTo()).toHaveLength(2)
  })
})

describe('a recovery code', { tags: ['full'] }, () => {
  test('works once in place of a code, in any spelling, and is stored as a hash', async () => {
    const { recoveryCodes: codes } = await setUpApp(t, member)
    const code = codes[3] ?? ''
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
    const stored = JSON.stringify(await t.system.db.select().from(recoveryCodes))
    expect(codes.some((one) => stored.includes(one) || stored.includes(one.replaceAll('-', '')))).toBe(false)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    expect((await secondStep(await begun(), typed)).status).toBe(200)
    expect((await secondStep(await begun(), code)).body.code).toBe('auth.code-wrong')
    const [mail] = (await rowsTo()).filter(({ text }) => text.includes('recovery code'))
    expect(mail?.text).toContain('9 codes are left')
    expect(await actions()).toContain('account.code-used')
  })

  test('is replaced with all others, which are refused from then on', async () => {
    const { recoveryCodes: before } = await setUpApp(t, member)
    const replaced = await member.call('POST', '/account/second-factor/recovery-codes', { password: demoPassword })
    const after: string[] = replaced.body.recoveryCodes
    expect(after.filter((code) => before.includes(code))).toEqual([])
    expect((await secondStep(await begun(), before[0] ?? '')).body.code).toBe('auth.code-wrong')
    expect((await secondStep(await begun(), after[0] ?? '')).status).toBe(200)
  })

  test('of another account is refused', async () => {
    const { recoveryCodes: theirs } = await setUpApp(t, await t.signIn('agent@skyways.test'))
    await setUpApp(t, member)
    expect((await secondStep(await begun(), theirs[0] ?? '')).body.code).toBe('auth.code-wrong')
  })

  test('does not exist without a second factor', async () => {
    const refused = await member.call('POST', '/account/second-factor/recovery-codes', { password: demoPassword })
    expect(refused.body.code).toBe('account.no-second-factor')
  })
})

test('second factors are of the signed-in user: the others of the agency read none of it, and a closed account has none', {
  tags: ['full'],
}, async () => {
  await setUpApp(t, member)
  const owner = await t.signIn('owner@skyways.test')
  expect((await owner.call('GET', '/account/second-factor')).body).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
  const listed = (await owner.call('GET', `/mails?query=${email}`)).body.items
  expect(listed).toEqual([])
  const [user] = await t.system.db.select().from(users).where(eq(users.email, email))
  await member.call('POST', '/profile/close', { password: demoPassword })
  const left = await t.system.db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, user?.id ?? ''))
  expect(left).toEqual([])
})
