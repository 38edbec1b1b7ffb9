import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
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
