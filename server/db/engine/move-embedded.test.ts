import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backupEmbedded, restoreEmbedded } from './move-embedded.ts'
import { startEmbedded } from './start-embedded.ts'

let folder: string
let dataDir: string
let file: string

/** A dump of an empty database: loading it is five times as fast as creating one. */
const shared = mkdtempSync(join(tmpdir(), 'tw-move-'))
const blank = join(shared, 'blank.tar')

beforeAll(async () => {
  const embedded = await startEmbedded({ dataDir: ':memory:' })
  writeFileSync(blank, await embedded.dump())
  await embedded.close()
}, 30_000)

afterAll(() => rmSync(shared, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tw-move-'))
  dataDir = join(folder, 'data')
  file = join(folder, 'backup.tar.gz')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs SQL on the database in `dir`, each time opened and closed as the application would. */
async function sql(dir: string, text: string): Promise<unknown[]> {
  const embedded = await startEmbedded({ dataDir: dir, load: existsSync(join(dir, 'db')) ? undefined : blank })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
    await embedded.close()
  }
}

const FILL = `
  create table entry (id serial primary key, amount bigint not null, note text unique);
  insert into entry (amount, note) select n * 100, 'entry ' || n from generate_series(1, 2000) n;
  create index on entry (amount)`
const ALL = `select count(*)::int as count, sum(amount)::text as sum, md5(string_agg(note, ',' order by id)) as notes from entry`

describe('a backup of the embedded database', { timeout: 60_000 }, () => {
  it('restores every row, index and sequence into an empty folder', async () => {
    await sql(dataDir, FILL)
    const before = await sql(dataDir, ALL)
    await backupEmbedded({ dataDir, file })
    const elsewhere = join(folder, 'elsewhere')
    await restoreEmbedded({ dataDir: elsewhere, file })
    expect(await sql(elsewhere, ALL)).toEqual(before)
    expect(await sql(elsewhere, `insert into entry (amount, note) values (1, 'next') returning id`)).toEqual([{ id: 2001 }])
    await expect(sql(elsewhere, `insert into entry (amount, note) values (1, 'entry 7')`)).rejects.toMatchObject({
      code: '23505',
    })
  })

  it('replaces a database only when told to', async () => {
    await sql(dataDir, FILL)
    await backupEmbedded({ dataDir, file })
    await sql(dataDir, 'delete from entry where id > 10')
    await expect(restoreEmbedded({ dataDir, file })).rejects.toThrow('--force')
    expect(await sql(dataDir, 'select count(*)::int as count from entry')).toEqual([{ count: 10 }])
    await restoreEmbedded({ dataDir, file, force: true })
    expect(await sql(dataDir, 'select count(*)::int as count from entry')).toEqual([{ count: 2000 }])
    expect(readdirSync(dataDir)).toEqual(['db'])
  })

  it('is refused while the application runs, and so is a restore', async () => {
    const running = await startEmbedded({ dataDir })
    await expect(backupEmbedded({ dataDir, file })).rejects.toThrow(`in use by process ${process.pid}`)
    writeFileSync(file, 'anything')
    await expect(restoreEmbedded({ dataDir, file, force: true })).rejects.toThrow(`in use by process ${process.pid}`)
    await running.close()
  })

  it('does not overwrite another backup', async () => {
    await sql(dataDir, 'select 1')
    writeFileSync(file, 'an older backup')
    await expect(backupEmbedded({ dataDir, file })).rejects.toThrow('exists')
  })

  it('that is damaged leaves the present database as it was', async () => {
    await sql(dataDir, FILL)
    await backupEmbedded({ dataDir, file })
    writeFileSync(file, 'not a backup')
    await expect(restoreEmbedded({ dataDir, file, force: true })).rejects.toThrow()
    expect(await sql(dataDir, 'select count(*)::int as count from entry')).toEqual([{ count: 2000 }])
    expect(readdirSync(dataDir)).toEqual(['db'])
  })
})
