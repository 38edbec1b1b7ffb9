import type { SupplierProgress } from '#contract/search-progress.ts'

/** What a search has found so far. A record is never changed: what comes later makes a new one. */
export interface SearchRecord<Search, Entry> {
  searchId: string
  search: Search
  currency: string
  suppliers: SupplierProgress[]
  /** Everything that was shown, by id: somebody may have opened what is listed no more. */
  entries: ReadonlyMap<string, Entry>
  /** Ids of what results list, the first found first. */
  listed: ReadonlySet<string>
  finished: boolean
  /** ISO instant. */
  expiresAt: string
}

/** A line of the log of a search. */
export type SearchLine<Search, Entry> =
  | { type: 'started'; searchId: string; currency: string; search: Search; suppliers: SupplierProgress[]; expiresAt: string }
  | { type: 'found'; upserts: [id: string, entry: Entry][]; gone: string[] }
  | { type: 'supplier'; progress: SupplierProgress }
  | { type: 'finished' }

/** The record with what these lines say. A log that has lost its beginning has none. */
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

/** A supplier that has not answered by the end is late. */
const finish = <Search, Entry>(record: SearchRecord<Search, Entry>): SearchRecord<Search, Entry> => ({
  ...record,
  finished: true,
  suppliers: record.suppliers.map((one) => (one.status === 'searching' ? { ...one, status: 'late' } : one)),
})

/** What results list. */
export const listedEntries = <Entry>({ entries, listed }: SearchRecord<unknown, Entry>): Entry[] =>
  [...entries].flatMap(([id, entry]) => (listed.has(id) ? [entry] : []))
