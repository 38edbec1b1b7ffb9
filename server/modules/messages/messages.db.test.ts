import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let owner: Client
let savanna: Client

const write = async (given: object, { host = 'skyways.customer.localhost', from = '192.0.2.1' } = {}) => {
  const body = { name: 'Ngozi Okafor', email: 'ngozi@example.com', message: 'May we fly two days later?', ...given }
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/shop/messages',
    headers: { host, 'content-type': 'application/json', 'x-forwarded-for': from },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (client: Client, query = '') => (await client.call('GET', `/messages${query}`)).body

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
}, 60_000)
afterAll(() => t.close())

describe("a visitor's message", () => {
  test("arrives in the inbox and mail of the host's agency, and nowhere else", async () => {
    const hostile = 'First line\n<script>alert(1)</script>'
    expect((await write({ topic: 'Dates', reference: 'TW-1042', message: hostile })).status).toBe(201)
    expect((await list(owner)).items).toMatchObject([
      { name: 'Ngozi Okafor', email: 'ngozi@example.com', topic: 'Dates', reference: 'TW-1042', message: hostile, isRead: false },
    ])
    expect((await list(savanna)).items).toEqual([])
    await t.drain()
    const [mail] = (await owner.call('GET', '/mails')).body.items
    expect(mail).toMatchObject({ template: 'message-received', to: 'hello@skyways.test', subject: 'Ngozi Okafor: Dates' })
    const { html } = (await owner.call('GET', `/mails/${mail.id}`)).body
    expect(html).toContain('First line<br />&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
  })

  test('is marked as read by its own agency only', async () => {
    const [message] = (await list(owner)).items
    expect((await savanna.call('POST', `/messages/${message.id}/read`, {})).status).toBe(404)
    expect((await list(owner)).items[0].isRead).toBe(false)
    expect((await owner.call('POST', `/messages/${message.id}/read`, {})).status).toBe(200)
    expect((await list(owner)).items[0].isRead).toBe(true)
  })

  test('requires a name, a contact and a text', async () => {
    const refused = await write({ name: ' ', email: 'nobody', message: 'Hi' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    const fields = refused.body.data.problems.map(({ path }: { path: string }) => path)
    expect(fields).toEqual(['name', 'email', 'message'])
  })

  test('is refused on a portal', async () => {
    expect((await write({}, { host: 'skyways.localhost' })).body.code).toBe('shop.closed')
  })

  test('is refused as the sixth from one address within a quarter of an hour', async () => {
    const from = '192.0.2.66'
    const host = 'savanna.customer.localhost'
    for (let n = 0; n < 5; n += 1) expect((await write({}, { host, from })).status).toBe(201)
    const refused = await write({}, { host, from })
    expect(refused).toMatchObject({ status: 429, body: { code: 'input.too-many-requests' } })
    expect((await write({}, { host, from: '192.0.2.67' })).status).toBe(201)
  })
})

test('is listed once across pages, newest first, also with equal times', async () => {
  t.setClock(() => new Date('2026-12-01T09:00:00Z'))
  for (let n = 0; n < 3; n += 1)
    await write({ name: `Visitor ${n}` }, { host: 'savanna.customer.localhost', from: `192.0.2.${n + 70}` })
  t.setClock(() => new Date())
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 9; page += 1) {
    const { items, next } = await list(savanna, `?limit=2${after && `&after=${after}`}`)
    seen.push(...items.map(({ id }: { id: string }) => id))
    if (next === null) break
    after = next
  }
  const all = (await list(savanna, '?limit=100')).items
  expect(seen).toEqual(all.map(({ id }: { id: string }) => id))
  expect(new Set(seen).size).toBe(9)
  expect((await list(savanna, '?after=nonsense&limit=100')).items).toHaveLength(9)
})
