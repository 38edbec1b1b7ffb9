import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '#server/db/engine/start-embedded.ts'
import { cloneDatabase, startPostgres } from '#server/db/engine/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'

export type Engine = 'pglite' | 'postgres'

export interface TestDatabase {
  engine: Engine
  /** A connection string for `pg`. */
  url: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const migrations = join(root, 'server/db/migrations')
const chosen: { engine: Engine; postgres?: string } = { engine: 'pglite' }

/** What `testDatabase()` gives in this test file: the engine, and a prepared server to share (see tests/setup). */
export function chooseEngine(engine: Engine, postgresUrl?: string) {
  chosen.engine = engine
  chosen.postgres = postgresUrl
}

/** A fresh, migrated database for one test file. */
export async function testDatabase(engine: Engine = chosen.engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const embedded = await startEmbedded({ dataDir: ':memory:', load: await migratedDump() })
    return { engine, url: embedded.url, close: embedded.close }
  }
  if (chosen.postgres) return { engine, ...(await cloneDatabase(chosen.postgres)) }
  const server = await startPostgres(migrate)
  const { url } = await cloneDatabase(server.url)
  return { engine, url, close: server.stop }
}

/** The file of a migrated empty database, made once for a given set of migrations: loading it takes a third of a second. */
async function migratedDump(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/tradewind')
  const file = join(folder, `migrated-${migrationsHash()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const embedded = await startEmbedded({ dataDir: ':memory:' })
  try {
    await migrate(embedded.url)
    writeFileSync(`${file}.${process.pid}`, await embedded.dump())
    renameSync(`${file}.${process.pid}`, file)
  } finally {
    await embedded.close()
  }
  return file
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
