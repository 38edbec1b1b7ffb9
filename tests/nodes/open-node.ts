import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { startSystem } from '#server/start-system.ts'
import type { System } from '#server/system.ts'

export interface TestNode {
  url: string
  system: System
  close(): Promise<void>
}

/** The shared secrets of nodes. */
const keys = { SECRET: 'all nodes sign their sessions with this', ENCRYPTION_KEY: 'e'.repeat(64) }

/** One of several nodes on a real server, with its own port. `web` is the folder of its pages. */
export async function openNode(at: {
  databaseUrl: string
  sandboxUrl?: string
  redisUrl?: string
  web?: string
  now?: () => Date
}): Promise<TestNode> {
  const dir = mkdtempSync(join(tmpdir(), 'tw-node-'))
  const env = { NODE_ENV: 'test', DATA_DIR: dir, LOG_LEVEL: process.env.TEST_LOG ?? 'silent' }
  const config = {
    ...loadConfig({ ...env, ...keys, DATABASE_URL: at.databaseUrl, REDIS_URL: at.redisUrl }),
    ...(at.sandboxUrl ? { sandboxUrl: at.sandboxUrl } : {}),
  }
  const { system, close } = await startSystem(config, {
    databaseUrl: at.databaseUrl,
    log: pino({ level: config.LOG_LEVEL }),
    ...(at.now ? { now: at.now } : {}),
  })
  const app = await buildApp(system, at.web ? { web: 'production', root: at.web } : { web: 'none' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    system,
    async close() {
      await app.close()
      await close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
