import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { loadConfig } from '#server/config.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { startSystem } from '#server/start-system.ts'

/** Adds the job queues and the demo agencies, without orders, to a migrated database. */
export async function seedAgencies(databaseUrl: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'tw-seed-'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dir })
  const { system, close } = await startSystem(config, { databaseUrl, log: pino({ level: 'silent' }) })
  await seedDemo(system, { orders: false })
  await close()
  rmSync(dir, { recursive: true, force: true })
}
