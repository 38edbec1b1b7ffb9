import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
import { startEmbedded } from '#server/db/engine/start-embedded.ts'
import { seedDatabase } from './seed-database.ts'

/** Seeds one embedded database for the run; every test file with agencies starts with a copy of it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tw-seeded-'))
  const file = join(folder, 'seeded.tar')
  const embedded = await startEmbedded({ dataDir: ':memory:', load: await migratedDump() })
  await seedDatabase(embedded.url)
  writeFileSync(file, await embedded.dump())
  await embedded.close()
  project.provide('seeded', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
