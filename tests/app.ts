import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { buildApp } from '#server/app.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { jobs } from '#server/jobs/registry.ts'
import { startSystem } from '#server/start-system.ts'
import type { System } from '#server/system.ts'
import { seededDatabase } from './database.ts'
import { borrowSandbox } from './setup/borrow-sandbox.ts'
import { sessionCookieOf } from './setup/session-cookie.ts'

export interface Answer {
  status: number
  // oxlint-disable-next-line no-explicit-any -- answers of every shape; each test asserts its own
  body: any
  headers: Record<string, unknown>
}

export interface Client {
  /** Calls the API as JSON; `path` without `/api`. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export interface SignedIn extends Client {
  /** The session's cookie, for requests that a test writes itself. */
  cookie: string
}

export interface TestApp {
  app: FastifyInstance
  system: System
  config: Config
  sandboxUrl: string
  /** A visitor without a session. */
  anonymous: Client
  /** A client with a session of this member. The password is not checked, which costs more than most tests: those of signing in call its endpoint. */
  signIn(email: string, options?: { host?: string }): Promise<SignedIn>
  /** The database, as its owner. */
  databaseUrl: string
  /** Runs every due job until none is left. */
  drain(): Promise<number>
  /** Runs them, with delayed jobs brought forward. */
  drainLater(): Promise<number>
  /** Arms a fault of the sandbox. */
  arm(fault: { vendor: string; fault: string; times?: number; [more: string]: unknown }): Promise<void>
  /** Clears all faults of the sandbox; running delays end. */
  clearFaults(): Promise<void>
  /** Sets the clock of the app; the sandbox's clock does not change. */
  setClock(now: () => Date): void
  /** Sets the clock of the sandbox. */
  setSandboxClock(now: () => Date): void
  close(): Promise<void>
}

export interface TestAppOptions {
  env?: Record<string, string>
  /** The folder of the interface that it serves (`stubPages`); default: none. */
  web?: string
  log?: Logger
}

/** The real app on a fresh database with its own sandbox, with the demo agencies and without past orders. One for each test file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dir = mkdtempSync(join(tmpdir(), 'tradewind-test-'))
  const [database, sandbox] = await Promise.all([seededDatabase(), borrowSandbox()])
  const sandboxUrl = sandbox.url
  const config = {
    ...loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dir,
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      SEED_DEMO: 'true',
      // `search-threads.db.test.ts` and the journeys run searches in threads; elsewhere starting them would cost more than the searches.
      SEARCH_THREADS: '0',
      // With fixed secrets it can run beside other nodes.
      ...(options.env?.SECRET ? { DATABASE_URL: database.url } : {}),
      ...options.env,
    }),
    sandboxUrl,
  }
  const clock = { now: () => new Date() }
  const { system, close } = await startSystem(config, {
    databaseUrl: database.url,
    log: options.log ?? pino({ level: config.LOG_LEVEL }),
    now: () => clock.now(),
  })
  const app = await buildApp(system, options.web ? { web: 'production', root: options.web } : { web: 'none' })

  const client = (host: string, cookie = ''): SignedIn => ({
    cookie,
    async call(method, path, body, headers = {}) {
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: {
          host,
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        body: isJson && response.body ? response.json() : response.body,
        headers: response.headers,
      }
    },
  })

  return {
    app,
    system,
    config,
    sandboxUrl,
    anonymous: client('localhost'),
    signIn: async (email, { host = 'localhost' } = {}) => client(host, await sessionCookieOf(system, email)),
    databaseUrl: database.url,
    drain: () => system.jobs.drain(system, jobs),
    async drainLater() {
      await system.db.execute(sql`update jobs.job set start_after = now() where state in ('created', 'retry')`)
      return system.jobs.drain(system, jobs)
    },
    async arm(fault) {
      const response = await fetch(`${sandboxUrl}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      })
      if (!response.ok) throw new Error(`the sandbox refused the fault: ${await response.text()}`)
    },
    async clearFaults() {
      await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' })
    },
    setClock(now) {
      clock.now = now
    },
    setSandboxClock: sandbox.setClock,
    async close() {
      await app.close()
      await close()
      await Promise.all([database.close(), sandbox.giveBack()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
