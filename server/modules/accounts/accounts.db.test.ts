import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const agency = {
  agencyName: 'Blue Nile Travel',
  slug: 'blue-nile',
  name: 'Ife Ajayi',
  email: 'ife@bluenile.test',
  password: 'a-long-enough-password',
}

test('signing up creates an agency with its owner, an empty wallet and the default template, and signs in', async () => {
  const answer = await t.anonymous.call('POST', '/auth/sign-up', agency)
  expect(answer.status).toBe(200)
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]
  const session = await t.anonymous.call('GET', '/session', undefined, { cookie: cookie ?? '' })
  expect(session.body).toMatchObject({
    user: { email: 'ife@bluenile.test' },
    role: 'owner',
    wallet: { amount: 0, currency: 'NGN' },
    agency: {
      slug: 'blue-nile',
      currency: 'NGN',
      templateData: { primaryColor: '#000000', secondaryColor: '#1e61dc', fontFamily: 'Arial' },
    },
  })
})

test('a taken address, a taken slug and a reserved slug give separate errors and create nothing', async () => {
  const codeOf = async (change: object) => (await t.anonymous.call('POST', '/auth/sign-up', { ...agency, ...change })).body.code
  expect(await codeOf({ slug: 'other-slug' })).toBe('auth.email-taken')
  expect(await codeOf({ email: 'x@y.test', slug: 'skyways' })).toBe('auth.slug-taken')
  expect(await codeOf({ email: 'x@y.test', slug: 'customer' })).toBe('auth.slug-taken')
  const signIn = await t.anonymous.call('POST', '/auth/sign-in', { email: 'x@y.test', password: agency.password })
  expect(signIn.status).toBe(401)
})

test('validation errors of a form name its fields', async () => {
  const answer = await t.anonymous.call('POST', '/auth/sign-up', { ...agency, slug: 'A b', password: 'short', email: 'nobody' })
  expect(answer.status).toBe(422)
  expect(answer.body.data.problems.map((p: { path: string }) => p.path).sort()).toEqual(['email', 'password', 'slug'])
})

test('an unknown address and a wrong password cannot be told apart', async () => {
  const wrong = await t.anonymous.call('POST', '/auth/sign-in', { email: 'owner@skyways.test', password: 'not-the-password' })
  const unknown = await t.anonymous.call('POST', '/auth/sign-in', { email: 'nobody@skyways.test', password: 'not-the-password' })
  expect(wrong.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
})

test('password guesses are rate-limited, and the owner on another device is not locked out', { tags: ['full'] }, async () => {
  const guess = () => t.anonymous.call('POST', '/auth/sign-in', { email: 'owner@savanna.test', password: 'guess' })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await guess()).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses.slice(10)).toEqual([429, 429])
  const elsewhere = await t.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    remoteAddress: '10.1.2.3',
    payload: { email: 'owner@savanna.test', password: demoPassword },
  })
  expect(elsewhere.statusCode).toBe(200)
})

test('a revoked session ends at once; others stay', { tags: ['full'] }, async () => {
  const [laptop, phone] = [await t.signIn('agent@skyways.test'), await t.signIn('agent@skyways.test')]
  const sessions = (await laptop.call('GET', '/auth/sessions')).body
  const other = sessions.find((session: { current: boolean }) => !session.current)
  expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
  expect((await laptop.call('DELETE', `/auth/sessions/${other.id}`)).status).toBe(200)
  expect((await phone.call('GET', '/orders')).status).toBe(401)
  expect((await laptop.call('GET', '/orders')).status).toBe(200)
})

test('signing out ends the session', { tags: ['full'] }, async () => {
  const client = await t.signIn('agent@skyways.test')
  expect((await client.call('POST', '/auth/sign-out')).status).toBe(200)
  expect((await client.call('GET', '/orders')).status).toBe(401)
})

test('a forgotten password is reset by the mailed link, once, and every session ends', { tags: ['full'] }, async () => {
  const before = await t.signIn('agent@skyways.test')
  expect((await t.anonymous.call('POST', '/auth/forgot-password', { email: 'agent@skyways.test' })).status).toBe(200)
  expect((await t.anonymous.call('POST', '/auth/forgot-password', { email: 'nobody@skyways.test' })).status).toBe(200)
  await t.drain()
  const list = (await before.call('GET', '/mails')).body.items
  const mail = (await before.call('GET', `/mails/${list[0].id}`)).body
  const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1]
  const password = 'another-long-password'
  expect((await t.anonymous.call('POST', '/auth/reset-password', { token, password })).status).toBe(200)
  expect((await t.anonymous.call('POST', '/auth/reset-password', { token, password })).body.code).toBe('auth.token-invalid')
  expect((await before.call('GET', '/orders')).status).toBe(401)
  expect((await t.anonymous.call('POST', '/auth/sign-in', { email: 'agent@skyways.test', password })).status).toBe(200)
})
