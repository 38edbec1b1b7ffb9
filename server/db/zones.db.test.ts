import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import airports from '#domain/travel/airports.json' with { type: 'json' }
import { zoneAt } from '#domain/travel/zone-at.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'

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

/** A point every two degrees. */
const points = Array.from({ length: 90 }, (_, north) =>
  Array.from({ length: 180 }, (_, east) => [north * 2 - 89, east * 2 - 179] as const),
)

test('the database knows the time zone of every airport and place, and stores an order with its local times', async () => {
  const zones = new Set([...airports.map(({ tz }) => tz), ...points.flat().map(([north, east]) => zoneAt(north, east))])
  expect(zones.size).toBeGreaterThan(300)
  const known = "select count('2026-12-14T12:00:00Z'::timestamptz at time zone zone)::int as count from unnest($1::text[]) zone"
  const { rows } = await client.query<{ count: number }>(known, [[...zones]])
  expect(rows).toEqual([{ count: zones.size }])
})
