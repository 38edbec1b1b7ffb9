import { createPaystack } from '@alexasomba/paystack-node'
import { buildSandbox, type Sandbox } from '../app.ts'
import { type Receiver, startReceiver } from '../frame/start-receiver.ts'

export interface Trial {
  sandbox: Sandbox
  receiver: Receiver
  /** An independent client, generated from Paystack's OpenAPI document. */
  paystack: ReturnType<typeof createPaystack>
  /** A raw call: the parsed response and its status. */
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> & { data: Record<string, unknown> } }>
  /** Opens a transaction and returns its page. */
  open(reference: string, more?: Record<string, unknown>): Promise<string>
  /** Submits a form of the page; returns the status, the redirect target, and the page's text. */
  press(
    page: string,
    form: string,
    fields?: Record<string, string>,
  ): Promise<{ status: number; location: string | null; text: string }>
  /** A payer's bank sends an amount, in kobo, to an account number. */
  transfer(accountNumber: string, amount: number): Promise<{ status: number; body: Record<string, unknown> }>
  arm(fault: Record<string, unknown>): Promise<unknown>
  /** The events received so far, in the order of arrival. */
  events(): { event: string; data: Record<string, unknown> }[]
  close(): Promise<void>
}

export const CALLBACK = 'https://shop.test/paid?order=7'

/** A sandbox with a subscriber, as the gateway's tests use it. */
export async function openTrial(dir = ':memory:', now = () => new Date()): Promise<Trial> {
  const receiver = await startReceiver()
  const sandbox = await buildSandbox({ dir, now, webhookUrls: { paystack: receiver.url } })
  const base = `${await sandbox.listen()}/paystack`
  const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }
  const call: Trial['call'] = async (method, path, body) => {
    const answer = await fetch(base + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  return {
    sandbox,
    receiver,
    paystack: createPaystack({ secretKey: 'sk_test_sandbox', baseUrl: base, retry: { retries: 0 } }),
    call,
    async open(reference, more = {}) {
      const asked = { email: 'ada@shop.test', amount: 1_000_000, reference, callback_url: CALLBACK, ...more }
      const { body } = await call('POST', '/transaction/initialize', asked)
      return String(body.data.authorization_url)
    },
    async press(page, form, fields = {}) {
      const answer = await fetch(`${page}/${form}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    },
    async transfer(accountNumber, amount) {
      const sent = { method: 'POST', headers, body: JSON.stringify({ accountNumber, amount }) }
      const answer = await fetch(`${sandbox.url}/control/transfers`, sent)
      return { status: answer.status, body: await answer.json() }
    },
    arm: (fault) =>
      fetch(`${sandbox.url}/control/faults`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ vendor: 'paystack', times: 1, ...fault }),
      }),
    events: () => receiver.received.map(({ body }) => JSON.parse(body)),
    async close() {
      await sandbox.close()
      await receiver.close()
    },
  }
}
