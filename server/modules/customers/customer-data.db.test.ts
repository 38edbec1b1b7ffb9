import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#server/db/schema/index.ts'
import { remindCustomer } from '#server/modules/quotes/reminders/remind-customer.job.ts'
import { expireQuote } from '#server/modules/quotes/sharing/expire-quote.job.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { ctxOf } from '#tests/factories.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { sizes } from '#tests/sizes.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
afterAll(() => t.close())

const runImport = async (csv: string, columns?: (string | null)[], tag = '') => {
  const { id } = (await owner.call('POST', '/customer-imports', { fileName: 'list.csv', lines: csv.split('\n') })).body
  const file = (await owner.call('GET', `/customer-imports/${id}`)).body
  expect((await owner.call('POST', `/customer-imports/${id}/run`, { columns: columns ?? file.columns, tag })).status).toBe(200)
  await t.drain()
  return { file, done: (await owner.call('GET', `/customer-imports/${id}`)).body }
}
const refusedOf = async (id: string): Promise<string[]> =>
  (await owner.call('GET', `/customer-imports/${id}/refused.csv`)).body.trim().split('\r\n').slice(1)

describe('an imported file', () => {
  test('is read by its columns, completes known customers, and gives refused rows back with the reason', async () => {
    const known = (await owner.call('POST', '/customers', { name: 'Known', email: 'known@list.test', phone: '+2348000000001' }))
      .body.id
    const csv = [
      '\uFEFFFirst name;Last name;E-mail Address;Mobile;Labels;Seat;Internal id',
      'Ada;Eze;ADA@list.test;+44 20 7946 0958;VIP|Lagos;Extra legroom;1',
      'Other;Name;known@list.test;+2348000000002;VIP;Aisle;2',
      'Bad;Address;not-an-address;;;;3',
      'Second;Ada;ada@list.test;;;;4',
      ';;nobody@list.test;;;;5',
      'Odd;Seat;seat@list.test;;;Roof;6',
    ].join('\r\n')
    const { file, done } = await runImport(csv, undefined, 'Autumn')
    expect(file).toMatchObject({
      columns: ['givenName', 'familyName', 'email', 'phone', 'tags', 'seat', null],
      total: 6,
      rows: expect.arrayContaining([['Ada', 'Eze', 'ADA@list.test', '+44 20 7946 0958', 'VIP|Lagos', 'Extra legroom', '1']]),
    })
    expect(done).toMatchObject({ state: 'done', created: 1, updated: 1, refused: 4, rows: [] })
    expect(await refusedOf(done.id)).toEqual([
      'Bad,Address,not-an-address,,,,3,4,Enter an e-mail address such as name@example.com.',
      'Second,Ada,ada@list.test,,,,4,5,Row 2 has the same e-mail address.',
      ',,nobody@list.test,,,,5,6,Enter the name.',
      'Odd,Seat,seat@list.test,,,Roof,6,7,"“Roof” is no seat preference: window, aisle, front, extra-legroom."',
    ])
    const [ada] = (await owner.call('GET', '/customers?query=ada%40list.test')).body.items
    expect(ada).toMatchObject({ name: 'Ada Eze', phone: '+442079460958', tags: ['VIP', 'Lagos', 'Autumn'], origin: 'import' })
    expect((await owner.call('GET', `/customers/${known}`)).body).toMatchObject({
      name: 'Known',
      phone: '+2348000000001',
      furtherPhones: ['+2348000000002'],
      tags: ['VIP', 'Autumn'],
      preferences: { seat: 'aisle' },
    })
  })

  test('is refused when it is no table, has no name, or was imported already', async () => {
    const upload = (csv: string) => owner.call('POST', '/customer-imports', { lines: csv.split('\n') })
    for (const csv of ['Name', 'Name\n"open', ' \n '])
      expect((await upload(csv)).body.code, csv).toBe('customer.import-unreadable')
    const { id } = (await upload('Name,E-mail\nA,a@again.test')).body
    const run = (columns: (string | null)[]) => owner.call('POST', `/customer-imports/${id}/run`, { columns })
    expect((await run([null, 'email'])).body).toMatchObject({ code: 'input.invalid', data: { problems: [{ path: 'columns' }] } })
    expect((await run(['name', 'name'])).status).toBe(422)
    expect((await run(['name', 'email'])).status).toBe(200)
    expect((await run(['name', 'email'])).body.code).toBe('customer.import-started')
  })

  test('of many rows is imported with every bad row refused by its number', { tags: ['full'], timeout: 300_000 }, async () => {
    const rows = Array.from({ length: sizes.importedCustomers }, (_, n) =>
      n % 50 === 49 ? `Person ${n},person${n}@` : `Person ${n},person${n}@many.test`,
    )
    const { done } = await runImport(['Name,E-mail', ...rows].join('\n'), undefined, 'Many')
    const bad = sizes.importedCustomers / 50
    expect(done).toMatchObject({
      created: sizes.importedCustomers - bad,
      updated: 0,
      refused: bad,
      position: sizes.importedCustomers,
    })
    const refused = await refusedOf(done.id)
    expect(refused).toHaveLength(bad)
    expect(refused[0]).toBe('Person 49,person49@,51,Enter an e-mail address such as name@example.com.')
    const again = await runImport(['Name,E-mail', ...rows].join('\n'))
    expect(again.done).toMatchObject({ created: 0, updated: sizes.importedCustomers - bad, refused: bad })
  })
})

describe('the personal data of a customer', () => {
  let id: string
  let orderId: string
  let email: string
  let family: string
  let quoteId: string
  beforeAll(async () => {
    orderId = (await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')).body.orderId
    await t.drain()
    await t.drain()
    const [order] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
    id = order?.customerId ?? ''
    const record = (await owner.call('GET', `/customers/${id}`)).body
    email = record.email
    family = record.name.split(' ').at(-1)
    await owner.call('POST', `/customers/${id}/notes`, { text: `${family} is afraid of flying.` })
    const visitor = visitShop(t, 'skyways')
    await visitor.call('POST', '/shop/messages', { name: record.name, email, message: 'May I bring a dog?' })
    await visitor.call('POST', '/shop/codes', { email })
    expect((await visitor.call('POST', '/shop/sign-in', { email, code: await mailedCode(t) })).status).toBe(200)
    expect((await visitor.call('POST', '/planned-trips', { name: 'With the Quotewells' })).status).toBe(201)
    quoteId = await signedQuote({ name: record.name, email, customerId: id })
  })

  test('is exported as one file', { tags: ['full'] }, async () => {
    const { status, body } = await owner.call('GET', `/customers/${id}/export`)
    const data = typeof body === 'string' ? JSON.parse(body) : body
    expect(status).toBe(200)
    expect(data).toMatchObject({
      email,
      notes: [{}],
      messages: [{ message: 'May I bring a dog?' }],
      orders: [{ contact: { email } }],
    })
    expect(data.orders[0].people[0].familyName).toBeTruthy()
    expect(data.quotes).toMatchObject([{ contact: { email }, signature: { name: 'Signed Quotewell' } }])
    expect(data.mails.length).toBeGreaterThan(0)
  })

  test('stays while an order is not finished', { tags: ['full'] }, async () => {
    const refused = await owner.call('POST', `/customers/${id}/erase`, {})
    expect(refused).toMatchObject({ status: 409, body: { code: 'customer.orders-open' } })
    expect((await owner.call('GET', `/customers/${id}`)).body.email).toBe(email)
  })

  test('is erased from every table, and the books balance as before', async () => {
    await t.system.db
      .update(orders)
      .set({ startsAt: new Date('2026-01-01'), endsAt: new Date('2026-01-02') })
      .where(eq(orders.customerId, id))
    const people = (await owner.call('GET', `/orders/${orderId}`)).body
    const before = { wallet: (await owner.call('GET', '/wallet')).body, total: people.total, number: people.number }
    const preview = (await owner.call('GET', `/customers/${id}/erasure`)).body
    expect(preview).toMatchObject({ notes: 1, messages: 1, quotes: 1, open: [] })
    expect(preview.orders).toBeGreaterThan(0)

    expect((await owner.call('POST', `/customers/${id}/erase`, {})).body).toEqual({ done: true })
    expect(await tablesWith(email)).toEqual([])
    expect(await tablesWith('afraid of flying')).toEqual([])
    expect(await tablesWith('Quotewell')).toEqual([])
    expect((await owner.call('GET', `/quotes/${quoteId}`)).status).toBe(404)
    // Jobs that were enqueued when it was sent find nothing to do.
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    const ofQuote = { agencyId, quoteId }
    await expireQuote.handle(t.system, ofQuote)
    await remindCustomer.handle(t.system, { ...ofQuote, at: new Date().toISOString() })
    const order = await owner.call('GET', `/orders/${orderId}`)
    expect(order).toMatchObject({ status: 200, body: { total: before.total, number: before.number } })
    expect(order.body.travellers?.[0]?.givenName ?? 'Erased').toBe('Erased')
    expect((await owner.call('GET', '/wallet')).body).toEqual(before.wallet)
    expect((await owner.call('GET', `/customers/${id}`)).body).toMatchObject({
      name: 'Erased customer',
      email: '',
      notes: [],
      mails: [],
    })
    expect((await owner.call('GET', `/customers?query=${encodeURIComponent(email)}`)).body.items).toEqual([])
    for (const path of [`/orders/${orderId}/ticket.pdf`, '/orders', '/orders.csv', '/dashboard'])
      expect((await owner.call('GET', path)).status, path).toBeLessThan(500)
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
  })

  test('is not erased twice, nor changed afterwards', async () => {
    expect((await owner.call('POST', `/customers/${id}/erase`, {})).status).toBe(404)
    expect((await owner.call('POST', `/customers/${id}/tags`, { tag: 'VIP' })).status).toBe(404)
  })
})

/** A quote with names of the customer wherever it can have them, asked about and signed on its page. */
async function signedQuote(recipient: { name: string; email: string; customerId: string }): Promise<string> {
  const { id } = (await owner.call('POST', '/quotes', { ...recipient, title: 'To the coast' })).body
  const cover = { rev: 0, title: 'To the coast', terms: '', validUntil: null }
  await owner.call('PUT', `/quotes/${id}/cover`, { ...cover, intro: 'Hello Ms Quotewell' })
  const travellers = [{ name: 'Ada Quotewell', group: '' }]
  await owner.call('PUT', `/quotes/${id}/travellers`, { rev: 1, travellers, showsShares: false })
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const words = { title: 'Hotel', details: '', from: null, to: null, isOptional: false, forWhom: 'Ada Quotewell', deadline: null }
  const amounts = { cost: 100_00, markup: 0, fee: 0 }
  await owner.call('PUT', `/quotes/${id}/items`, { ...words, ...amounts, optionId, partId: null, rev: 0 })
  await owner.call('PUT', `/quotes/${id}/texts`, {
    optionId,
    partId: null,
    rev: 0,
    title: '',
    text: 'A birthday cake for Ms Quotewell.',
  })
  const send = (to: string) => owner.call('POST', `/quotes/${id}/send`, { to, message: 'For Ms Quotewell' })
  await send(recipient.email)
  // The second version goes to an address that is not the customer's.
  const { link } = (await send('partner@quoted.test')).body
  const path = `/shop/quotes/${String(link).split('/').at(-1)}`
  const shop = visitShop(t, 'skyways')
  await shop.call('POST', `${path}/comments`, { text: 'Is there room for all Quotewells?' })
  await shop.call('POST', `${path}/accept`, { version: 2, optionId, name: 'Signed Quotewell' })
  return id
}

/** The tables in which any column of any row has a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await t.system.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'users' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await t.system.db.execute(
      sql`select 1 from ${sql.identifier(name)} r where r::text ilike ${`%${text}%`} limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}
