import { createHmac, randomUUID } from 'node:crypto'
import type { SandboxDeps } from '../deps.ts'
import type { Alarms } from '../frame/set-alarms.ts'
import type { Books } from './open-books.ts'

export const SECRET_KEY = 'sk_test_sandbox'

/** Dependencies of every part of the gateway. */
export interface Gateway {
  deps: SandboxDeps
  books: Books
  alarms: Alarms
}

/** The header `x-paystack-signature`: hex HMAC-SHA512 over the exact body, keyed with the secret key itself. */
export const signPaystack = (body: string) => createHmac('sha512', SECRET_KEY).update(body).digest('hex')

/** Queues an event for the integration's webhook address; without an address Paystack sends nothing. */
export function sendEvent(deps: SandboxDeps, event: string, data: unknown): void {
  const url = deps.webhookUrl?.('paystack')
  if (!url) return
  const body = JSON.stringify({ event, data })
  deps.deliver({
    id: randomUUID(),
    vendor: 'paystack',
    url,
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'Paystack/2.0', 'x-paystack-signature': signPaystack(body) },
  })
}
