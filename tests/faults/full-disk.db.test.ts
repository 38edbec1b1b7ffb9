import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sampleMail } from '#integrations/mail/conformance.ts'
import { buildSandbox } from '#sandbox/app.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/engine/start-embedded.ts'
import { startPostgres } from '#server/db/engine/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { startSystem } from '#server/start-system.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '../book-flight.ts'
import { coupleInAccra, searchStays } from '../book-stay.ts'
import { photo } from '../open-library.ts'
import { seedAgencies } from '../seed-agencies.ts'
import { signInOver } from './sign-in-over.ts'
import { mountSmallDisk } from './small-disk.ts'

const isEmbedded = process.env.TEST_ENGINE !== 'postgres'
const disk = mountSmallDisk(160)
if (!disk) console.log('Not run: a full disk (it needs root and mount)')

/** The database with its data on the small disk. */
async function openDatabase(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  if (isEmbedded) return startEmbedded({ dataDir: folder, load: inject('seeded') })
  const server = await startPostgres(async (url) => {
    await migrate(url)
    await seedAgencies(url)
  }, folder)
  const url = server.url.replace(/postgres$/, 'tradewind_template')
  return { url, close: server.stop }
}

describe.runIf(disk)('the product on a full disk', () => {
  const { folder, fill, free, remove } = disk ?? { folder: '', fill() {}, free() {}, remove() {} }
  let opened: Awaited<ReturnType<typeof open>>

  async function open() {
    const database = await openDatabase(folder)
    const sandbox = await buildSandbox({ dir: ':memory:', latency: 0 })
    const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), LOG_LEVEL: process.env.TEST_LOG ?? 'silent' }
    const config = { ...loadConfig({ ...env }), sandboxUrl: await sandbox.listen(0) }
    const { system, close } = await startSystem(config, { databaseUrl: database.url, log: pino({ level: config.LOG_LEVEL }) })
    const app = await buildApp(system, { web: 'none' })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const owner = await signInOver(url)
    return {
      url,
      system,
      database,
      owner,
      async close() {
        await app.close()
        await close()
        await Promise.all([database.close(), sandbox.close()])
      },
    }
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    free()
    await opened.close()
    remove()
  })

  /** Different days each time: a search repeated within a minute is answered from stored results. */
  let day = 30
  const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const flights = async () => (await search(opened.owner, { ...oneAdultToAbuja, depart: date(day++) })).offers.length
  const stays = async () =>
    (await searchStays(opened.owner, { ...coupleInAccra, checkIn: date(day++), checkOut: date(day + 2) })).stays.length
  const balance = async () => (await opened.owner.call('GET', '/wallet')).body.balance
  const readiness = async () => {
    const answer = await fetch(`${opened.url}/readyz`)
    return { status: answer.status, body: await answer.json() }
  }
  const signIn = async () => {
    const body = JSON.stringify({ email: 'owner@skyways.test', password: demoPassword })
    return fetch(`${opened.url}/api/auth/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  const full = { status: 507, body: { code: 'server.disk-full', message: expect.stringContaining('no space left on its disk') } }

  test('serves searches, refuses payments and files without a charge, and recovers once there is space', async () => {
    const session = (await signIn()).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const upload = async () => {
      const form = new FormData()
      form.set('file', new File([Uint8Array.from(await photo(800, 400))], 'beach.jpg', { type: 'image/jpeg' }))
      form.set('alt', 'A beach')
      const answer = await fetch(`${opened.url}/api/images`, {
        method: 'POST',
        headers: { cookie: session.join('; ') },
        body: form,
      })
      return { status: answer.status, body: await answer.json() }
    }
    const checkout = await readyCheckout(opened.owner, oneAdultToAbuja, { supplier: 'duffel' })
    const before = await balance()
    fill()
    if (isEmbedded) await expect.poll(async () => (await signIn()).status).toBe(507)
    expect(await flights()).toBeGreaterThan(0)
    expect(await stays()).toBeGreaterThan(0)
    expect(await pay(opened.owner, checkout, 'wallet')).toMatchObject(full)
    expect(await upload()).toMatchObject(full)
    expect(await balance()).toEqual(before)
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'degraded', disk: 'full' } })
    free()
    expect(await flights()).toBeGreaterThan(0)
    expect(await stays()).toBeGreaterThan(0)
    await expect.poll(async () => (await pay(opened.owner, checkout, 'wallet')).status).toBe(200)
    expect((await upload()).status).toBe(201)
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'ready', disk: 'ok' } })
  })

  test('a mail that could not be written for lack of space is written completely when it is sent again', async () => {
    const mail = { id: 'm', from: 'a@a.test', to: 'b@b.test', subject: 'Itinerary', text: 'x'.repeat(10_000) }
    const send = () => opened.system.integrations.mail.send({ ...sampleMail, ...mail })
    fill()
    await expect(send()).rejects.toThrow()
    free()
    expect(await send()).toMatchObject({ result: 'stored' })
  })

  test.runIf(isEmbedded)('an embedded database that stopped for lack of space is reopened in the same process', async () => {
    const before = await balance()
    fill()
    const client = new pg.Client(opened.database.url)
    client.on('error', () => undefined)
    await client.connect()
    const writeLog = async () => {
      for (;;) await client.query(`select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`)
    }
    await expect(writeLog()).rejects.toMatchObject({ severity: 'PANIC', code: '53100' })
    await expect.poll(async () => (await opened.owner.call('GET', '/orders')).status).toBe(507)
    expect(await readiness()).toMatchObject({ status: 503, body: { database: 'down', disk: 'full' } })
    free()
    await expect.poll(async () => (await readiness()).status, { timeout: 10_000 }).toBe(200)
    expect(await flights()).toBeGreaterThan(0)
    expect(await balance()).toEqual(before)
  })
})
