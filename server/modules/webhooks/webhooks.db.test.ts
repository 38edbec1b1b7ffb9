import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookMessage } from '#contract/webhook-messages.ts'
import { retrySchedule } from '#domain/webhooks/retry-schedule.ts'
import { webhookEndpoints } from '#server/db/schema/index.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { buildOrder, ctxOf } from '#tests/factories.ts'
import { receiver as example } from '#web/screens/developers/examples.ts'

let t: TestApp
let owner: SignedIn
let savanna: SignedIn
let isOpen: { close(): unknown }[] = []
beforeAll(async () => {
  t = await testApp({ env: { WEBHOOKS_TO_LOOPBACK: 'true' } })
  owner = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
}, 60_000)
afterAll(() => t.close())
beforeEach(() => t.setClock(() => new Date()))
afterEach(async () => {
  for (const server of isOpen) server.close()
  isOpen = []
  for (const { id } of (await owner.call('GET', '/developers/webhooks')).body)
    await owner.call('DELETE', `/developers/webhooks/${id}`)
})

const HOUR_MS = 3_600_000
const at = (ms: number) => () => new Date(Date.now() + ms)

/** A server of an agency: it answers with the statuses in turn, the last one for all further requests. */
async function receiver(...statuses: number[]) {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    got.push({ headers: request.headers, body })
    response.writeHead(statuses[Math.min(got.length, statuses.length) - 1] ?? 200).end('Thank you')
  })
  isOpen.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`, got }
}

const add = async (url: string, events = ['order.issued']) =>
  (await owner.call('POST', '/developers/webhooks', { url, events })).body
const read = async (id: string) => (await owner.call('GET', `/developers/webhooks/${id}`)).body
const logOf = async (id: string, query = '') =>
  (await owner.call('GET', `/developers/webhooks/${id}/deliveries${query}`)).body.items

let number = 9_000
/** An order of the agency that was issued just now. */
async function issue(): Promise<string> {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  number += 1
  const id = await buildOrder(ctx, { status: 'Issued', number })
  const payload = { isFreeToCancel: false, replaces: null }
  await ctx.tx((tx) => recordEvent(tx, ctx, { kind: 'order.issued', subject: id, payload }))
  return id
}

describe('a webhook', () => {
  test('receives the events that it chose, signed so that the library of Standard Webhooks accepts them', async () => {
    const { url, got } = await receiver(200)
    const { secret } = await add(url, ['order.issued', 'payment.received'])
    const checkout = await readyCheckout(owner, oneAdultToAbuja)
    const { orderId } = (await pay(owner, checkout, 'wallet')).body
    await t.drain()
    const message = got.find(({ body }) => JSON.parse(body).type === 'order.issued')
    const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)
    expect(webhookMessage('order.issued').parse(verified)).toEqual(verified)
    expect(verified).toMatchObject({ data: { order: { id: orderId, status: 'Issued', total: checkout.offer.total } } })
    expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers as Record<string, string>)).toThrow()
    // Neither suppliers nor what the agency earns.
    expect(got.map(({ body }) => body).join()).not.toMatch(/duffel|zenith|supplier|margin|markup|"net"/i)
  })

  test('receives nothing that it did not choose, and nothing of another agency', async () => {
    const { url, got } = await receiver(200)
    await add(url, ['order.cancelled'])
    await savanna.call('POST', '/developers/webhooks', { url, events: ['order.issued'] })
    await issue()
    await t.drain()
    expect(got).toEqual([])
  })

  test('is read, changed, pinged and deleted by its own agency only', { tags: ['full'] }, async () => {
    const { id } = await add((await receiver(200)).url)
    const path = `/developers/webhooks/${id}`
    for (const [method, more] of [
      ['GET', ''],
      ['GET', '/deliveries'],
      ['POST', '/ping'],
      ['POST', '/secret'],
      ['DELETE', ''],
    ] as const)
      expect((await savanna.call(method, path + more)).status, `${method} ${more}`).toBe(404)
    expect((await savanna.call('GET', '/developers/webhooks')).body.map((one: { id: string }) => one.id)).not.toContain(id)
  })
})

describe('a message that was refused', { tags: ['full'] }, () => {
  test('is repeated with the same id until it is accepted, and the log has every request and answer', async () => {
    const { url, got } = await receiver(500, 200)
    const { id } = await add(url)
    await issue()
    await t.drain()
    expect(await logOf(id)).toMatchObject([{ state: 'pending', nextAt: expect.any(String), attempts: [{ status: 500 }] }])
    expect((await read(id)).failingSince).toEqual(expect.any(String))
    await t.drainLater()
    const [delivery] = await logOf(id)
    expect(delivery).toMatchObject({
      event: 'order.issued',
      state: 'delivered',
      nextAt: null,
      attempts: [
        { status: 500, answer: 'Thank you', problem: null, url },
        { status: 200, headers: { 'webhook-id': delivery.messageId } },
      ],
    })
    expect(new Set(got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery.messageId]))
    expect((await read(id)).failingSince).toBeNull()
    await t.drainLater()
    expect(got).toHaveLength(2)
  })

  test('is given up after the last retry, and can be sent again by a person', async () => {
    const answers = [...Array.from({ length: retrySchedule.length + 1 }, () => 503), 200]
    const { url, got } = await receiver(...answers)
    const { id } = await add(url)
    await issue()
    await t.drain()
    for (const _retry of retrySchedule) await t.drainLater()
    const [failed] = await logOf(id, '?state=failed')
    expect(failed.attempts).toHaveLength(retrySchedule.length + 1)
    await t.drainLater()
    expect(got).toHaveLength(answers.length - 1)
    const again = await owner.call('POST', `/developers/webhooks/${id}/deliveries/${failed.id}`)
    expect(again.body).toMatchObject({ id: failed.id, messageId: failed.messageId, state: 'delivered' })
    expect(got.at(-1)?.headers['webhook-id']).toBe(failed.messageId)
  })

  test('disables its webhook after five days of failures only, and those who manage webhooks get a mail', async () => {
    const { url, got } = await receiver(500)
    const { id } = await add(url)
    await issue()
    await t.drain()
    t.setClock(at(119 * HOUR_MS))
    await t.drainLater()
    expect((await read(id)).isEnabled).toBe(true)
    t.setClock(at(121 * HOUR_MS))
    await t.drainLater()
    expect(await read(id)).toMatchObject({ isEnabled: false, disabledBy: null })
    await t.drainLater()
    const mails = (await owner.call('GET', '/mails')).body.items.filter(
      (mail: { template: string }) => mail.template === 'webhook-disabled',
    )
    expect(mails).toMatchObject([{ to: 'owner@skyways.test', subject: `The webhook ${url} was disabled` }])
    const requests = got.length
    await issue()
    await t.drainLater()
    expect(got).toHaveLength(requests)
    const enabled = await owner.call('PUT', `/developers/webhooks/${id}`, { url, events: ['order.issued'], isEnabled: true })
    expect(enabled.body).toMatchObject({ isEnabled: true, failingSince: null })
  })
})

test('a ping is sent at once and not repeated', async () => {
  const { url, got } = await receiver(404)
  const { id, secret } = await add(url)
  const pinged = await owner.call('POST', `/developers/webhooks/${id}/ping`)
  expect(pinged.body).toMatchObject({ event: 'ping', state: 'failed', nextAt: null, attempts: [{ status: 404 }] })
  const [message] = got
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toMatchObject({
    type: 'ping',
  })
  await t.drainLater()
  expect(got).toHaveLength(1)
})

test('after its secret was replaced, both sign for 24 hours, then the new one alone', { tags: ['full'] }, async () => {
  const { url, got } = await receiver(200)
  const { id, secret } = await add(url)
  const rolled = (await owner.call('POST', `/developers/webhooks/${id}/secret`)).body
  expect(rolled.secret).toMatch(/^whsec_/)
  expect(rolled.secret).not.toBe(secret)
  const accepts = (key: string) => {
    const { headers = {}, body = '' } = got.at(-1) ?? {}
    try {
      new Webhook(key).verify(body, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  await owner.call('POST', `/developers/webhooks/${id}/ping`)
  expect([accepts(secret), accepts(rolled.secret)]).toEqual([true, true])
  // The library refuses a timestamp of tomorrow, so the clock stays and the instant moves.
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const past = new Date(Date.now() - 1)
  await ctx.tx((tx) => tx.update(webhookEndpoints).set({ oldSecretUntil: past }).where(eq(webhookEndpoints.id, id)))
  expect((await read(id)).oldSecretUntil).toBeNull()
  expect(new Date(rolled.oldSecretUntil).getTime() - Date.now()).toBeGreaterThan(23.9 * HOUR_MS)
  await owner.call('POST', `/developers/webhooks/${id}/ping`)
  expect([accepts(secret), accepts(rolled.secret)]).toEqual([false, true])
  for (const told of [JSON.stringify(await read(id)), JSON.stringify(await logOf(id))]) expect(told).not.toContain('whsec_')
})

describe('an address', () => {
  test.each([
    'http://hooks.example.com/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[fe80::1]/',
    'https://metadata.internal/',
    'https://a:b@hooks.example.com/',
    'file:///etc/passwd',
    'hooks',
  ])('%s is refused', { tags: ['full'] }, async (url) => {
    const refused = await owner.call('POST', '/developers/webhooks', { url, events: ['order.issued'] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'webhook.address-refused' } })
    const { id } = await add((await receiver(200)).url)
    const changed = await owner.call('PUT', `/developers/webhooks/${id}`, { url, events: ['order.issued'] })
    expect(changed.body.code).toBe('webhook.address-refused')
  })

  test('that redirects into a private network is not followed', async () => {
    const inside = await receiver(200)
    const server = createServer((_request, response) => response.writeHead(307, { location: inside.url }).end())
    isOpen.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { id } = await add(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const { body } = await owner.call('POST', `/developers/webhooks/${id}/ping`)
    expect(body).toMatchObject({ state: 'failed', attempts: [{ status: 307, problem: 'Redirects are not followed.' }] })
    expect(inside.got).toEqual([])
  })
})

test('an agency has at most 20 webhooks, besides those of its resellers', { tags: ['full'] }, async () => {
  for (let n = 0; n < 20; n += 1) await add(`https://hooks.example.com/${n}`)
  expect((await add('https://hooks.example.com/20')).code).toBe('webhook.too-many')
  const { id } = (await owner.call('POST', '/tour-resellers', { name: 'Safari', email: 'api@safari.example', commission: 10 }))
    .body
  expect((await owner.call('PUT', `/tour-resellers/${id}/webhook`, { url: 'https://safari.example.com/' })).status).toBe(200)
})

test('the example in Node accepts messages with its secret and refuses others', { tags: ['full'] }, async () => {
  const { url } = await receiver(200)
  const { port } = new URL(url)
  for (const server of isOpen.splice(0)) server.close()
  const { id, secret } = await add(url)
  const other = await add(url)
  const child = spawn(process.execPath, ['--input-type=module', '--eval', example.code], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  isOpen.push({ close: () => child.kill() })
  const ping = async (webhook: string) => (await owner.call('POST', `/developers/webhooks/${webhook}/ping`)).body
  await expect.poll(async () => (await ping(id)).attempts[0].status, { timeout: 20_000 }).toBe(204)
  expect((await ping(other.id)).attempts[0]).toMatchObject({ status: 400, answer: 'The signature is not valid.' })
})
