import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Collection, Store } from '../deps.ts'

export interface OpenedStore extends Store {
  /** Deletes every document of every collection. */
  clear(): void
  close(): void
}

type Indexes<T> = Record<string, (value: T) => string | string[] | null>

// `sequence` is never reused, so a cursor from before a deletion keeps its position.
const SCHEMA = `
  create table if not exists documents (
    sequence integer primary key autoincrement,
    collection text not null,
    id text not null,
    body text not null,
    unique (collection, id)
  ) strict;
  create index if not exists documents_in_order on documents (collection, sequence);
  create table if not exists entries (
    collection text not null,
    name text not null,
    value text not null,
    id text not null,
    primary key (collection, name, value, id)
  ) strict, without rowid;
  create index if not exists entries_of_document on entries (collection, id);
  create table if not exists indexed (collection text primary key, names text not null) strict;
`

const writeCursor = (sequence: number) => Buffer.from(`s${sequence}`).toString('base64url')

/** An invalid cursor gives NaN, which matches no document: an empty page rather than a wrong one. */
const readCursor = (cursor: string) => Number(/^s(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN)

/**
 * Opens the sandbox's documents in `dir` (created when absent), or in memory for ':memory:'.
 * With a write-ahead log each commit reaches the operating system before the call returns, so a killed process loses nothing it answered.
 */
export function openStore(dir: string): OpenedStore {
  if (dir !== ':memory:') mkdirSync(dir, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(dir === ':memory:' ? dir : join(dir, 'sandbox.db'))
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000')
  db.exec(SCHEMA)

  const insertEntry = db.prepare('insert or ignore into entries (collection, name, value, id) values (?, ?, ?, ?)')
  const dropEntries = db.prepare('delete from entries where collection = ? and id = ?')
  const readOne = db.prepare('select body from documents where collection = ? and id = ?')
  const write = db.prepare(
    'insert into documents (collection, id, body) values (?, ?, ?) on conflict (collection, id) do update set body = excluded.body',
  )
  const erase = db.prepare('delete from documents where collection = ? and id = ?')
  const lookUp = db.prepare(
    `select d.body from entries e join documents d on d.collection = e.collection and d.id = e.id
     where e.collection = ? and e.name = ? and e.value = ? order by d.sequence`,
  )
  const older = db.prepare(
    'select sequence, body from documents where collection = ? and sequence < ? order by sequence desc limit ?',
  )
  const newer = db.prepare('select sequence, body from documents where collection = ? and sequence > ? order by sequence limit ?')
  const everything = db.prepare('select id, body from documents where collection = ?')
  const indexedNames = db.prepare('select names from indexed where collection = ?')
  const storeNames = db.prepare('insert or replace into indexed (collection, names) values (?, ?)')

  let inside = false
  const atomically = <R>(work: () => R): R => {
    if (inside) return work()
    db.exec('begin immediate')
    inside = true
    try {
      const result = work()
      if (result instanceof Promise) throw new Error('atomically() takes synchronous work only')
      db.exec('commit')
      return result
    } catch (error) {
      db.exec('rollback')
      throw error
    } finally {
      inside = false
    }
  }

  const collection = <T>(name: string, indexes: Indexes<T> = {}): Collection<T> => {
    // The one place where stored text is parsed: the collection wrote it, so it has the collection's shape.
    const parse = (row: { body?: unknown }): T => JSON.parse(String(row.body)) as T

    const index = (id: string, value: T) => {
      dropEntries.run(name, id)
      for (const [key, valuesOf] of Object.entries(indexes)) {
        for (const found of [valuesOf(value) ?? []].flat()) insertEntry.run(name, key, found, id)
      }
    }

    // A newer release may declare an index that older documents lack.
    const names = Object.keys(indexes).sort().join(' ')
    if (indexedNames.get(name)?.names !== names) {
      atomically(() => {
        for (const row of everything.all(name)) index(String(row.id), parse(row))
        storeNames.run(name, names)
      })
    }

    return {
      get(id) {
        const row = readOne.get(name, id)
        return row === undefined ? undefined : parse(row)
      },
      put(id, value) {
        atomically(() => {
          write.run(name, id, JSON.stringify(value))
          index(id, value)
        })
      },
      remove(id) {
        atomically(() => {
          erase.run(name, id)
          dropEntries.run(name, id)
        })
      },
      find: (key, value) => lookUp.all(name, key, value).map(parse),
      page({ limit, after, before }) {
        const rows =
          before === undefined
            ? older.all(name, after === undefined ? Number.MAX_SAFE_INTEGER : readCursor(after), limit)
            : newer.all(name, readCursor(before), limit).reverse()
        const first = rows.at(0)
        const last = rows.at(-1)
        const hasNewer = first !== undefined && newer.get(name, Number(first.sequence), 1) !== undefined
        const hasOlder = last !== undefined && older.get(name, Number(last.sequence), 1) !== undefined
        return {
          items: rows.map(parse),
          after: hasOlder ? writeCursor(Number(last.sequence)) : null,
          before: hasNewer ? writeCursor(Number(first.sequence)) : null,
        }
      },
    }
  }

  return {
    collection,
    atomically,
    clear: () => atomically(() => db.exec('delete from documents; delete from entries')),
    close: () => db.close(),
  }
}
