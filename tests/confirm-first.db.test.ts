import { beforeEach, expect, test } from 'vitest'
import { apiFor, requestContext } from '#server/http/api/api.ts'
import { apiContext } from '#web/context.ts'
import { createContext } from '#web/entry.server.tsx'
import { confirmFirstHeader } from '#web/kit/confirm/confirm-first.ts'
import { confirmAgain } from './api/confirm-again.ts'
import { type Endpoint, endpoints } from './api/endpoints.ts'
import { sampleBodies } from './api/sample-bodies.ts'
import { openOwner } from './open-owner.ts'

/** Every endpoint that is declared `confirmed`, called over HTTP and by the action of a page (decision 066). */

const { t, owner } = await openOwner()
const declared = endpoints.filter(({ meta }) => meta.isConfirmed).map((one) => [one.name, one] as const)
const begun = Date.now()
const code = 'auth.confirm-first'

let quarters = 0
/** More than 15 minutes after the sign-in, and after the confirmation of the test before. */
beforeEach(() => {
  quarters += 1
  t.setClock(() => new Date(begun + quarters * 16 * 60_000))
})

/** Ids of nothing. */
const idsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, crypto.randomUUID()]))
const bodyOf = ({ name }: Endpoint): object => sampleBodies[name] ?? {}

/** The status and the code of the answer. */
async function overHttp(endpoint: Endpoint) {
  const ids = idsOf(endpoint)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')
  const { status, body } = await owner.call(endpoint.method, path, bodyOf(endpoint))
  return { status, code: body?.code }
}

/** The code of the same call by the action of a page, and whether its response has the header. */
async function byPage(endpoint: Endpoint) {
  const headers = { host: 'localhost', cookie: owner.cookie }
  const request = await requestContext(t.system, Object({ headers, ip: '127.0.0.1', id: 'page' }))
  const { resHeaders: responseHeaders } = request
  const page = { api: apiFor(request), responseHeaders, nonce: '', origin: '', isStorefront: false, isServed: true }
  const api = Object(createContext(page).get(apiContext))
  const [area = '', verb = ''] = endpoint.name.split('.')
  const failed = await api[area][verb]({ ...idsOf(endpoint), ...bodyOf(endpoint) }).then(
    () => undefined,
    (error: unknown) => Object(error).data?.code,
  )
  return { code: failed, isAsked: responseHeaders.has(confirmFirstHeader) }
}

test.each(declared)('%s is refused, with the header for its page, until the member has confirmed', async (_name, endpoint) => {
  expect(await overHttp(endpoint)).toEqual({ status: 403, code })
  expect(await byPage(endpoint)).toEqual({ code, isAsked: true })
  await confirmAgain(owner)
  expect((await overHttp(endpoint)).code).not.toBe(code)
  const answer = await byPage(endpoint)
  expect(answer.isAsked).toBe(false)
  expect(answer.code).not.toBe(code)
})
