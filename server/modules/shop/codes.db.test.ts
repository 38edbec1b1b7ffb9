import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerCodes, customerSessions, customers, mails } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client
/** A customer of Skyways from an order that an agent sold. */
let orderId: string
let reference: string
let number: string
let clock = 0

const email = 'ngozi@example.com'
const MINUTE = 60_000

beforeAll(async () => {
  t = await testApp()
  t.setClock(() => new Date(Date.now() + clock))
  owner = await t.signIn('owner@skyways.test')
  const sold = await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')
  await t.drain()
  await t.drain()
  orderId = sold.body.orderId
  const order = (await owner.call('GET', `/orders/${orderId}`)).body
  reference = order.bookingReference
  number = order.number
}, 120_000)
beforeEach(() => {
  clock = 0
})
afterAll(() => t.close())

/** Attempts are counted by address: each test uses another one. */
let caller = 0
const from = () => ({ 'x-forwarded-for': `10.0.0.${++caller}` })

/** Requests a code and reads it from the mail. */
async function codeFor(slug = 'skyways'): Promise<string> {
  await visitShop(t, slug).call('POST', '/shop/codes', { email }, from())
  return mailedCode(t)
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a mailed code', () => {
  test('signs the customer in for thirty days, shows their trips, and is stored as a hash only', async () => {
    const code = await codeFor()
    expect(code).toMatch(/^\d{6}$/)
    const [row] = await t.system.db.select().from(customerCodes)
    expect(JSON.stringify(row)).not.toContain(code)
    const visitor = visitShop(t, 'skyways')
    const signedIn = await visitor.call('POST', '/shop/sign-in', { email: 'Ngozi@Example.com', code }, from())
    expect(signedIn.body).toMatchObject({ email })
    const cookies = [signedIn.headers['set-cookie']].flat().map(String)
    expect(cookies.map((cookie) => cookie.replace(/=.*?(; |$)/, '; '))).toEqual([
      'shopper-session; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
      'shopper; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
      'known-device; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    ])
    const [session] = await t.system.db.select().from(customerSessions)
    expect(JSON.stringify(session)).not.toContain(visitor.cookies.get('shopper-session'))
    expect((await visitor.call('GET', '/session')).body.customer).toMatchObject({ email })
    expect((await visitor.call('GET', '/shop/trips')).body).toMatchObject([{ id: orderId, bookingReference: reference }])
    expect((await visitor.call('GET', `/orders/${orderId}`)).body).toMatchObject({ margin: null, payments: [] })

    const taken = visitShop(t, 'savanna')
    for (const [name, value] of visitor.cookies) taken.cookies.set(name, value)
    expect((await taken.call('GET', '/session')).body.customer).toBeNull()

    const before = new Map(visitor.cookies)
    await visitor.call('POST', '/shop/sign-out')
    expect([...visitor.cookies.keys()]).toEqual(['known-device'])
    for (const [name, value] of before) visitor.cookies.set(name, value)
    expect((await visitor.call('GET', '/session')).body.customer).toBeNull()
  })

  test('works once', async () => {
    const code = await codeFor()
    const visitor = visitShop(t, 'skyways')
    expect((await visitor.call('POST', '/shop/sign-in', { email, code }, from())).status).toBe(200)
    const again = await visitShop(t, 'skyways').call('POST', '/shop/sign-in', { email, code }, from())
    expect([again.status, again.body.code]).toEqual([401, 'shop.code-wrong'])
  })

  test('is refused after ten minutes', async () => {
    const code = await codeFor()
    clock = 10 * MINUTE
    const late = await visitShop(t, 'skyways').call('POST', '/shop/sign-in', { email, code }, from())
    expect(late.body.code).toBe('shop.code-wrong')
  })

  test('is refused after five wrong attempts, even if correct', async () => {
    const code = await codeFor()
    const visitor = visitShop(t, 'skyways')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor.call('POST', '/shop/sign-in', { email, code: other(code) }, from())).status).toBe(401)
    expect((await visitor.call('POST', '/shop/sign-in', { email, code }, from())).status).toBe(401)
  })

  test('of one agency is not valid at another', async () => {
    const code = await codeFor()
    const there = await visitShop(t, 'savanna').call('POST', '/shop/sign-in', { email, code }, from())
    expect(there.body.code).toBe('shop.code-wrong')
  })

  test('is not sent to an address without an order, which gets the same response; too many requests are refused', async () => {
    const count = () => t.system.db.$count(mails, eq(mails.template, 'sign-in-code'))
    const before = await count()
    const stranger = { email: 'nobody@example.com' }
    const headers = from()
    const known = await visitShop(t, 'skyways').call('POST', '/shop/codes', { email: 'first@example.com' }, headers)
    for (let asked = 0; asked < 5; asked += 1) {
      const answer = await visitShop(t, 'skyways').call('POST', '/shop/codes', stranger, headers)
      expect([answer.status, answer.body]).toEqual([known.status, known.body])
    }
    expect((await visitShop(t, 'skyways').call('POST', '/shop/codes', stranger, headers)).status).toBe(429)
    await t.drain()
    expect(await count()).toBe(before)
    expect(await t.system.db.$count(customers, eq(customers.email, stranger.email))).toBe(0)
  })

  test('is not readable in the outbox by any member', async () => {
    await codeFor('skyways')
    await t.drain()
    const agent = await t.signIn('agent@skyways.test')
    const [mail] = await t.system.db.select().from(mails).where(eq(mails.template, 'sign-in-code')).limit(1)
    for (const client of [agent, owner]) {
      const { items } = (await client.call('GET', '/mails')).body
      expect(items.map(({ template }: { template: string }) => template)).not.toContain('sign-in-code')
      expect((await client.call('GET', `/mails/${mail?.id}`)).status).toBe(404)
    }
  })
})

describe('finding a booking', { tags: ['full'] }, () => {
  test('by the airline’s reference or our number, with the e-mail address, opens that one for a day', async () => {
    for (const written of [reference.toLowerCase(), number]) {
      const visitor = visitShop(t, 'skyways')
      expect((await visitor.call('GET', `/orders/${orderId}`)).status).toBe(404)
      const found = await visitor.call('POST', '/shop/bookings', { reference: written, email: 'NGOZI@example.com' }, from())
      expect(found.body).toEqual({ id: orderId, product: 'flight' })
      expect((await visitor.call('GET', `/orders/${orderId}`)).status).toBe(200)
      clock = 24 * 60 * MINUTE + 1_000
      expect((await visitor.call('GET', `/orders/${orderId}`)).status).toBe(404)
      clock = 0
    }
  })

  test('gives the same error for another address, another reference and another agency', async () => {
    const wrong = [
      visitShop(t, 'skyways').call('POST', '/shop/bookings', { reference, email: 'someone@example.com' }, from()),
      visitShop(t, 'skyways').call('POST', '/shop/bookings', { reference: 'ZZZZZZ', email }, from()),
      visitShop(t, 'savanna').call('POST', '/shop/bookings', { reference, email }, from()),
    ]
    for (const answer of await Promise.all(wrong))
      expect([answer.status, answer.body.code]).toEqual([404, 'shop.booking-not-found'])
  })

  test('is rate-limited by the e-mail address', async () => {
    const guess = (n: number) =>
      visitShop(t, 'skyways').call('POST', '/shop/bookings', { reference: `GUESS${n}`, email: 'guessed@example.com' }, from())
    const answers = []
    for (let n = 0; n < 11; n += 1) answers.push((await guess(n)).status)
    expect(answers).toEqual([...Array(10).fill(404), 429])
  })
})
