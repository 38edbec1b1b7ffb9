import type { SupplierProgress } from '#contract/search-progress.ts'

/** The current results of a search. A record is immutable: later results make a new one. */
export interface SearchRecord<Search, Entry> {
  searchId: string
  search: Search
  currency: string
  suppliers: SupplierProgress[]
  /** Everything that was shown, by id: a person may have opened an item that is no longer listed. */
  entries: ReadonlyMap<string, Entry>
  /** Ids of the listed results, in the order in which they were found. */
  listed: ReadonlySet<string>
  finished: boolean
  /** ISO instant. */
  expiresAt: string
}

/** A line of a search's log. */
export type SearchLine<Search, Entry> =
  | { type: 'started'; searchId: string; currency: string; search: Search; suppliers: SupplierProgress[]; expiresAt: string }
  | { type: 'found'; upserts: [id: string, entry: Entry][]; gone: string[] }
  | { type: 'supplier'; progress: SupplierProgress }
  | { type: 'finished' }

/** The record with these lines applied. Undefined for a log that has lost its beginning. */
export function foldLines<Search, Entry>(
  before: SearchRecord<Search, Entry> | undefined,
  lines: readonly SearchLine<Search, Entry>[],
): SearchRecord<Search, Entry> | undefined {
  const entries = new Map(before?.entries)
  const listed = new Set(before?.listed)
  let record = before
  for (const line of lines) {
    if (line.type === 'started') {
      const { searchId, search, currency, suppliers, expiresAt } = line
      record = { searchId, search, currency, suppliers, expiresAt, entries, listed, finished: false }
    } else if (line.type === 'found') {
      for (const [id, entry] of line.upserts) {
        entries.set(id, entry)
        listed.add(id)
      }
      for (const id of line.gone) listed.delete(id)
    } else if (record) {
      record = line.type === 'supplier' ? withProgress(record, line.progress) : finish(record)
    }
  }
  return record && { ...record, entries, listed }
}

const withProgress = <Search, Entry>(record: SearchRecord<Search, Entry>, progress: SupplierProgress) => ({
  ...record,
  suppliers: record.suppliers.map((one) => (one.id === progress.id ? progress : one)),
})

/** A supplier that has not responded by the end is late. */
const finish = <Search, Entry>(record: SearchRecord<Search, Entry>): SearchRecord<Search, Entry> => ({
  ...record,
  finished: true,
  suppliers: record.suppliers.map((one) => (one.status === 'searching' ? { ...one, status: 'late' } : one)),
})

/** The listed results. */
export const listedEntries = <Entry>({ entries, listed }: SearchRecord<unknown, Entry>): Entry[] =>
  [...entries].flatMap(([id, entry]) => (listed.has(id) ? [entry] : []))
