import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withStartLock } from './with-start-lock.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Under row-level security PostgreSQL uses an index only for leakproof operators; full-text match is not marked leakproof, although it leaks nothing.
 * Only a superuser may mark it, and backups do not contain the catalogue, so this runs at each start where it is allowed. Without it searches are
 * correct but slower.
 */
const letSearchUseItsIndex = `do $$ begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
exception when insufficient_privilege then null; end $$`

/** Migrates the database at `url` to the newest schema. Idempotent, also with several nodes at once. */
export const migrate = (url: string): Promise<void> => withStartLock(url, migrateOver)

/** Migrates over a connection that holds the start lock. */
export async function migrateOver(client: pg.Client): Promise<void> {
  await applyMigrations(drizzle(client), { migrationsFolder })
  await client.query(letSearchUseItsIndex)
}
