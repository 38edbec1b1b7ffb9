import { parseArgs } from 'node:util'

/** The arguments that backup and restore share. Both are for the embedded database; a PostgreSQL server has tools of its own. */
export function readMoveArguments(command: 'backup' | 'restore'): { dataDir: string; file: string | undefined; force: boolean } {
  if (process.env.DATABASE_URL) {
    const tool = command === 'backup' ? 'pg_dump' : 'pg_restore'
    stopWithLine(
      new Error(`DATABASE_URL names a PostgreSQL server: use its ${tool}. npm run ${command} is for the embedded database.`),
    )
  }
  const { values, positionals } = parseArgs({ options: { force: { type: 'boolean', default: false } }, allowPositionals: true })
  return { dataDir: process.env.DATA_DIR || '.data', file: positionals[0], force: values.force }
}

/** Prints an expected failure as one line and ends the process. */
export function stopWithLine(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
