import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { mails } from './db/schema/index.ts'
import { createRateLimits } from './rate-limits.ts'
import { demoPassword } from './seed/demo-people.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = (path: string, payload: object, from: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: `/api${path}`, remoteAddress: from, headers: { host: 'localhost', ...headers }, payload })
const statusesOf = async (answers: Promise<{ statusCode: number }>[]) => (await Promise.all(answers)).map((one) => one.statusCode)
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
const address = (index: number, net = 1) => `10.${net}.${Math.floor(index / 250)}.${index % 250}`

describe('password guesses', { tags: ['full'] }, () => {
  const guess = (email: string, from: string, headers = {}) =>
    post('/auth/sign-in', { email, password: 'not-the-password' }, from, headers)

  test('from 120 network addresses at one account are blocked, its owner is notified once, and is not locked out on a known device', async () => {
    const email = 'owner@savanna.test'
    const signedIn = await post('/auth/sign-in', { email, password: demoPassword }, '10.9.9.9')
    const cookie = [signedIn.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    const statuses = await statusesOf(many(120, (index) => guess(email, address(index))))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90)
    const refused = await post('/auth/sign-in', { email, password: demoPassword }, '10.9.9.10')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).toMatch(/^Wait \d+ seconds|^Wait 1 minute/)
    const known = await post('/auth/sign-in', { email, password: demoPassword }, '10.9.9.10', { cookie })
    expect(known.statusCode).toBe(200)
    const notices = await t.system.db.select().from(mails).where(eq(mails.template, 'guessing-stopped'))
    expect(notices.map((mail) => mail.to)).toEqual([email])
  })

  test('from one network address at 120 accounts are blocked', async () => {
    const statuses = await statusesOf(many(120, (index) => guess(`somebody${index}@skyways.test`, '10.2.0.1')))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60)
  })

  test('at a known device are blocked too', async () => {
    const email = 'agent@skyways.test'
    const signedIn = await post('/auth/sign-in', { email, password: demoPassword }, '10.9.9.9')
    const cookie = [signedIn.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    const statuses = await statusesOf(many(15, (index) => guess(email, address(index, 3), { cookie })))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  })

  test('are not counted for repeated successful sign-ins', async () => {
    const again = () => post('/auth/sign-in', { email: 'owner@skyways.test', password: demoPassword }, '10.4.0.1')
    for (let n = 0; n < 12; n += 1) expect((await again()).statusCode).toBe(200)
  })
})

describe('the other limits', { tags: ['full'] }, () => {
  const shop = { host: 'skyways.customer.localhost' }
  const each = [
    ['sign-up from one address', 10, (n: number) => post('/auth/sign-up', signUp(n), '10.5.0.1')],
    ['sign-up with one e-mail address', 5, (n: number) => post('/auth/sign-up', signUp(-1), address(n, 5))],
    [
      'reset links asked from one address',
      20,
      (n: number) => post('/auth/forgot-password', { email: `a${n}@x.test` }, '10.5.1.1'),
    ],
    [
      'reset links requested for one account',
      5,
      (n: number) => post('/auth/forgot-password', { email: 'a@x.test' }, address(n, 6)),
    ],
    [
      'reset links guessed',
      20,
      (n: number) => post('/auth/reset-password', { token: `t${n}`, password: 'x'.repeat(12) }, '10.5.2.1'),
    ],
    ['codes asked from one address', 30, (n: number) => post('/shop/codes', { email: `a${n}@x.test` }, '10.5.3.1', shop)],
    ['codes requested for one account', 5, (n: number) => post('/shop/codes', { email: 'a@x.test' }, address(n, 7), shop)],
    ['codes guessed from one address', 40, (n: number) => guessCode(`a${n}@x.test`, '10.5.4.1')],
    ['codes guessed at one account', 15, (n: number) => guessCode('a@x.test', address(n, 8))],
    ['bookings guessed at one account', 10, (n: number) => findBooking('a@x.test', address(n, 9))],
    ['bookings guessed from one address', 40, (n: number) => findBooking(`a${n}@x.test`, '10.5.5.1')],
  ] as const
  const signUp = (n: number) => ({
    agencyName: 'Ab',
    slug: 'customer',
    name: 'Ada',
    email: `n${n}@x.test`,
    password: 'x'.repeat(12),
  })
  const guessCode = (email: string, from: string) => post('/shop/sign-in', { email, code: '000000' }, from, shop)
  const findBooking = (email: string, from: string) => post('/shop/bookings', { email, reference: 'ABCDEF' }, from, shop)

  test.each(each)('%s: %i, then a wait', async (_, points, send) => {
    const statuses = await statusesOf(many(points + 5, send))
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

test('deliveries with a forged signature are limited by their address, and verified ones from the same address are accepted', async () => {
  const deliver = (index: number, signature: (body: string) => string) => {
    const body = JSON.stringify({
      event: 'ping',
      data: { id: index, reference: 'none', status: 'success', amount: 1, currency: 'NGN' },
    })
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature(body) }
    return t.app.inject({ method: 'POST', url: '/api/webhooks/paystack', remoteAddress: '10.6.0.1', headers, payload: body })
  }
  const forged = await statusesOf(many(80, (index) => deliver(index, () => 'forged')))
  expect(forged.filter((status) => status === 401)).toHaveLength(60)
  expect(forged.filter((status) => status === 429)).toHaveLength(20)
  const sign = (body: string) => createHmac('sha512', t.config.PAYSTACK_SECRET_KEY).update(body).digest('hex')
  expect(await statusesOf(many(100, (index) => deliver(index, sign)))).toEqual(Array(100).fill(200))
})

describe('a limit', () => {
  const wait = (limits: ReturnType<typeof createRateLimits>, subject: string) =>
    limits.consume([['reset-request.account', subject]]).then(
      () => 0,
      (error) => Number(error.data.retryAfterSeconds),
    )

  test('is counted across all nodes', async () => {
    const [one, other] = [
      createRateLimits({ pool: t.system.db.$client, sharedCache: null }),
      createRateLimits({ pool: t.system.db.$client, sharedCache: null }),
    ]
    const waits = await Promise.all(many(12, (index) => wait(index % 2 ? one : other, 'shared')))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
  })

  test('doubles its block each time within a day', async () => {
    const limits = createRateLimits({ pool: t.system.db.$client, sharedCache: null })
    const until = async () => {
      for (let n = 0; n < 40; n += 1) await limits.consume([['sign-in.account', 'grows']]).catch(() => {})
      const refused = await limits.consume([['sign-in.account', 'grows']]).catch((error) => error.data.retryAfterSeconds)
      await t.system.db.$client.query(`update rate_limits set expire = 0 where key like 'sign-in.account:%'`)
      return refused
    }
    expect([await until(), await until(), await until()]).toEqual([60, 120, 240])
  })
})
