import { beforeAll, expect, test } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import type { Client } from '#tests/app.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()
let agent: Client

beforeAll(async () => {
  agent = await t.signIn('agent@skyways.test')
})

const suppliers = () => {
  const { flights, stays, tours, policies } = t.system.integrations
  return [...flights, ...stays, ...tours, ...policies]
}

/** Checks again: results are shared for two seconds. */
async function check(client: Client): Promise<Connection[]> {
  const time = new Date(t.system.now().getTime() + 60_000)
  t.setClock(() => time)
  const { status, body } = await client.call('GET', '/connections')
  expect(status).toBe(200)
  return body
}

test('every supplier, the gateway, mail and the cache are checked, each with duration and time', async () => {
  const before = t.system.now().getTime()
  const connections = await check(owner)
  expect(connections.map(({ name }) => name)).toEqual([
    ...suppliers().map(({ title }) => title),
    'Payment gateway',
    'Mail, stored on this machine',
    'Cache of this node',
  ])
  for (const { name, problem, milliseconds, checkedAt } of connections) {
    expect([name, problem]).toEqual([name, null])
    expect(milliseconds).toBeGreaterThanOrEqual(0)
    expect(Date.parse(checkedAt)).toBeGreaterThan(before)
  }
})

test('one connection is checked by its id, with what came back; an unknown one is not found', async () => {
  const [first] = await check(owner)
  const one = await owner.call('POST', '/connections/check', { id: first?.id })
  expect(one.body).toMatchObject({
    id: 'flights-1',
    name: first?.name,
    problem: null,
    answer: expect.stringContaining('accepted our key'),
  })
  expect((await owner.call('POST', '/connections/check', { id: 'mail' })).body.answer).toContain('No mail server is set')
  expect((await agent.call('POST', '/connections/check', { id: 'flights-1' })).body.name).toBe('Supplier of flights 1')
  expect((await owner.call('POST', '/connections/check', { id: 'nobody' })).status).toBe(404)
})

test('members who may not see suppliers get each without its name', async () => {
  const connections = await check(agent)
  expect(connections).toHaveLength(suppliers().length + 3)
  for (const { title, id } of suppliers()) {
    expect(JSON.stringify(connections)).not.toContain(title)
    expect(JSON.stringify(connections).toLowerCase()).not.toContain(id)
  }
  const named = connections.flatMap(({ name, part }) => (part === 'flights' || part === 'stays' ? [name] : []))
  expect(named).toContain('Supplier of flights 1')
  expect(named).toContain('Supplier of stays 1')
})

test('third parties are called once for members who check concurrently', async () => {
  const [first, second] = await Promise.all([owner, agent].map((client) => client.call('GET', '/connections')))
  const times = (connections: Connection[]) => connections.map(({ checkedAt }) => checkedAt)
  expect(times(first?.body)).toEqual(times(second?.body))
})

test('visitors get nothing', { tags: ['full'] }, async () => {
  expect((await t.anonymous.call('GET', '/connections')).status).toBe(401)
  expect((await t.anonymous.call('GET', '/connections', undefined, { host: 'skyways.customer.localhost' })).status).toBe(401)
})

test('a failed part is named with its fault, and the others are still checked', { tags: ['full'] }, async () => {
  // The hanging part is the last test: every later check waits for the full timeout.
  const faults = [
    { vendor: 'duffel', fault: '503', part: 'flights', says: 'It cannot be reached or used.' },
    { vendor: 'stayx', fault: '500', part: 'stays', says: 'It cannot be reached or used.' },
    { vendor: 'paystack', fault: 'hang', part: 'payments', says: 'It does not answer in time.' },
  ]
  const broken = new Set<string>()
  for (const { vendor, fault, part, says } of faults) {
    await t.arm({ vendor, fault, method: 'GET', times: 100 })
    broken.add(part)
    // Both request within the time in which a result is shared, and each gets its own view of it.
    const checked = await check(owner)
    const { body: shared } = await agent.call('GET', '/connections')
    const answers: Connection[][] = [checked, shared]
    for (const connections of answers) {
      const failed = connections.filter(({ problem }) => problem !== null)
      expect(new Set(failed.map((one) => one.part))).toEqual(broken)
      for (const one of failed) if (one.part === part) expect(one.problem).toBe(says)
    }
  }
})
