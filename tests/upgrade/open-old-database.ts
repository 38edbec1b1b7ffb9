import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import { cloneDatabase } from '#server/db/engine/start-postgres.ts'

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))
const Journal = (text: string): { entries: { idx: number }[] } => JSON.parse(text)

/**
 * A database with the schema after migration `last`, filled with `tables` (rows by table, each an object by column). Rows are inserted like a
 * backup's: no trigger runs.
 */
export async function openOldDatabase(last: number, tables: Record<string, object[]>) {
  const database = await cloneDatabase(inject('postgresUrl'), 'template0')
  const folder = mkdtempSync(join(tmpdir(), 'tw-migrations-'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    cpSync(migrations, folder, { recursive: true })
    const journal = Journal(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
    const entries = journal.entries.filter(({ idx }) => idx <= last)
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query('set session_replication_role = replica')
    for (const [table, rows] of Object.entries(tables)) await insertRows(client, table, rows)
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
  return database
}

async function insertRows(client: pg.Client, table: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  const source = `select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`
  await client.query(`insert into "${table}" (${columns}) ${source}`, [JSON.stringify(rows)])
}
