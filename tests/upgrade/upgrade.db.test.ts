import { readFileSync } from 'node:fs'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '#server/config.ts'
import { systemCtx } from '#server/ctx.ts'
import { migrate } from '#server/db/migrate.ts'
import { searchText } from '#server/db/search-terms.ts'
import { getOrder } from '#server/modules/orders/detail/get-order.ts'
import { startSystem } from '#server/start-system.ts'
import { checkInvariants } from '../check-invariants.ts'
import { openOldDatabase } from './open-old-database.ts'

/**
 * `sold-at-0018.json` is a database of seventeen sales (both products, portal and storefront, every payment method and ending) with the schema of
 * migration 0018, and the API's answers for each order at that time. It is never edited: sales of a later schema are another file.
 */
const Row = z.record(z.string(), z.unknown())
const Sold = z.object({
  tables: z.record(z.string(), z.array(Row)),
  orders: z.array(z.object({ id: z.string(), says: Row, people: z.array(Row) })),
})
const sold = Sold.parse(JSON.parse(readFileSync(new URL('./sold-at-0018.json', import.meta.url), 'utf8')))
/** The key of its encrypted personal data. */
const ENCRYPTION_KEY = '00112233445566778899aabbccddeeff'.repeat(2)

/** In addition: SKY-1002, paid by card, was paid by bank transfer before, which was refunded in full. */
const paidTwice = sold.orders.find(({ says }) => says.number === 'SKY-1002')?.id
const twice = (sold.tables.payments ?? [])
  .filter((row) => row.order_id === paidTwice)
  .map((row) => ({
    ...row,
    id: '01a2081b-0000-7000-8000-000000000001',
    method: 'bank-transfer',
    status: 'refunded',
    reference: 'PAY-twice',
    created_at: '2026-11-23T09:00:00.000+00:00',
    settled_at: '2026-11-23T09:01:00.000+00:00',
  }))
const tables = { ...sold.tables, payments: [...(sold.tables.payments ?? []), ...twice] }

const database = await openOldDatabase(18, tables)
await migrate(database.url)
const config = { ...loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ENCRYPTION_KEY }), sandboxUrl: 'http://127.0.0.1:9' }
const { system, close } = await startSystem(config, {
  databaseUrl: database.url,
  log: pino({ level: 'silent' }),
  now: () => new Date(),
})

afterAll(async () => {
  await close()
  await database.close()
})

const Amount = z.object({ amount: z.number(), currency: z.string() })
const Says = z.looseObject({ money: z.looseObject({ paid: Amount, refunded: Amount }), payments: z.array(z.unknown()) })

/** The answer for an order: the returned payment is included in paid and refunded, and in nothing else. */
function withSecond(given: object): object {
  const { money, payments, ...says } = Says.parse(given)
  const both = { ...money.paid, amount: money.paid.amount * 2 }
  const second = { method: 'bank-transfer', status: 'refunded', amount: money.paid }
  return { ...says, money: { ...money, paid: both, refunded: money.paid }, payments: [second, ...payments] }
}

const cases = sold.orders.map((order) => [String(order.says.number), order] as const)

test.each(cases)(
  'order %s of an older database keeps its status, money, contact, payments and people',
  async (_number, { id, says, people }) => {
    const agencyId = z.string().parse(sold.tables.orders?.find((row) => row.id === id)?.agency_id)
    const order = await getOrder(await systemCtx(system, agencyId), { id })
    expect(order).toMatchObject(id === paidTwice ? withSecond(says) : says)
    const { guests, people: travellers } = { guests: null, people: null, ...order }
    expect(guests ?? travellers).toMatchObject(people)
  },
)

test('a cancellation in progress, refused or done keeps its state', async () => {
  const { rows } = await system.db.execute<{ state: string; count: string }>(
    'select state, count(*) from service_requests group by 1 order by 1',
  )
  expect(rows.map(({ state, count }) => `${state} ${count}`)).toEqual(['confirmed 1', 'done 4', 'refused 1'])
})

test('tickets and contacts of properties are migrated from the older tables', async () => {
  const { rows } = await system.db.execute<{ order_id: string; details: unknown }>('select order_id, details from order_details')
  const details = new Map(rows.map((row) => [row.order_id, row.details]))
  const { order_travellers: travellers = [], stay_details: stays = [] } = sold.tables
  for (const { order_id: id, passenger_id: passengerId, ticket_number: number } of travellers)
    if (number) expect(details.get(String(id))).toMatchObject({ tickets: expect.arrayContaining([{ passengerId, number }]) })
  for (const { order_id: id, property_phone: phone, property_email: email, cheaper } of stays)
    expect(details.get(String(id))).toEqual({ phone, email, cheaper })
  const ticketed = travellers.filter((one) => one.ticket_number).map((one) => one.order_id)
  expect(details.size).toBe(new Set([...ticketed, ...stays.map((one) => one.order_id)]).size)
})

test('each order of an older database has its own trip, and the next trip has another number', async () => {
  const { rows } = await system.db.execute<{ same: boolean; trips: number }>(`
    select bool_and(t.agency_id = o.agency_id and t.title = o.title and t.customer_id is not distinct from o.customer_id) as same,
      count(distinct t.id)::int as trips
    from orders o join trips t on t.id = o.trip_id`)
  expect(rows).toEqual([{ same: true, trips: sold.tables.orders?.length }])
  const { rows: taken } = await system.db.execute(`
    select 1 from trips t join counters c on c.agency_id = t.agency_id and c.kind = 'trip' where t.number > c.value`)
  expect(taken).toEqual([])
})

test('an order of an older database is found by words of its title', async () => {
  const { rows } = await system.db.execute<{ title: string; search_text: string }>('select title, search_text from orders')
  expect(rows.length).toBeGreaterThan(0)
  for (const { title, search_text: text } of rows)
    expect(text.split(' ')).toEqual(expect.arrayContaining(searchText([title]).split(' ')))
})

test('the posting of a cancelled order keeps its entries under a name for any product', async () => {
  const older = (sold.tables.ledger_movements ?? []).filter((row) => row.kind === 'stay-refund').map((row) => row.id)
  const { rows } = await system.db.execute<{ id: string }>("select id from ledger_movements where kind = 'cancellation-refund'")
  expect(older.length).toBeGreaterThan(0)
  expect(rows.map((row) => row.id).toSorted()).toEqual(older.map(String).toSorted())
  await expect(system.db.execute("update ledger_movements set kind = 'issue'")).rejects.toThrow()
})

test('an order of an older database starts at the stored local time of its airport or property, and ends after that', async () => {
  const { rows } = await system.db.execute<{ id: string; local: string; utc: string; zone: string; ends: boolean }>(`
    select id, starts_local::text as local, (starts_at at time zone 'UTC')::text as utc, zone, ends_at > starts_at as ends from orders`)
  const older = new Map((sold.tables.orders ?? []).map((row) => [row.id, String(row.departs_at)]))
  expect(rows.length).toBe(older.size)
  // Flights were sold from Nigeria and rooms at the supplier's test property on Pitcairn: UTC offsets of several hours, all year.
  const hours: Record<string, number> = { 'Africa/Lagos': 1, 'Pacific/Pitcairn': -8 }
  for (const { id, local, utc, zone, ends } of rows) {
    expect({ local: local.replace(' ', 'T'), ends }).toEqual({ local: older.get(id), ends: true })
    expect((Date.parse(`${local}Z`) - Date.parse(`${utc}Z`)) / 3_600_000).toBe(hours[zone])
  }
  expect(new Set(rows.map(({ zone }) => zone)).size).toBe(2)
})

test('the fee of a payment is no line of a stored price, and only one payment has it', async () => {
  const { rows } = await system.db.execute<{ id: string; lines: { kind: string }[]; total: number; fees: number[] }>(`
    select o.id, o.waterfall->'lines' as lines, (o.waterfall->'total'->>'amount')::float8 as total,
      coalesce(jsonb_agg(a.fee order by a.fee desc) filter (where a.id is not null), '[]') as fees
    from orders o left join payment_allocations a on a.order_id = o.id group by o.id`)
  for (const { id, lines, total, fees } of rows) {
    const before = z.object({ lines: z.array(z.object({ kind: z.string(), amount: Amount })) })
    const was = before.parse(sold.tables.orders?.find((row) => row.id === id)?.waterfall).lines
    const [fee = 0, ...others] = was.filter(({ kind }) => kind === 'gateway-fee').map(({ amount }) => amount.amount)
    const price = was.filter(({ kind }) => kind !== 'gateway-fee')
    expect(lines).toEqual(price.map((line) => expect.objectContaining(line)))
    expect(total).toBe(price.reduce((sum, { amount }) => sum + amount.amount, 0))
    expect(others).toEqual([])
    expect(fees.filter((one) => one > 0)).toEqual(fee > 0 ? [fee] : [])
  }
})

test('an older database keeps every invariant', async () => {
  expect(await checkInvariants(database.url)).toEqual([])
})

test('a checkout has the item that it sold, and its order refers to it', async () => {
  const { rows } = await system.db.execute<{ id: string; search: unknown; people_cipher: string; order_id: string }>(
    `select i.checkout_id as id, i.search, i.people_cipher, o.id as order_id
     from checkout_items i join orders o on o.checkout_item_id = i.id order by i.checkout_id`,
  )
  const was = (sold.tables.checkouts ?? []).map(({ id, search, people_cipher, order_id }) => ({
    id,
    search,
    people_cipher,
    order_id,
  }))
  expect(rows).toEqual(was.toSorted((a, b) => String(a.id).localeCompare(String(b.id))))
})
