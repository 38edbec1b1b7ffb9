import type { TestProject } from 'vitest/node'
import { startPostgres } from '#server/db/engine/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that the whole test run shares. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL server for the run; every test file gets a copy of its migrated database. */
export default async function setup(project: TestProject) {
  const server = await startPostgres(migrate)
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
