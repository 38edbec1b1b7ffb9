import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customers, orders } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { ctxOf } from '#tests/factories.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { upsertCustomer } from '../orders/upsert-customer.ts'

let t: TestApp
let owner: Client
let agent: Client
let savanna: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
  savanna = await t.signIn('owner@savanna.test')
})
afterAll(() => t.close())

const add = async (body: object, client = owner): Promise<string> => (await client.call('POST', '/customers', body)).body.id
const read = async (id: string, client = owner) => (await client.call('GET', `/customers/${id}`)).body
const names = async (query: string, client = savanna) =>
  (await client.call('GET', `/customers?sort=name&${query}`)).body.items.map(({ name }: { name: string }) => name)

describe('the list', () => {
  beforeAll(async () => {
    await add({ name: 'Adéṣọlá Ogunbanjo', email: 'Sola@Example.com', phone: '+2348031234567', tags: ['VIP'] }, savanna)
    await add({ name: 'Kijani Ltd', kind: 'company', furtherEmails: ['accounts@kijani.test'], tags: ['Corporate'] }, savanna)
    for (let n = 10; n < 22; n += 1) await add({ name: `Person ${n}` }, savanna)
  })

  test('finds customers by parts of a name, an address, a phone number or a tag', async () => {
    for (const query of ['adesola', 'ogun sola', 'sola@exam', '0803 123', '+234 803-1234567', 'vip'])
      expect(await names(`query=${encodeURIComponent(query)}`), query).toEqual(['Adéṣọlá Ogunbanjo'])
    expect(await names('query=accounts%40kijani')).toEqual(['Kijani Ltd'])
    expect(await names('query=%25')).toEqual([])
    expect(await names('kind=company')).toEqual(['Kijani Ltd'])
    expect(await names('tag=VIP')).toEqual(['Adéṣọlá Ogunbanjo'])
    expect(await names('to=2020-01-01')).toEqual([])
  })

  test('has numbered pages of ten, sorted by name or by day, with the number of rows', async () => {
    const first = (await savanna.call('GET', '/customers?sort=-name')).body
    expect(first).toMatchObject({ page: 1, lastPage: 2, total: { count: 14, isMore: false }, tags: ['Corporate', 'VIP'] })
    expect(first.items.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(['Person 21', 'Person 20'])
    expect(await names('page=2')).toEqual(['Person 18', 'Person 19', 'Person 20', 'Person 21'])
    expect(await names('page=99')).toEqual(await names('page=2'))
  })

  test('is exported as it is filtered, by those who may export personal data', async () => {
    const csv = (await savanna.call('GET', '/customers.csv?tag=VIP')).body
    expect(csv.split('\r\n')[1]).toMatch(/^Adéṣọlá Ogunbanjo,person,sola@example\.com,'\+2348031234567,VIP,0,,/)
    expect((await agent.call('GET', '/customers.csv')).status).toBe(403)
  })
})

describe('a record', () => {
  test('keeps what members write of it', async () => {
    const preferences = { seat: 'aisle', meal: 'halal', board: '', other: 'No early flights' }
    const id = await add({ name: 'Ada Eze', email: 'ada@one.test', tags: ['VIP', 'vip'], preferences })
    const written = {
      kind: 'company',
      name: 'Eze Ltd',
      email: 'ada@two.test',
      furtherEmails: ['ada@one.test'],
      furtherPhones: ['0207 946 0958'],
    }
    expect((await owner.call('PUT', `/customers/${id}`, { ...written, preferences })).status).toBe(200)
    await owner.call('POST', `/customers/${id}/notes`, { text: 'Calls on Fridays.' })
    await owner.call('POST', `/customers/${id}/tags`, { tag: 'Corporate' })
    expect(await read(id)).toMatchObject({
      kind: 'company',
      name: 'Eze Ltd',
      email: 'ada@two.test',
      furtherEmails: ['ada@one.test'],
      furtherPhones: ['02079460958'],
      preferences,
      tags: ['Corporate'],
      notes: [{ text: 'Calls on Fridays.' }],
      origin: 'member',
    })
  })

  test('names the customer who has an address already', async () => {
    const id = await add({ name: 'First', email: 'taken@one.test' })
    const refused = await owner.call('POST', '/customers', { name: 'Second', furtherEmails: ['TAKEN@one.test'] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'customer.email-taken', data: { customerId: id } } })
  })

  test('shows the end of a passport number to roles that may not change customers', async () => {
    const id = await add({ name: 'Passport Holder' })
    await agent.call('POST', `/customers/${id}/documents`, { number: 'b04410027', country: 'NG', expiresOn: '2020-08-30' })
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    const { getCustomer } = await import('./record/get-customer.ts')
    const seen = await getCustomer({ ...ctx, actor: { ...ctx.actor, role: 'viewer' } }, id)
    expect(seen.documents).toMatchObject([{ number: '…027', state: 'expired' }])
    const [document] = (await read(id, agent)).documents
    expect(document.number).toBe('B04410027')
    expect(JSON.stringify(await t.system.db.select().from(customers))).not.toContain('B04410027')
    await agent.call('DELETE', `/customers/${id}/documents/${document.id}`)
    expect((await read(id)).documents).toEqual([])
  })

  test('is linked with companions and with the contact of a company', async () => {
    const [company, person, other] = [
      await add({ name: 'Umoja', kind: 'company' }),
      await add({ name: 'Wanjiru' }),
      await add({ name: 'Kamau' }),
    ]
    await owner.call('POST', `/customers/${person}/links`, { otherId: company, kind: 'contact', relation: 'Accounts' })
    await owner.call('POST', `/customers/${person}/links`, { otherId: other, kind: 'companion' })
    expect((await read(company)).links).toMatchObject([{ other: { name: 'Wanjiru' }, kind: 'contact', relation: 'Accounts' }])
    expect((await read(person)).links.map((link: { other: { name: string } }) => link.other.name)).toEqual(['Kamau', 'Umoja'])
    await owner.call('DELETE', `/customers/${other}/links/${person}`)
    expect((await read(person)).links).toHaveLength(1)
  })
})

test('a sale finds its customer by the contact, once, and keeps what members know', async () => {
  const paid = await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const [order] = await t.system.db.select().from(orders).where(eq(orders.id, paid.body.orderId))
  const id = order?.customerId ?? ''
  const record = await read(id)
  expect(record).toMatchObject({ origin: 'order', orderCount: 1, orders: [{ id: paid.body.orderId }] })
  const contact = { email: record.email.toUpperCase(), phone: '+15550000000' }
  const again = await ctx.tx((tx) => Promise.all([1, 2].map(() => upsertCustomer(tx, ctx, { name: 'Somebody else', contact }))))
  expect(again).toEqual([id, id])
  expect(await read(id)).toMatchObject({ name: record.name, phone: record.phone })
})

describe('a duplicate', { tags: ['full'] }, () => {
  const preferences = { seat: 'window', meal: '', board: '', other: '' }

  test('is found by e-mail and by phone, merged as chosen, and separated again', async () => {
    const survivor = await add({ name: 'Ngozi Okafor', email: 'ngozi@home.test', phone: '+2348012345678', tags: ['Family'] })
    const duplicate = await add({
      name: 'N. Okafor',
      email: 'ngozi+trip@home.test',
      phone: '08012345678',
      tags: ['VIP'],
      preferences,
    })
    const friend = await add({ name: 'Friend' })
    await owner.call('POST', `/customers/${duplicate}/notes`, { text: 'Window seat.' })
    const quote = { customerId: duplicate, name: 'N. Okafor', title: 'To the coast' }
    const quoteId = (await owner.call('POST', '/quotes', quote)).body.id
    const quotesOf = async (id: string) =>
      (await owner.call('GET', `/quotes?customer=${id}`)).body.items.map((one: { id: string }) => one.id)
    await owner.call('POST', `/customers/${duplicate}/links`, { otherId: friend, kind: 'companion' })
    expect((await read(survivor)).duplicates).toMatchObject([{ id: duplicate, matches: ['email', 'phone'] }])
    const before = [await read(survivor), await read(duplicate)]

    const preview = (await owner.call('GET', `/customers/${survivor}/merge/${duplicate}`)).body
    expect(preview).toMatchObject({
      proposed: { name: 'survivor', email: 'survivor', phone: 'survivor', seat: 'duplicate' },
      moves: { notes: 1, links: 1, tags: ['VIP'] },
    })
    const { mergeId } = (
      await owner.call('POST', `/customers/${survivor}/merge/${duplicate}`, { keep: { name: 'duplicate', email: 'duplicate' } })
    ).body
    const merged = await read(survivor)
    expect(merged).toMatchObject({
      name: 'N. Okafor',
      email: 'ngozi+trip@home.test',
      furtherEmails: ['ngozi@home.test'],
      phone: '+2348012345678',
      furtherPhones: ['08012345678'],
      tags: ['Family', 'VIP'],
      preferences,
      duplicates: [],
      notes: [{ text: 'Window seat.' }],
      links: [{ other: { name: 'Friend' } }],
    })
    expect(await read(duplicate)).toEqual(merged)
    expect(await quotesOf(survivor)).toEqual([quoteId])
    expect(await names('query=okafor', owner)).toEqual(['N. Okafor'])

    // A sale to either address is one of the surviving record.
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    const contact = { email: 'ngozi@home.test', phone: '+2348012345678' }
    expect(await ctx.tx((tx) => upsertCustomer(tx, ctx, { name: 'Ngozi', contact }))).toBe(survivor)

    await owner.call('POST', `/customers/${survivor}/tags`, { tag: 'Since' })
    expect((await owner.call('POST', `/customers/${survivor}/merges/${mergeId}/undo`, {})).body).toEqual({ id: duplicate })
    const [own, other] = [await read(survivor), await read(duplicate)]
    expect(own).toEqual({ ...before[0], tags: ['Family', 'Since'] })
    expect(other).toEqual(before[1])
    expect([await quotesOf(survivor), await quotesOf(duplicate)]).toEqual([[], [quoteId]])
    expect((await owner.call('POST', `/customers/${survivor}/merges/${mergeId}/undo`, {})).status).toBe(404)
  })

  test('takes its planned trips along, and back when it is separated', async () => {
    const [survivor, duplicate] = [
      await add({ name: 'Tola Ade', email: 'tola@home.test' }),
      await add({ name: 'T. Ade', email: 'tola@work.test' }),
    ]
    const signIn = async (email: string) => {
      const visitor = visitShop(t, 'skyways')
      await visitor.call('POST', '/shop/codes', { email })
      expect((await visitor.call('POST', '/shop/sign-in', { email, code: await mailedCode(t) })).status).toBe(200)
      return visitor
    }
    const { id } = (await (await signIn('tola@work.test')).call('POST', '/planned-trips', { name: 'To the coast' })).body
    const other = await signIn('tola@home.test')
    const trips = async () => (await other.call('GET', '/planned-trips')).body.items.map((trip: { id: string }) => trip.id)
    expect(await trips()).toEqual([])
    const { mergeId } = (await owner.call('POST', `/customers/${survivor}/merge/${duplicate}`, {})).body
    expect(await trips()).toEqual([id])
    await owner.call('POST', `/customers/${survivor}/merges/${mergeId}/undo`, {})
    expect(await trips()).toEqual([])
  })

  test('that was merged before cannot be separated before the newer merge', async () => {
    const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })]
    const first = (await owner.call('POST', `/customers/${a}/merge/${b}`, {})).body.mergeId
    const second = (await owner.call('POST', `/customers/${a}/merge/${c}`, {})).body.mergeId
    const undo = (merge: string) => owner.call('POST', `/customers/${a}/merges/${merge}/undo`, {})
    expect((await undo(first)).body.code).toBe('customer.merge-changed')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
  })
})

test('ten thousand customers are listed and searched quickly', { tags: ['full'] }, async () => {
  const ctx = await ctxOf(t.system, 'owner@savanna.test')
  await ctx.tx((tx) =>
    tx.execute(sql`insert into customers (id, agency_id, name, email, phone, tags)
      select gen_random_uuid(), ${ctx.agencyId}, 'Bulk ' || n, 'bulk' || n || '@many.test', '+25471' || (1000000 + n), '{Many}'
      from generate_series(1, 10000) n`),
  )
  const started = performance.now()
  expect(await names('query=bulk%209999')).toEqual(['Bulk 9999'])
  expect(await names('tag=Many&page=900&perPage=1')).toHaveLength(1)
  // Generous for a busy machine; each request takes about 30 ms.
  expect(performance.now() - started).toBeLessThan(3_000)
})
