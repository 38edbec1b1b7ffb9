import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushKeys, pushSubscriptions } from '#server/db/schema/index.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { startPushService } from '#tests/push/push-service.ts'

let t: TestApp
let agent: SignedIn
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  t = await testApp({ env: { WEBHOOKS_TO_LOOPBACK: 'true' } })
  service = await startPushService()
}, 60_000)
afterAll(async () => {
  service.close()
  await t.close()
})
beforeEach(async () => {
  await t.system.db.delete(pushSubscriptions)
  service.pushed.length = 0
  service.answer.status = 201
  agent = await t.signIn('agent@skyways.test')
})

const add = (by = agent, subscription: object = service.subscription) => by.call('POST', '/notifications/browsers', subscription)
const browsers = () => t.system.db.$count(pushSubscriptions)
const choose = (browser: boolean) =>
  agent.call('PUT', '/notifications/choices', {
    choices: [{ kind: 'order.issued', inApp: true, email: false, digest: false, browser }],
  })

/** An order that is issued, of which the agent is told. */
async function sell(): Promise<string> {
  const { orderId } = (await pay(agent, await readyCheckout(agent, oneAdultToAbuja), 'wallet')).body
  await t.drain()
  await t.drain()
  return orderId
}

test('a browser that the member allowed is sent what is behind the bell, encrypted for it and signed by the installation', async () => {
  const { key } = (await agent.call('GET', '/notifications/browsers')).body
  expect((await add()).status).toBe(200)
  await choose(true)
  const orderId = await sell()
  const [sent] = service.pushed
  const { rows } = await t.system.db.execute<{ data: object }>(sql`select data from jobs.job where name = 'notifications.push'`)
  expect(JSON.stringify(rows), 'nothing personal in the queue').not.toMatch(/title|text/)
  expect(rows).toHaveLength(1)
  const [listed] = (await agent.call('GET', '/notifications?kind=order.issued')).body.items
  expect(sent?.message).toMatchObject({ title: listed.title, text: listed.text, path: listed.path })
  expect(listed.path).toContain(orderId)
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(sent?.key).toBe(key)
  expect(sent?.claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) })
})

test('the choice is obeyed, and a call without it changes nothing', async () => {
  await add()
  await choose(false)
  const without = { choices: [{ kind: 'order.issued', inApp: true, email: false, digest: false }] }
  await agent.call('PUT', '/notifications/choices', without)
  const matrix = (await agent.call('GET', '/notifications/choices')).body
  expect(matrix.find(({ kind }: { kind: string }) => kind === 'order.issued').browser).toBe(false)
  await sell()
  expect(service.pushed).toEqual([])
})

test('a browser is removed by its member, with its session, and when the push service no longer has it', async () => {
  await choose(true)
  await add()
  await (await t.signIn('owner@skyways.test')).call('POST', '/notifications/browsers/remove', service.subscription)
  expect(await browsers(), 'by somebody else').toBe(1)
  await agent.call('POST', '/notifications/browsers/remove', { endpoint: service.subscription.endpoint })
  expect(await browsers()).toBe(0)
  await add()
  await agent.call('POST', '/auth/sign-out')
  expect(await browsers(), 'signed out').toBe(0)
  agent = await t.signIn('agent@skyways.test')
  await add()
  service.answer.status = 410
  await sell()
  expect(await browsers(), 'gone').toBe(0)
})

test('a message is sent again to a push service that was busy', { tags: ['full'] }, async () => {
  await choose(true)
  await add()
  service.answer.status = 503
  await expect(sell()).rejects.toThrow('503')
  expect(service.pushed).toHaveLength(1)
  service.answer.status = 201
  await t.drainLater()
  expect(service.pushed).toHaveLength(2)
})

test('addresses in private networks are refused, and the private key is stored encrypted', { tags: ['full'] }, async () => {
  for (const endpoint of ['https://10.0.0.8/a', 'https://169.254.169.254/a', 'http://push.example.com/a', 'file:///etc/passwd'])
    expect((await add(agent, { ...service.subscription, endpoint })).status, endpoint).toBe(422)
  await agent.call('GET', '/notifications/browsers')
  const rows = await t.system.db.select().from(pushKeys)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.privateCipher.length).toBeGreaterThan(60)
})
