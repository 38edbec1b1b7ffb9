import pg from 'pg'
import { expect, it } from 'vitest'
import { cloneDatabase, startPostgres } from './start-postgres.ts'

async function rows(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

it('a real PostgreSQL 18 gives every test file its own copy of the prepared database', { timeout: 60_000 }, async () => {
  const server = await startPostgres(async (url) => void (await rows(url, 'create table prepared as select 1 as n')))
  const [first, second] = await Promise.all([cloneDatabase(server.url), cloneDatabase(server.url)])
  await rows(first.url, 'update prepared set n = 2')
  expect(await rows(first.url, 'select n from prepared')).toEqual([{ n: 2 }])
  expect(await rows(second.url, 'select n from prepared')).toEqual([{ n: 1 }])
  expect(await rows(second.url, 'show server_version')).toEqual([{ server_version: expect.stringMatching(/^18\./) }])
  await first.close()
  await expect(rows(first.url, 'select 1')).rejects.toMatchObject({ code: '3D000' })
  await server.stop()
})
