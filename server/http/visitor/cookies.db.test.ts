import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Preference } from '#contract/session/cookies.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { endpoints } from '#tests/api/endpoints.ts'
import { sampleBodies } from '#tests/api/sample-bodies.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { setUpApp } from '#tests/authenticator.ts'
import { buildCustomer, ctxOf } from '#tests/factories.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { preferenceFor } from '#web/kit/cookies.ts'

const portal = 'localhost'
const shop = 'skyways.customer.localhost'
const email = 'ngozi@example.com'
const DAY = 86_400

/** Lifetimes in seconds: sessions of members a week, of customers a month, everything else a year. */
const keptOutOfScripts = {
  'tradewind.session_token': 7 * DAY,
  'shopper-session': 30 * DAY,
  shopper: 30 * DAY,
  'known-device': 365 * DAY,
  'second-step': 600,
}
/** Written by scripts, so they cannot be HttpOnly. */
const preferences: Record<Preference, number> = {
  currency: 365 * DAY,
  currencyRate: 365 * DAY,
  currencyBase: 365 * DAY,
  colorScheme: 365 * DAY,
  navigation: 365 * DAY,
  flowType: 365 * DAY,
  stayPrices: 365 * DAY,
  tourView: 365 * DAY,
  guestNationality: 365 * DAY,
  orderColumns: 365 * DAY,
  transactionColumns: 365 * DAY,
  mailColumns: 365 * DAY,
  customerColumns: 365 * DAY,
  ownTourColumns: 365 * DAY,
  packageColumns: 365 * DAY,
}

/** Endpoints without a signed-in actor that may start a session. */
const openToAll = endpoints.filter(({ name, meta }) => /^(?:public|shopper)$/.test(meta.access) && !name.endsWith('.signOut'))

/** Sends requests as one browser to one host, and collects every cookie that is set. */
function browser(t: TestApp, host: string, given: string[]) {
  const jar = new Map<string, string>()
  return async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await t.app.inject({
      method,
      url: `/api${path}`,
      headers: { host, ...(cookie && { cookie }), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
    })
    given.push(...[answer.headers['set-cookie'] ?? []].flat())
    for (const { name, value } of answer.cookies) jar.set(name, value)
    return answer
  }
}

const answerOf = (answer: LightMyRequestResponse) => ({ status: answer.statusCode, body: answer.json(), headers: answer.headers })

/** Every cookie that the product sets: those of members, visitors and customers, and those that end them. */
async function walk(t: TestApp): Promise<string[]> {
  const given: string[] = []
  const member = browser(t, portal, given)
  await member('POST', '/auth/sign-in', { email: 'owner@skyways.test', password: demoPassword })
  expect((await member('GET', '/session')).json().user.email).toBe('owner@skyways.test')
  await buildCustomer(await ctxOf(t.system, 'owner@skyways.test'), { name: 'Ngozi Eze', email })
  await setUpApp(t, { call: async (method, path, body) => answerOf(await member(method, path, body)) })
  await member('POST', '/auth/sign-in', { email: 'owner@skyways.test', password: demoPassword })
  const customer = browser(t, shop, given)
  await customer('POST', '/shop/codes', { email })
  await customer('POST', '/shop/sign-in', { email, code: await mailedCode(t) })
  expect((await customer('GET', '/session')).json().customer).toMatchObject({ email })
  for (const call of [member, customer])
    for (const { name, method, path } of openToAll)
      await call(
        method,
        path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
        sampleBodies[name],
      )
  await member('POST', '/auth/sign-out')
  await customer('POST', '/shop/sign-out')
  // The currency cookie set by responses without scripts, and the cookies that scripts write.
  const request = new Request(`${t.config.publicUrl}/`)
  for (const name of Object.keys(preferences) as Preference[]) given.push(preferenceFor(request, name, 'x'))
  return given
}

describe.each([
  ['http://localhost:3000', '', false],
  ['https://tradewind.example', '__Host-', true],
] as const)('a cookie set at %s', (publicUrl, prefix, isSecure) => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp({ env: { PUBLIC_URL: publicUrl } })
  }, 60_000)
  afterAll(() => t.close())

  test('belongs to its own host, is HttpOnly unless scripts write it, and is Secure over https', async () => {
    const expected = new Map(
      Object.entries({ ...keptOutOfScripts, ...preferences }).map(([name, seconds]) => [`${prefix}${name}`, { name, seconds }]),
    )
    const seen = new Set<string>()
    for (const cookie of await walk(t)) {
      const [pair = '', ...flags] = cookie.split('; ')
      const [key = '', value] = pair.split('=')
      const { name, seconds } = expected.get(key) ?? { name: `no row for ${key}`, seconds: 0 }
      const isHttpOnly = name in keptOutOfScripts
      expect(flags.toSorted(), cookie).toEqual(
        [
          'Path=/',
          'SameSite=Lax',
          `Max-Age=${value ? seconds : 0}`,
          ...(isHttpOnly ? ['HttpOnly'] : []),
          ...(isSecure ? ['Secure'] : []),
        ].toSorted(),
      )
      seen.add(key)
    }
    expect(seen).toEqual(new Set(expected.keys()))
  }, 60_000)
})
