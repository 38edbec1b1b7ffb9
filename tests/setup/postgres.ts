import type { TestProject } from 'vitest/node'
import { cloneDatabase, startPostgres } from '#server/db/engine/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDatabase } from './seed-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that the whole test run shares. */
    postgresUrl: string
    /** The database with the demo agencies that the run copies: a name on that server, or the file of a dump for the embedded one. */
    seeded: string
  }
}

/** Starts one PostgreSQL server for the run; every test file gets a copy of its migrated database, or of the one with agencies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(migrate)
  const { url } = await cloneDatabase(server.url)
  await seedDatabase(url)
  project.provide('postgresUrl', server.url)
  project.provide('seeded', new URL(url).pathname.slice(1))
  return () => server.stop()
}
