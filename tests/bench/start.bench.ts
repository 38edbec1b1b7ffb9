import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testDatabase } from '../database.ts'
import { atMost, type Measure } from './measure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 60_000

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** Seconds from `npm start` (without npm itself) to the first 200 of a page; stops it again. */
async function secondsToFirstPage(env: Record<string, string>): Promise<number> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  try {
    while (performance.now() - started < PATIENCE_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/sign-in`).catch(() => null)
      if (answer?.status === 200) return (performance.now() - started) / 1_000
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
      await wait(20)
    }
    throw new Error('npm start did not serve a page within a minute')
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
}

/** From nothing to a page, with the sandbox and the demo agency; the interface is built before. */
export const start: Measure = {
  name: 'start',
  needsWeb: true,
  lines: {
    first: {
      id: 'P13',
      what: 'first start, embedded database, migrations and demo sales included',
      unit: 's',
      must: atMost(6),
      goal: atMost(3.5),
    },
    again: { id: 'P13', what: 'second start, embedded database', unit: 's', must: atMost(2), goal: atMost(1.2) },
    server: { id: 'P13', what: 'start on PostgreSQL with data', unit: 's', must: atMost(1.5), goal: atMost(0.9) },
  },
  async open() {
    const database = await testDatabase('postgres')
    const folder = mkdtempSync(join(tmpdir(), 'tw-bench-pg-'))
    const onServer = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SECRET: randomBytes(24).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      SEED_DEMO: 'true',
    }
    await secondsToFirstPage(onServer)
    return {
      async round() {
        const dataDir = mkdtempSync(join(tmpdir(), 'tw-bench-start-'))
        const first = await secondsToFirstPage({ DATA_DIR: dataDir })
        const again = await secondsToFirstPage({ DATA_DIR: dataDir })
        rmSync(dataDir, { recursive: true, force: true })
        return [
          { line: 'first', value: first },
          { line: 'again', value: again },
          { line: 'server', value: await secondsToFirstPage(onServer) },
        ]
      },
      async close() {
        await database.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}
