import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sizes } from '#tests/sizes.ts'
import { migratedDump } from './make-migrated-dump.ts'
import { startEmbedded } from './start-embedded.ts'

let dataDir: string
/** The dump that databases of this file start from: loading it takes a fifth of the time of migrating. */
let load: string
/** A file with a database of one table, `stored`, with one text. */
let dump: string
const made = mkdtempSync(join(tmpdir(), 'tw-dump-'))

beforeAll(async () => {
  load = await migratedDump()
  const source = await startEmbedded({ dataDir: ':memory:', load })
  await rows(source.url, `create table stored as select 'from the dump' as text`)
  dump = join(made, 'dump.tar')
  writeFileSync(dump, await source.dump())
  await source.close()
}, 60_000)
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tw-embedded-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function rows(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process that opens the database and inserts 1, 2, 3, ... in one transaction each, printing every acknowledged number. */
const WRITER = `
  import pg from 'pg'
  import { startEmbedded } from './server/db/engine/start-embedded.ts'
  const [dataDir, load] = process.argv.slice(1)
  const { url } = await startEmbedded({ dataDir, load }).catch((error) => { console.log(error.message); process.exit(3) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table if not exists written (n int primary key)')
  const { rows } = await client.query('select coalesce(max(n), 0) as last from written')
  for (let n = rows[0].last + 1; ; n++) {
    await client.query('begin')
    await client.query('insert into written values ($1)', [n])
    await client.query('commit')
    process.stdout.write(n + '\\n')
  }`
const root = fileURLToPath(new URL('../../..', import.meta.url))

function startWriter() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITER, dataDir, load], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return {
    child,
    output: () => output,
    untilPrinted: async (count: number) => {
      while (output.split('\n').length <= count) {
        if (child.stdout.readableEnded) throw new Error(`The writer ended early: ${output}`)
        const waited = new AbortController()
        await Promise.race(['data', 'end'].map((event) => once(child.stdout, event, waited)))
        waited.abort()
      }
    },
  }
}

/** Variants of another test of this file: `npm run test:full`. */
const inFull = it.runIf(sizes.everyCase)

describe('the embedded database', { timeout: 60_000 }, () => {
  it('begins a new folder with a dump, and keeps what was written across a clean stop and start, whatever dump is given', async () => {
    for (const expected of ['from the dump', 'written since']) {
      const embedded = await startEmbedded({ dataDir, load: dump })
      expect(await rows(embedded.url, 'select text from stored')).toEqual([{ text: expected }])
      await rows(embedded.url, `update stored set text = 'written since'`)
      await embedded.close()
      expect(existsSync(join(dataDir, 'db.lock'))).toBe(false)
    }
    // PGlite lets everyone write to its files.
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700)
  })

  it('loses nothing acknowledged when its process is killed while writing, and takes over the lock', {
    tags: ['full'],
  }, async () => {
    let acknowledged = 0
    for (let round = 0; round < 2; round++) {
      const writer = startWriter()
      await writer.untilPrinted(50)
      const closed = once(writer.child, 'close')
      writer.child.kill('SIGKILL')
      await closed
      acknowledged = Number(writer.output().trim().split('\n').at(-1))
    }
    const embedded = await startEmbedded({ dataDir })
    const found = await rows(embedded.url, `select n from written where n <= ${acknowledged} order by n`)
    await embedded.close()
    expect(acknowledged).toBeGreaterThanOrEqual(100)
    expect(found).toEqual(Array.from({ length: acknowledged }, (_, index) => ({ n: index + 1 })))
  })

  it('refuses a second process with one line that names the first', { tags: ['full'] }, async () => {
    const embedded = await startEmbedded({ dataDir, load })
    const second = startWriter()
    const [code] = await once(second.child, 'close')
    await embedded.close()
    expect(code).toBe(3)
    expect(second.output()).toMatch(new RegExp(`^The database is in use by process ${process.pid} .*DATA_DIR\\.\n$`))
  })

  inFull('takes over the lock of a process number that now belongs to another program', async () => {
    mkdirSync(join(dataDir, 'db'))
    writeFileSync(join(dataDir, 'db.lock'), JSON.stringify({ pid: process.pid, host: hostname(), boot: 'another', started: '1' }))
    const embedded = await startEmbedded({ dataDir, load })
    expect(await rows(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.close()
  })

  inFull('starts in memory from a dump of another', async () => {
    const copy = await startEmbedded({ dataDir: ':memory:', load: dump })
    expect(await rows(copy.url, 'select text from stored')).toEqual([{ text: 'from the dump' }])
    await copy.close()
  })

  inFull('makes a database anew that was killed before it was made', async () => {
    mkdirSync(join(dataDir, 'db'))
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17')
    writeFileSync(join(dataDir, 'db.new'), '')
    const embedded = await startEmbedded({ dataDir, load })
    expect(await rows(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(join(dataDir, 'db.new'))).toBe(false)
    await embedded.close()
  })

  it('notifies its connections when it closes', { tags: ['full'] }, async () => {
    const embedded = await startEmbedded({ dataDir: ':memory:', load })
    const client = new pg.Client({ connectionString: embedded.url })
    await client.connect()
    const errors: unknown[] = []
    client.on('error', (error) => errors.push(error))
    const ended = new Promise<void>((done) => client.once('end', done))
    await embedded.close()
    await ended
    expect(errors[0]).toMatchObject({ code: '57P01' })
  })
})
