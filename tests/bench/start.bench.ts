import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testDatabase } from '../database.ts'
import { freePort } from '../faults/free-port.ts'
import { atMost, type Measure } from './measure.ts'
import type { BareProgramSettings } from './programs/bare-program.ts'

/** From `npm start` (without npm itself) to the first page. */
async function secondsToFirstPage(env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const sandboxPort = await freePort(port + 1)
  const settings = { ...env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'warn' }
  return secondsToAnswer(['scripts/bootstrap.mjs', 'scripts/start.ts'], {
    url: `http://127.0.0.1:${port}/sign-in`,
    env: settings,
  })
}

/** The same time for a program with only a route and the database. */
async function secondsToBareAnswer(database: Omit<BareProgramSettings, 'port'>): Promise<number> {
  const settings: BareProgramSettings = { ...database, port: await freePort() }
  const program = join(import.meta.dirname, 'programs', 'bare-program.ts')
  return secondsToAnswer([program, JSON.stringify(settings)], {
    url: `http://127.0.0.1:${settings.port}/`,
    env: { NODE_ENV: 'production' },
  })
}

/** A first start to the first page, with the sandbox and the demo agency; the interface is built before. */
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
      reference: 'bare Fastify and a new PGlite',
    },
    again: {
      id: 'P13',
      what: 'second start, embedded database',
      unit: 's',
      must: atMost(2),
      goal: atMost(1.2),
      reference: 'bare Fastify and that PGlite',
    },
    server: {
      id: 'P13',
      what: 'start on PostgreSQL with data',
      unit: 's',
      must: atMost(1.5),
      goal: atMost(0.9),
      reference: 'bare Fastify and pg',
    },
  },
  async open() {
    const [database, floor] = await Promise.all([testDatabase('postgres'), testDatabase('postgres')])
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
        const bare = { databaseUrl: null, folder: join(dataDir, 'bare') }
        const first = { reference: await secondsToBareAnswer(bare), value: await secondsToFirstPage({ DATA_DIR: dataDir }) }
        const again = { reference: await secondsToBareAnswer(bare), value: await secondsToFirstPage({ DATA_DIR: dataDir }) }
        rmSync(dataDir, { recursive: true, force: true })
        const server = {
          reference: await secondsToBareAnswer({ databaseUrl: floor.url, folder: '' }),
          value: await secondsToFirstPage(onServer),
        }
        return [
          { line: 'first', ...first },
          { line: 'again', ...again },
          { line: 'server', ...server },
        ]
      },
      async close() {
        await Promise.all([database.close(), floor.close()])
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 180_000
/** How many of its last characters are told when it ends. */
const SAID = 2_000

/** Seconds from the start of a Node program until `url` answers with 200; ends the program again. */
async function secondsToAnswer(args: string[], { url, env }: { url: string; env: NodeJS.ProcessEnv }): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-SAID)
    })
  try {
    while (performance.now() - started < PATIENCE_MS) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
      if (answer?.status === 200) return (performance.now() - started) / 1_000
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}: ${said}`)
      await wait(20)
    }
    throw new Error(`${args.join(' ')} did not answer within three minutes`)
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
}
