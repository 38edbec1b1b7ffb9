import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderQuery } from '#contract/orders/order-query.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildCustomer, buildMember, buildOrder } from '#tests/factories.ts'
import type { Ctx } from '../../../ctx.ts'
import { exportOrders } from './export-orders.ts'
import { listOrders } from './list-orders.ts'
import { searchEverything } from './search-everything.ts'

let t: TestApp
let ctx: Ctx
let stranger: Ctx

const list = (query: Record<string, unknown> = {}, as = ctx) => listOrders(as, OrderQuery.parse(query))
const numbers = async (query: Record<string, unknown>) => (await list(query)).items.map((row) => row.number)

async function walk(sort: string, limit: number): Promise<string[]> {
  const seen: string[] = []
  for (let after: string | null = null, pages = 0; pages < 20; pages += 1) {
    const page = await list({ sort, perPage: limit, after })
    seen.push(...page.items.map((row) => row.number))
    after = page.next
    if (after === null) return seen
  }
  throw new Error('the list never ends')
}

beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system)
  stranger = await buildAgency(t.system)
  await buildOrder(ctx, {
    number: 1001,
    total: 300,
    departsAt: '2026-12-03T08:00:00',
    bookingReference: 'K7QXJ4',
    ticketNumber: '125-2342567890',
  })
  await buildOrder(ctx, {
    number: 1002,
    total: 100,
    departsAt: '2026-12-01T08:00:00',
    givenName: 'Ngọzi',
    familyName: 'Okafor-Williams',
    email: 'ngozi.okafor@mail.ng',
  })
  await buildOrder(ctx, { number: 1003, total: 200, departsAt: null, product: 'protection', status: 'Failed' })
  await buildOrder(ctx, { number: 1004, total: 200, departsAt: '2026-12-01T08:00:00', status: 'Not Paid' })
  await buildOrder(ctx, { number: 1005, total: 200, departsAt: null, product: 'tour' })
  await buildOrder(ctx, { number: 10420, total: 400, departsAt: '2026-12-09T08:00:00', givenName: '=HYPERLINK("http://x")' })
  await buildOrder(stranger, { number: 1001, bookingReference: 'K7QXJ4' })
})
afterAll(() => t.close())

describe('paging by cursor', () => {
  it('returns ten orders, the highest number first, by default', () => {
    expect(OrderQuery.parse({})).toMatchObject({ page: 1, perPage: 10, sort: '-number', after: null })
  })

  const orders = {
    '-number': [10420, 1005, 1004, 1003, 1002, 1001],
    number: [1001, 1002, 1003, 1004, 1005, 10420],
    '-total': [10420, 1001, 1005, 1004, 1003, 1002],
    total: [1002, 1003, 1004, 1005, 1001, 10420],
    departs: [1002, 1004, 1001, 10420, 1003, 1005],
    '-departs': [10420, 1001, 1004, 1002, 1005, 1003],
  }
  it.each(Object.entries(orders))('returns the whole list by %s, each order once, with any page size', async (sort, expected) => {
    const titles = expected.map((number) => `TW-${number}`)
    for (const limit of [1, 2, 4, 5, 100]) expect(await walk(sort, limit)).toEqual(titles)
  })

  it.each(Object.entries(orders))('gives the same pages by number, sorted by %s', { tags: ['full'] }, async (sort, expected) => {
    const titles = expected.map((number) => `TW-${number}`)
    for (const perPage of [1, 2, 4, 5, 100])
      for (let page = 1; page <= Math.ceil(6 / perPage) + 1; page += 1)
        expect(await numbers({ sort, page: String(page), perPage: String(perPage) }), `page ${page} of ${perPage}`).toEqual(
          titles.slice((page - 1) * perPage, page * perPage),
        )
  })

  it('continues from a numbered page, with its number and the number of pages', async () => {
    const second = await list({ page: 2, perPage: 2 })
    expect(second).toMatchObject({ page: 2, lastPage: 5_000 })
    const third = await list({ perPage: 2, after: second.next })
    expect(third.items.map((row) => row.number)).toEqual(['TW-1002', 'TW-1001'])
    expect(third).toMatchObject({ page: null, next: null })
  })

  it('numbers the pages of the first 10,000 orders, and returns the last of them for a number beyond', async () => {
    expect(await list({ page: '999999999', perPage: 100 })).toMatchObject({ items: [], page: 100, lastPage: 100 })
  })

  it.each(['0', '-1', '1.5', 'two', ''])('returns the first page of ten for a page and a size of "%s"', async (bad) => {
    expect(await list({ page: bad, perPage: bad })).toMatchObject({ page: 1, lastPage: 1_000 })
  })

  it('returns the first page for an invalid cursor', async () => {
    expect((await list({ after: 'x"; drop table orders' })).items).toHaveLength(6)
  })

  it('shows nothing of another agency', async () => {
    expect((await list({}, stranger)).items.map((row) => row.number)).toEqual(['TW-1001'])
  })
})

describe('filters', () => {
  it('count each product’s tab, also while one of them is open', async () => {
    const tabs = [
      { product: 'flight', count: 4, isMore: false },
      { product: 'stay', count: 0, isMore: false },
      { product: 'tour', count: 1, isMore: false },
      { product: 'protection', count: 1, isMore: false },
    ]
    expect((await list()).tabs).toEqual(tabs)
    const tours = await list({ type: 'tour' })
    expect(tours.tabs).toEqual(tabs)
    expect(tours.items.map((row) => row.number)).toEqual(['TW-1005'])
  })

  it('by type: void orders whose tickets are voided, refund orders whose money is refunded', { tags: ['full'] }, async () => {
    const gave = await buildAgency(t.system)
    const statuses = ['Issued', 'TicketCancelationRequested', 'TicketCanceled', 'Refunded', 'Failed'] as const
    for (const [at, status] of statuses.entries()) await buildOrder(gave, { number: at + 1, status })
    const statusesIn = async (query: Record<string, unknown>) => (await list(query, gave)).items.map((row) => row.status)
    expect(await statusesIn({ filterType: 'void' })).toEqual(['TicketCanceled', 'TicketCancelationRequested'])
    expect(await statusesIn({ filterType: 'refund' })).toEqual(['Refunded'])
    expect(await statusesIn({ filterType: 'void', statusType: 'TicketCanceled' })).toEqual(['TicketCanceled'])
    expect(await statusesIn({ filterType: 'void', type: 'tour' })).toEqual([])
    expect((await list({ filterType: 'void' }, gave)).tabs).toContainEqual({ product: 'flight', count: 2, isMore: false })
  })

  it('by days of the agency’s calendar, including the first and the last, apply to list, tabs and CSV', {
    tags: ['full'],
  }, async () => {
    const sold = await buildAgency(t.system)
    const instants = ['2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z', '2026-03-03T22:59:59Z', '2026-03-03T23:00:00Z']
    for (const [at, createdAt] of instants.entries()) await buildOrder(sold, { number: at + 1, createdAt: new Date(createdAt) })
    const days = { from: '2026-03-02', to: '2026-03-03' }
    const found = await list(days, sold)
    expect(found.items.map((row) => row.number)).toEqual(['TW-3', 'TW-2'])
    expect(found.tabs).toContainEqual({ product: 'flight', count: 2, isMore: false })
    const csv = await (await exportOrders(sold, OrderQuery.parse(days))).text()
    expect(csv.match(/TW-\d/g)).toEqual(['TW-3', 'TW-2'])
    expect((await list({ from: '2026-02-31', to: '0000-01-01' }, sold)).items).toHaveLength(4)
  })

  it('by status or search apply to the counts of the tabs', async () => {
    expect((await list({ statusType: 'Failed' })).tabs).toContainEqual({ product: 'flight', count: 0, isMore: false })
    expect((await list({ statusType: 'Failed' })).tabs).toContainEqual({ product: 'protection', count: 1, isMore: false })
    expect((await list({ query: 'ngozi' })).tabs).toContainEqual({ product: 'flight', count: 1, isMore: false })
  })

  it.each([
    ['an order number', 'TW-1002', ['TW-1002']],
    ['its digits', '1002', ['TW-1002']],
    ['the beginning of a number', 'tw-1042', ['TW-10420']],
    ['a locator in lower case', 'k7qxj4', ['TW-1001']],
    ['a ticket number', '125-2342567890', ['TW-1001']],
    ['a ticket number without its hyphen', '1252342567890', ['TW-1001']],
    ['the ticket number after the airline’s code', '2342567890', ['TW-1001']],
    ['a name without diacritics', 'ngozi', ['TW-1002']],
    ['a name with diacritics', 'NGỌZI', ['TW-1002']],
    ['a double name', 'okafor-will', ['TW-1002']],
    ['family name before given name', 'okafor ngozi', ['TW-1002']],
    ['a whole e-mail address', 'ngozi.okafor@mail.ng', ['TW-1002']],
    ['part of an e-mail address', 'ngozi.okafor@ma', ['TW-1002']],
    ['words of two different orders', 'ngozi k7qxj4', []],
    ['punctuation only', '!&|:*', []],
    ['operators of the query syntax', "ngozi' | 'k7qxj4", []],
  ])('find by %s', { tags: ['full'] }, async (_, query, expected) => {
    expect(await numbers({ query })).toEqual(expected)
  })
})

describe('the CSV', () => {
  it('has a row for each order, with amounts a spreadsheet can sum and no text it would run', async () => {
    const file = await exportOrders(ctx, OrderQuery.parse({ sort: '-number' }))
    expect(file.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/)
    const [header, first, ...rest] = (await file.text()).trim().split('\r\n')
    expect(header).toContain('Order,Created (Africa/Lagos),Sold (Africa/Lagos),Status')
    expect(header).toMatch(/Currency,Total,Paid,Refunded,Due,Supplier,Supplier net,Payment fee,Margin,Of it commission$/)
    expect(rest).toHaveLength(5)
    expect(first).toMatch(/^TW-10420,/)
    expect(first).toContain(`"'=HYPERLINK(""http://x"") Okonkwo"`)
    expect(first).toContain('NGN,4,')
  })

  it('hides net and margin from roles that may not see them', async () => {
    const agent = await buildMember(t.system, ctx.agencyId, 'agent')
    const text = await (await exportOrders(agent, OrderQuery.parse({}))).text()
    expect(text).not.toMatch(/margin|net/i)
  })
})

describe('the command palette', () => {
  it('finds orders and customers of the agency only', async () => {
    await buildCustomer(ctx, { name: 'Ngozi Okafor', email: 'ngozi@example.com' })
    await buildCustomer(stranger, { name: 'Ngozi Stranger', email: 'ngozi@stranger.test' })
    const found = await searchEverything(ctx, { query: 'ngozi' })
    expect(found.orders.map((order) => order.number)).toEqual(['TW-1002'])
    expect(found.customers.map((customer) => customer.email)).toEqual(['ngozi@example.com'])
  })

  it.each([
    ['a place of the title', 'kano'],
    ['a property without diacritics', 'residence eko'],
    ['a name', 'tobenna'],
    ['a booking reference in lower case', 'pl4ce1'],
    ['a place and a name together', 'kano okorie'],
  ])('finds an order by %s', { tags: ['full'] }, async (_by, query) => {
    const own = await buildAgency(t.system)
    await buildOrder(own, { number: 2001, givenName: 'Amaka', familyName: 'Bello', title: 'Lagos → Abuja' })
    const title = 'Résidence Èkó, Kano'
    await buildOrder(own, { number: 2002, givenName: 'Tobenna', familyName: 'Okorie', title, bookingReference: 'PL4CE1' })
    const { orders } = await searchEverything(own, { query })
    expect(orders).toMatchObject([{ number: 'TW-2002', title, customer: 'Tobenna Okorie', bookingReference: 'PL4CE1' }])
  })

  it('treats a percent sign literally', async () => {
    expect(await searchEverything(ctx, { query: '%' })).toEqual({ orders: [], customers: [] })
  })
})
