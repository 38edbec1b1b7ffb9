import { getTableName, is } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import * as schema from './schema/index.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const tables = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [one] : []))
const columns = tables.flatMap((table) => getTableConfig(table).columns as AnyPgColumn[])
const nameOf = (column: AnyPgColumn) => `${getTableName(column.table)}.${column.name}`
const isClosed = (column: AnyPgColumn) => (column.enumValues?.length ?? 0) > 0

/** Columns named like a closed list whose values have another source: personal titles, titles of products, the sign-in library. */
const open = new Set([
  'ledger_movements.title',
  'orders.title',
  'trips.title',
  'counters.kind',
  'agencies.plan',
  'approval_requests.title',
  'quotes.title',
])
const listed = /(?:^|_)(?:status|state|kind|method|role|type|product|account|gender|title|plan)$/

test('the database refuses values outside a closed list, for every column with one', async () => {
  const { rows } = await client.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conname like '%\\_known'`,
  )
  const known = new Map(rows.map(({ name, rule }) => [name, [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)]))
  const wanted = columns.filter(isClosed)
  expect(wanted.length).toBeGreaterThan(20)
  for (const column of wanted) {
    const name = `${getTableName(column.table)}_${column.name}_known`
    expect(known.get(name), nameOf(column)).toEqual(column.enumValues)
  }
  expect(rows.length).toBe(wanted.length)
})

test('a column with the name of a closed list has its check', () => {
  const names = columns
    .filter((column) => column.columnType === 'PgText' && listed.test(column.name) && !isClosed(column))
    .map(nameOf)
  expect(names.filter((name) => !open.has(name))).toEqual([])
})

test('an unknown status is refused', async () => {
  const insert = `insert into members (agency_id, user_id, role) values (gen_random_uuid(), gen_random_uuid(), 'god')`
  await expect(client.query(insert)).rejects.toMatchObject({ code: '23514', constraint: 'members_role_known' })
})
