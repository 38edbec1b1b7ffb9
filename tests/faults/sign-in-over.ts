import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { Answer, Client } from '../app.ts'

/** The result of a call during which the product stopped. */
const cutOff: Answer = { status: 0, body: null, headers: {} }

/** A client whose session works on other nodes. */
export interface SignedInOver extends Client {
  at(url: string): SignedInOver
}

function clientOf(url: string, cookie: string): SignedInOver {
  return {
    at: (other) => clientOf(other, cookie),
    async call(method, path, body) {
      const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const payload = body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await untilNotBusy(() => fetch(`${url}/api${path}`, { method, headers, ...payload })).catch(() => null)
      const text = await answer?.text().catch(() => null)
      if (!answer || text === null || text === undefined) return cutOff
      const isJson = answer.headers.get('content-type')?.includes('json') && text
      return {
        status: answer.status,
        body: isJson ? JSON.parse(text) : text,
        headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      }
    },
  }
}

/** A server on an overloaded machine rejects requests with a retry delay: the call is repeated. */
async function untilNotBusy(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send()
    const seconds = answer.headers.get('retry-after')
    if (answer.status !== 503 || seconds === null) return answer
    await setTimeout(Number(seconds) * 1_000)
  }
}

/** The owner of Skyways at the product with that address. */
export async function signInOver(url: string): Promise<SignedInOver> {
  const answer = await clientOf(url, '').call('POST', '/auth/sign-in', { email: 'owner@skyways.test', password: demoPassword })
  if (answer.status !== 200) throw new Error(`could not sign in: ${JSON.stringify(answer.body)}`)
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  return clientOf(url, cookies.join('; '))
}
