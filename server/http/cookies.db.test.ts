import { afterAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import type { RequestContext } from './request-context.ts'
import { forgetShopper, setSession, setVisit } from './shopper-cookies.ts'
import { identifyVisitor } from './visitor.ts'

const host = 'skyways.customer.localhost'
const visitorId = crypto.randomUUID()

const open: TestApp[] = []
afterAll(() => Promise.all(open.map((t) => t.close())))

async function start(publicUrl: string) {
  const t = await testApp({ env: { PUBLIC_URL: publicUrl } })
  open.push(t)
  return t
}

/** Every cookie that the server sets, as it goes out: a member's, a visitor's and a customer's, and those that end them. */
async function cookiesOf(t: TestApp): Promise<string[]> {
  const payload = { email: 'owner@skyways.test', password: demoPassword }
  const signedIn = await t.app.inject({ method: 'POST', url: '/api/auth/sign-in', headers: { host: 'localhost' }, payload })
  const visitor = await identifyVisitor(t.system, { host })
  const context: RequestContext = {
    system: t.system,
    visitor,
    headers: new Headers(),
    resHeaders: new Headers(),
    ipAddress: '127.0.0.1',
    requestId: t.system.newId(),
  }
  setVisit(context, { agencyId: visitor.agency?.id ?? '', visitorId, opened: [] })
  setSession(context, 'token')
  forgetShopper(context)
  return [...[signedIn.headers['set-cookie'] ?? []].flat(), ...context.resHeaders.getSetCookie()]
}

describe.each([
  ['http://localhost:3000', '', false],
  ['https://tradewind.example', '__Host-', true],
] as const)('a cookie set at %s', (publicUrl, prefix, isSecure) => {
  test('belongs to its own host, is out of the reach of scripts, and by https goes over nothing else', async () => {
    const t = await start(publicUrl)
    const cookies = await cookiesOf(t)
    const names = new Set(cookies.map((cookie) => cookie.split('=')[0]))
    expect(names).toEqual(
      new Set(['tradewind.session_token', 'known-device', 'shopper', 'shopper-session'].map((name) => `${prefix}${name}`)),
    )
    for (const cookie of cookies) {
      const flags = cookie.split('; ').slice(1)
      expect(flags, cookie).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']))
      expect(flags.includes('Secure'), cookie).toBe(isSecure)
      expect(
        flags.some((flag) => flag.startsWith('Domain')),
        cookie,
      ).toBe(false)
    }
  })

  test('is read under the name that it was set by', async () => {
    const t = open.at(-1) ?? (await start(publicUrl))
    const sent = (await cookiesOf(t)).map((cookie) => cookie.split(';')[0] ?? '').filter((cookie) => !cookie.endsWith('='))
    const cookie = sent.join('; ')
    const member = await t.app.inject({ url: '/api/session', headers: { host: 'localhost', cookie } })
    expect(member.json().user?.email).toBe('owner@skyways.test')
    expect((await identifyVisitor(t.system, { host, cookie })).shopper?.visitorId).toBe(visitorId)
  })
})
