import { parseArgs } from 'node:util'
import { stopWithLine } from './stop-with-line.ts'

/** The arguments of backup and restore. Both are for the embedded database; a PostgreSQL server has its own tools. */
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
