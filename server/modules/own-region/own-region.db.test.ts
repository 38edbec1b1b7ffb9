import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { buildOrder, ctxOf } from '#tests/factories.ts'

let t: TestApp
let agent: SignedIn
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
}, 60_000)
afterAll(() => t.close())

const tokyo = { zone: 'Asia/Tokyo', locale: 'de-DE', currency: 'USD' }
const session = async (by: SignedIn) => (await by.call('GET', '/session')).body

test('a member follows the agency until they choose, and their choices change nothing for colleagues', async () => {
  const before = await session(agent)
  expect(before.reader).toEqual({ zone: 'Africa/Lagos', currency: 'NGN', numbers: before.numbers })
  expect((await agent.call('PUT', '/profile/region', tokyo)).status).toBe(200)
  expect((await agent.call('GET', '/profile/region')).body).toEqual(tokyo)
  const { reader, regional, numbers } = await session(agent)
  expect(reader).toMatchObject({ zone: 'Asia/Tokyo', currency: 'USD', numbers: { group: '.', decimal: ',' } })
  // Rules and documents stay with the agency.
  expect(regional).toEqual(before.regional)
  expect(numbers).toEqual(before.numbers)
  expect((await session(owner)).reader).toEqual(before.reader)
})

test('unknown values are refused at their fields', async () => {
  const refused = await agent.call('PUT', '/profile/region', { zone: 'Mars/Base', locale: 'xx-YY', currency: 'ZZZ' })
  expect(refused.status).toBe(422)
  expect(refused.body.data.problems.map(({ path }: { path: string }) => path)).toEqual(['zone', 'locale', 'currency'])
  expect((await agent.call('GET', '/profile/region')).body).toEqual(tokyo)
})

test('lists are filtered by the days that the member sees, and their CSV file has the same rows and clock', async () => {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  // The 10th in Lagos, the 11th in Tokyo.
  await buildOrder(ctx, { number: 8001, createdAt: new Date('2026-03-10T16:00:00Z') })
  const numbers = async (by: SignedIn, day: string) =>
    (await by.call('GET', `/orders?from=${day}&to=${day}`)).body.items.map(({ number }: { number: string }) => number)
  expect(await numbers(owner, '2026-03-10')).toEqual(['TW-8001'])
  expect(await numbers(owner, '2026-03-11')).toEqual([])
  expect(await numbers(agent, '2026-03-11')).toEqual(['TW-8001'])
  const csv = String((await agent.call('GET', '/orders.csv?from=2026-03-11&to=2026-03-11')).body)
  expect(csv).toContain('Asia/Tokyo')
  expect(csv).toContain('2026-03-11')
})

test('documents are as the agency writes them, whoever prints them', { tags: ['full'] }, async () => {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const payBy = new Date(Date.now() + 86_400_000)
  const id = await buildOrder(ctx, { number: 8002, status: 'Not Paid', payBy })
  const mail = (by: SignedIn) => by.call('POST', `/orders/${id}/email-confirmation`, { email: 'ada@example.com' })
  const texts = []
  for (const by of [owner, agent]) {
    expect((await mail(by)).status).toBe(200)
    await t.drain()
    const [newest] = (await owner.call('GET', '/mails?query=ada@example.com')).body.items
    texts.push((await owner.call('GET', `/mails/${newest.id}`)).body.text)
  }
  expect(texts[1]).toBe(texts[0])
  expect(texts[0]).toContain('Lagos time')
  expect(texts[0]).not.toContain('Tokyo')
})

test('a program with an API key reads the agency’s days', { tags: ['full'] }, async () => {
  const made = await owner.call('POST', '/developers/keys', {
    name: 'Reports',
    permissions: ['orders:read'],
    password: 'Skyways-demo-1',
  })
  const authorization = `Bearer ${made.body.key}`
  const listed = await t.anonymous.call('GET', '/orders?from=2026-03-10&to=2026-03-10', undefined, { authorization })
  expect(listed.body.items.map(({ number }: { number: string }) => number)).toEqual(['TW-8001'])
})
