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

const chosen: { engine: Engine; seeded?: string; postgres?: string } = { engine: 'pglite' }

/** The databases of this test file: of this engine, copies of the prepared ones of the run (see tests/setup). */
export function chooseEngine(engine: Engine, seeded: string, postgresUrl?: string) {
  chosen.engine = engine
  chosen.seeded = seeded
  chosen.postgres = postgresUrl
}

/** A fresh, migrated database for one test file. */
export const testDatabase = (engine: Engine = chosen.engine): Promise<TestDatabase> => open(engine)

/** The same with the demo agencies, which have sold nothing yet. */
export const seededDatabase = (): Promise<TestDatabase> => open(chosen.engine, chosen.seeded)

async function open(engine: Engine, seeded?: string): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const embedded = await startEmbedded({ dataDir: ':memory:', load: seeded ?? (await migratedDump()) })
    return { engine, url: embedded.url, close: embedded.close }
  }
  if (chosen.postgres) return { engine, ...(await cloneDatabase(chosen.postgres, seeded)) }
  const server = await startPostgres(migrate)
  const { url } = await cloneDatabase(server.url)
  return { engine, url, close: server.stop }
}
