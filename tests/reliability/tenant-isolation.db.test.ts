import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTables } from '#server/db/invariants/readable-by-others.ts'
import { tenantTransaction } from '#server/db/tenant-transaction.ts'
import { type Belongings, sellTrip } from '../api/belongings.ts'
import { type SignedIn, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja, search } from '../book-flight.ts'
import { checkInvariants } from '../check-invariants.ts'
import { ctxOf, setAgency } from '../factories.ts'
import { sizes } from '../sizes.ts'
import { type BuiltRequest, buildRequest, idFor } from './build-request.ts'
import { bearsId, idsToTry } from './foreign-ids.ts'
import { type Operation, readOperations } from './read-operations.ts'
import { readTraces, type Traces, tracesIn } from './read-traces.ts'

/** Goal R11: nothing of one agency is read, inferred or changed by another, by any id, host or connection. */

type Name = 'skyways' | 'savanna'

let t: TestApp
let clients: Record<Name, SignedIn>
let traces: Record<Name, Traces>
let sold: Record<Name, Belongings>
let operations: Operation[]

const both = async <T>(of: (name: Name) => Promise<T>): Promise<Record<Name, T>> => ({
  skyways: await of('skyways'),
  savanna: await of('savanna'),
})

beforeAll(async () => {
  t = await testApp()
  clients = await both((name) => t.signIn(`owner@${name}.test`))
  sold = await both((name) => sellTrip(t, clients[name]))
  traces = await both((name) => readTraces(t.system.db.$client, name))
  operations = readOperations().filter(({ name }) => name !== 'auth.signOut')
}, 120_000)
afterAll(async () => {
  await t.drain()
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
  await t.close()
})

const sendAs = (name: Name, request: Partial<BuiltRequest> & Pick<BuiltRequest, 'method' | 'url'>, host = 'localhost') =>
  t.app.inject({ ...request, headers: { ...request.headers, host, cookie: clients[name].cookie } })

/** Places and templates belong to no agency; versions of sites are numbered within each agency. */
const ofEverybody = new Set([
  'places.get',
  'stays.destination',
  'shop.city',
  'site.tryTemplate',
  'site.version',
  'mailTemplates.get',
])

/** The host at which an agency's objects are found: links of quotes open on its storefront. */
const hostOf = ({ name }: Operation, agency: Name) =>
  /^shared(?:Quotes|Itineraries|Shares)\./.test(name) ? `${agency}.customer.localhost` : 'localhost'

describe("another agency's id", () => {
  test('in any field gets the response for an unknown id, without data of that agency', async () => {
    const fields = operations.flatMap((operation) => operation.fields.filter(bearsId).map((field) => ({ operation, field })))
    const failures: string[] = []
    let cases = 0
    for (const [at, { operation, field }] of fields.entries())
      for (const { table, id } of idsToTry(traces.skyways.ids, operation, field, at)) {
        const answer = await sendAs('savanna', buildRequest(operation, sold.savanna, { field, value: JSON.stringify(id) }))
        const shown = tracesIn(answer.body, traces.skyways, id)
        const isTold = answer.statusCode === 404 || answer.statusCode === 410
        cases += 1
        if (!isTold || shown.length > 0)
          failures.push(`${operation.name} ${field.at.join('.')} = ${table} ${id} -> ${answer.statusCode}, shows ${shown}`)
      }
    expect(failures).toEqual([])
    expect(cases).toBeGreaterThan(300)
  }, 3_600_000)

  test('is found by its own agency, so the ids above exist', async () => {
    for (const operation of operations.filter(({ method, path }) => method === 'GET' && path.includes('{'))) {
      if (ofEverybody.has(operation.name)) continue
      const ask = (name: Name) => sendAs(name, buildRequest(operation, sold.skyways), hostOf(operation, name))
      // A checkout that has become an order sells no more seats.
      expect((await ask('skyways')).statusCode, operation.name).toBeOneOf([200, 409])
      expect((await ask('savanna')).statusCode, operation.name).toBeOneOf([404, 410])
    }
  })

  test('is in no list, sum or search of another agency', async () => {
    for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
      const { body, statusCode } = await sendAs('savanna', buildRequest(operation, sold.savanna))
      expect(tracesIn(body, traces.skyways), operation.name).toEqual([])
      expect(statusCode, operation.name).toBeLessThan(500)
    }
    const number = (await clients.skyways.call('GET', `/orders/${sold.skyways.orders}`)).body.bookingReference
    for (const path of ['/orders', '/search', '/mails', '/wallet/transactions'])
      expect((await clients.savanna.call('GET', `${path}?query=${number}`)).body.items ?? []).toEqual([])
  })
})

describe('in the database', () => {
  test('an agency can change and delete nothing of another, in any table', async () => {
    const { rows } = await t.system.db.$client.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'agency_id'
         and table_name <> all($1) order by 1`,
      [openTables],
    )
    expect(rows.length).toBeGreaterThan(12)
    const { agencyId } = traces.skyways
    for (const { name } of rows)
      for (const statement of [
        `update ${name} set agency_id = '${traces.savanna.agencyId}' where agency_id = '${agencyId}'`,
        `update ${name} set agency_id = agency_id where agency_id = '${agencyId}'`,
        `delete from ${name} where agency_id = '${agencyId}'`,
      ]) {
        const attempt = tenantTransaction(t.system.db, traces.savanna.agencyId, (tx) => tx.execute(sql.raw(statement)))
        const touched = await attempt.then(
          ({ rowCount }) => rowCount,
          () => 0,
        )
        expect(touched, statement).toBe(0)
      }
  })

  test('without a tenant the application reads and writes nothing', async () => {
    const client = await t.system.db.$client.connect()
    await client.query('begin; set local role tradewind_app')
    for (const table of ['orders', 'payments', 'ledger_entries', 'mails', 'checkouts'])
      expect((await client.query(`select count(*)::int as n from ${table}`)).rows).toEqual([{ n: 0 }])
    await expect(
      client.query(`insert into counters (agency_id, kind, value) values ('${traces.skyways.agencyId}', 'x', 1)`),
    ).rejects.toThrow(/row-level security/)
    await client.query('rollback')
    client.release()
  })
})

test("interleaved requests of two agencies over the same connections never see each other's rows", async () => {
  const reads = ['/session', '/orders', '/wallet', '/wallet/transactions', '/dashboard', '/mails']
  const failures: string[] = []
  const one = async (index: number) => {
    const [name, other]: [Name, Name] = index % 2 ? ['skyways', 'savanna'] : ['savanna', 'skyways']
    const own = index % 12 < 2 ? `/orders/${sold[name].orders}` : (reads[Math.floor(index / 2) % reads.length] ?? '')
    const answer = await sendAs(name, { method: 'GET', url: `/api${own}` })
    const shown = tracesIn(answer.body, traces[other])
    if (answer.statusCode !== 200 || shown.length > 0) failures.push(`${name} ${own} -> ${answer.statusCode}, shows ${shown}`)
  }
  const AT_ONCE = 40
  for (let from = 0; from < sizes.interleaved; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, sizes.interleaved - from) }, (_, n) => one(from + n)))
  expect(failures).toEqual([])
}, 3_600_000)

describe('a host', () => {
  const slugOf = async (headers: Record<string, string>) => {
    const { agency } = (await t.app.inject({ url: '/api/session', headers })).json()
    return agency?.slug ?? null
  }

  test.each([
    ['skyways.localhost', 'skyways'],
    ['SKYWAYS.LOCALHOST', 'skyways'],
    ['SkyWays.LocalHost:3000', 'skyways'],
    ['skyways.localhost.', 'skyways'],
    ['skyways.localhost.:3000', 'skyways'],
    ['skyways.customer.localhost', 'skyways'],
    ['localhost', null],
    ['', null],
    ['savanna.localhost, skyways.localhost', null],
    ['skyways.localhost@savanna.localhost', null],
    ['savanna.localhost#skyways.localhost', null],
    ['skyways..localhost', null],
    ['.skyways.localhost', null],
    ['skyways.localhost:80:80', null],
    ['skyways.savanna.localhost', null],
    ['skyways.customer.customer.localhost', null],
    ['skyways.localhost.evil.test', null],
    ['evilskyways.localhost', null],
    ['skywayslocalhost', null],
    ['%73kyways.localhost', null],
    ['skyw\u0430ys.localhost', null],
    ['xn--skywys-5nf.localhost', null],
    ["skyways'--.localhost", null],
    [`${'a'.repeat(300)}.localhost`, null],
  ])('%j is %j', async (host, slug) => {
    expect(await slugOf({ host })).toBe(slug)
  })

  test.each([
    'x-forwarded-host',
    'x-host',
    'x-original-host',
    'forwarded',
    'x-http-host-override',
    'x-agency',
    'x-tenant',
    'x-agency-id',
  ])('is not that of %s', async (header) => {
    const value = header === 'forwarded' ? 'host=savanna.localhost' : 'savanna.localhost'
    expect(await slugOf({ host: 'skyways.localhost', [header]: value })).toBe('skyways')
    expect(await slugOf({ host: 'localhost', [header]: value })).toBeNull()
  })

  test.each([
    ['skyways.localhost', [403]],
    ['SKYWAYS.localhost:80', [403]],
    ['skyways.localhost.', [403]],
    // A storefront has no members: they are visitors without data.
    ['skyways.customer.localhost', [401, 404]],
  ] as const)('of another agency, %s, treats its own member as unknown', async (host, expected) => {
    const withId = operations.filter(
      ({ name, path }) => path.includes('{id}') && !/^\/(?:auth|shop)\b/.test(path) && !ofEverybody.has(name),
    )
    for (const operation of withId) {
      const answer = await sendAs('savanna', buildRequest(operation, sold.skyways), host)
      expect(expected, `${operation.name} ${idFor(operation, 'id', sold.skyways)}`).toContain(answer.statusCode)
      expect(tracesIn(answer.body, traces.skyways), operation.name).toEqual([])
    }
  })
})

describe('the cache', () => {
  test('never returns results of another agency', async () => {
    const found = await both((name) => search(clients[name], oneAdultToAbuja))
    expect(found.skyways.searchId).not.toBe(found.savanna.searchId)
    expect(await both(async (name) => (await search(clients[name], oneAdultToAbuja)).searchId)).toEqual({
      skyways: found.skyways.searchId,
      savanna: found.savanna.searchId,
    })
    for (const [name, other] of [
      ['skyways', 'savanna'],
      ['savanna', 'skyways'],
    ] as const)
      expect((await clients[name].call('GET', `/flights/searches/${found[other].searchId}`)).status).toBe(410)
  })

  test('never returns results in another currency', async () => {
    const ctx = await ctxOf(t.system, 'owner@savanna.test')
    const before = await search(clients.savanna, oneAdultToAbuja)
    await setAgency(ctx, { currency: 'USD' })
    const after = await search(clients.savanna, oneAdultToAbuja)
    await setAgency(ctx, { currency: 'KES' })
    expect(new Set(before.offers.map((offer) => offer.total.currency))).toEqual(new Set(['KES']))
    expect(new Set(after.offers.map((offer) => offer.total.currency))).toEqual(new Set(['USD']))
    expect(after.searchId).not.toBe(before.searchId)
  })
})
