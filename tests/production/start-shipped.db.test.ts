import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import { type Postgres, startPostgres } from '#server/db/engine/start-postgres.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '../book-flight.ts'
import { freePort } from '../faults/free-port.ts'
import { type SignedInOver, signInOver } from '../faults/sign-in-over.ts'
import { sizes } from '../sizes.ts'
import { type Shipped, ship } from './ship.ts'

/** An installation and a build. */
const PATIENCE_MS = 600_000

describe.runIf(sizes.installations > 0)('a folder with exactly the production files', () => {
  let shipped: Shipped
  let server: Postgres
  let sandbox: Awaited<ReturnType<typeof buildSandbox>>
  let child: ChildProcess
  let url: string
  let owner: SignedInOver
  let output = ''

  /** The image's program in that folder. `env` is its whole environment. */
  const run = (env: Record<string, string>) =>
    spawn(process.execPath, ['--max-semi-space-size=16', 'scripts/serve.ts'], {
      cwd: shipped.folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, DATA_DIR: join(shipped.folder, '.data'), LOG_LEVEL: 'warn', ...env },
    })

  /** The HTML of the last mail of a kind. */
  const mailOf = async (template: string): Promise<string | undefined> => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query('select html from mails where template = $1 order by seq desc limit 1', [template])
    await client.end()
    return rows[0]?.html
  }

  beforeAll(async () => {
    ;[shipped, server, sandbox] = await Promise.all([ship(), startPostgres(), buildSandbox({ dir: ':memory:', latency: 0 })])
    const port = await freePort()
    url = `http://localhost:${port}`
    child = run({
      PORT: String(port),
      SANDBOX_PORT: new URL(await sandbox.listen(0)).port,
      DATABASE_URL: server.url,
      SECRET: 'signs the sessions of this installation',
      ENCRYPTION_KEY: 'e'.repeat(64),
      SEED_DEMO: 'true',
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
      })
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => child.exitCode !== null,
      )
    await vi.waitUntil(isReady, { timeout: 120_000, interval: 200 })
    expect(child.exitCode, output).toBeNull()
    owner = await signInOver(url)
  }, PATIENCE_MS)
  afterAll(async () => {
    child?.kill('SIGTERM')
    if (child?.exitCode === null) await once(child, 'exit')
    await Promise.all([server?.stop(), sandbox?.close()])
    if (shipped) rmSync(shipped.folder, { recursive: true, force: true })
  })

  test('has at most 300 packages of 150 MB, and 100 MB of them in the image', () => {
    console.log(`P16: ${JSON.stringify({ ...shipped, folder: undefined })}`)
    expect(shipped.installed.packages).toBeLessThanOrEqual(300)
    expect(shipped.installed.megabytes).toBeLessThanOrEqual(150)
    expect(shipped.megabytes).toBeLessThanOrEqual(100)
  })

  test('serves the sign-in page with its scripts and styles, flags and the reference of the API', async () => {
    const page = await (await fetch(`${url}/sign-in`)).text()
    expect(page).toContain('Password')
    const files = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(0)
    for (const path of [...files, '/flags/NG.svg', '/api/reference/scalar.js', '/api/openapi.json'])
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
  })

  test('searches flights, sells one, prints its ticket and mails it', async () => {
    expect((await search(owner, oneAdultToAbuja)).offers.length).toBeGreaterThan(0)
    const paid = await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')
    expect(paid.status).toBe(200)
    const { orderId } = paid.body
    await expect.poll(async () => (await owner.call('GET', `/orders/${orderId}`)).body.status, { timeout: 30_000 }).toBe('Issued')
    const ticket = await owner.call('GET', `/orders/${orderId}/e-ticket.pdf`)
    expect(ticket.headers['content-type']).toBe('application/pdf')
    expect(String(ticket.body).slice(0, 5)).toBe('%PDF-')
    await expect.poll(() => mailOf('order-issued'), { timeout: 30_000 }).toContain('<table')
  })

  test('names the missing setting without a database', async () => {
    const stopped = run({ PORT: String(await freePort()) })
    let said = ''
    stopped.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
    })
    expect(await once(stopped, 'close')).toEqual([1, null])
    expect(said).toMatch(/^DATABASE_URL is not set/)
  })
})
