import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sizes } from '#tests/sizes.ts'
import { migratedDump } from './make-migrated-dump.ts'
import { backupEmbedded, restoreEmbedded } from './move-embedded.ts'
import { startEmbedded } from './start-embedded.ts'

/** Made once: a filled database, its expected rows, and its backup. */
const made = mkdtempSync(join(tmpdir(), 'tw-move-'))
const [filled, backup] = [join(made, 'data'), join(made, 'backup.tar')]
let content: unknown[]

const [AGENCY, IMAGE] = ['01a200f2-2910-720d-90ec-9c4ad30b6e14', '01a200f2-2910-720d-90ec-9c4ad30b6e15']
/** Sizes above and below one block of the archive. */
const pictures = { '640.webp': Buffer.alloc(70_001, 7), 'logo.png': Buffer.from('a logo') }

let folder: string
let dataDir: string

/** Opens the database in `dir` as the application does, and closes it afterwards. */
async function withDatabase<T>(dir: string, work: (query: (text: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir: dir, load: await migratedDump() })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  try {
    return await work(async (text) => (await client.query(text)).rows)
  } finally {
    await client.end()
    await embedded.close()
  }
}

/** The rows of the last statement. */
const sql = (dir: string, ...statements: string[]): Promise<unknown[]> =>
  withDatabase(dir, async (query) => {
    let rows: unknown[] = []
    for (const statement of statements) rows = await query(statement)
    return rows
  })

const FILL = `
  create table entry (id serial primary key, amount bigint not null, note text unique);
  insert into entry (amount, note) select n * 100, 'entry ' || n from generate_series(1, 2000) n;
  create index on entry (amount)`
const ALL = `select count(*)::int as count, sum(amount)::text as sum, md5(string_agg(note, ',' order by id)) as notes from entry`
const COUNT = 'select count(*)::int as count from entry'

beforeAll(async () => {
  content = await sql(filled, FILL, ALL)
  mkdirSync(join(filled, 'files', AGENCY, IMAGE), { recursive: true })
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(filled, 'files', AGENCY, IMAGE, name), bytes)
  expect(await backupEmbedded({ dataDir: filled, file: backup })).toMatchObject({ pictures: 2 })
}, 60_000)
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tw-move-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const copyFilled = () => cpSync(filled, dataDir, { recursive: true })

describe('a backup of the embedded database', { timeout: 60_000 }, () => {
  it('restores every row, index and sequence into a new folder, and the uploaded pictures beside those that are there', async () => {
    mkdirSync(join(dataDir, 'files', AGENCY, 'another'), { recursive: true })
    writeFileSync(join(dataDir, 'files', AGENCY, 'another', '640.webp'), 'newer')
    await restoreEmbedded({ dataDir, file: backup })
    for (const [name, bytes] of Object.entries(pictures))
      expect(readFileSync(join(dataDir, 'files', AGENCY, IMAGE, name)).equals(bytes), name).toBe(true)
    expect(readFileSync(join(dataDir, 'files', AGENCY, 'another', '640.webp'), 'utf8')).toBe('newer')
    const added = `insert into entry (amount, note) values (1, 'next') returning id`
    await withDatabase(dataDir, async (query) => {
      expect(await query(ALL)).toEqual(content)
      expect(await query(added)).toEqual([{ id: 2001 }])
      await expect(query(`insert into entry (amount, note) values (1, 'entry 7')`)).rejects.toMatchObject({ code: '23505' })
    })
  })

  it('is an archive that tar reads', () => {
    const list = execFileSync('tar', ['-tf', backup], { encoding: 'utf8' }).trim().split('\n')
    expect(list).toEqual(['database.tar.gz', `files/${AGENCY}/${IMAGE}/640.webp`, `files/${AGENCY}/${IMAGE}/logo.png`])
  })

  // A variant of the first test: `npm run test:full`.
  it.runIf(sizes.everyCase)('of an older version, without pictures, is restored as well', async () => {
    const file = join(folder, 'older.tar.gz')
    writeFileSync(file, execFileSync('tar', ['-xOf', backup, 'database.tar.gz'], { maxBuffer: 100_000_000 }))
    await restoreEmbedded({ dataDir, file })
    expect(await sql(dataDir, COUNT)).toEqual([{ count: 2000 }])
  })

  it.runIf(sizes.everyCase)('replaces an existing database only with force', async () => {
    copyFilled()
    await sql(dataDir, 'delete from entry where id > 10')
    await expect(restoreEmbedded({ dataDir, file: backup })).rejects.toThrow('--force')
    expect(await sql(dataDir, COUNT)).toEqual([{ count: 10 }])
    await restoreEmbedded({ dataDir, file: backup, force: true })
    expect(await sql(dataDir, COUNT)).toEqual([{ count: 2000 }])
    expect(readdirSync(dataDir)).toEqual(['db', 'files'])
  })

  it('and a restore are refused while the application runs', { tags: ['full'] }, async () => {
    copyFilled()
    const running = await startEmbedded({ dataDir })
    const file = join(folder, 'another.tar')
    await expect(backupEmbedded({ dataDir, file })).rejects.toThrow(`in use by process ${process.pid}`)
    await expect(restoreEmbedded({ dataDir, file: backup, force: true })).rejects.toThrow(`in use by process ${process.pid}`)
    await running.close()
  })

  it('does not overwrite another backup', async () => {
    const file = join(folder, 'backup.tar')
    writeFileSync(file, 'an older backup')
    await expect(backupEmbedded({ dataDir: filled, file })).rejects.toThrow('exists')
  })

  it('that is damaged leaves the existing database unchanged', { tags: ['full'] }, async () => {
    copyFilled()
    const file = join(folder, 'backup.tar')
    const cut = readFileSync(backup).subarray(0, -3_000)
    for (const damaged of ['not a backup', 'n'.repeat(2_000), cut]) {
      writeFileSync(file, damaged)
      await expect(restoreEmbedded({ dataDir, file, force: true })).rejects.toThrow()
    }
    expect(await sql(dataDir, COUNT)).toEqual([{ count: 2000 }])
    expect(readdirSync(dataDir)).toEqual(['db', 'files'])
  })
})
