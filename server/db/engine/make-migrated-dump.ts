import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrate } from '../migrate.ts'
import { fileOfDump } from './migrated-dump.ts'
import { startEmbedded } from './start-embedded.ts'

/** A dump of an empty migrated database, made once for a set of migrations: loading it takes a fifth of the time of migrating. */
export async function migratedDump(): Promise<string> {
  const file = fileOfDump()
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
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
