import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../ctx.ts'
import { mapInTurns } from './in-turns.ts'
import { foldLines, type SearchRecord } from './search-record.ts'
import { searchScope } from './search-scope.ts'

/** How long results can be read and booked. */
export const RESULTS_MS = 30 * 60_000

export const logKey = (ctx: Ctx, searchId: string): string => `search-log:${searchScope(ctx)}:${searchId}`

/** Parsed records that pages are rendered from with every sort and filter: their lines are parsed once. */
const PARSED = 64

interface Parsed<Search, Entry> {
  lines: number
  record: SearchRecord<Search, Entry> | undefined
}

/** Creates the reader of one product's searches: the record of a search, undefined for one that is too old, another agency's or unknown. */
export function recordReader<Search, Entry>() {
  const parsed = new LRUCache<string, Parsed<Search, Entry>>({ max: PARSED })
  return async function readRecord(ctx: Ctx, searchId: string): Promise<SearchRecord<Search, Entry> | undefined> {
    const key = logKey(ctx, searchId)
    const known = parsed.get(key)
    const lines = await ctx.system.searchLogs.read(key, known?.lines ?? 0)
    const record =
      lines.length === 0 ? known?.record : foldLines<Search, Entry>(known?.record, await mapInTurns(lines, parseLine))
    // An id that nothing is known of takes no place of a record.
    if (lines.length > 0) parsed.set(key, { lines: (known?.lines ?? 0) + lines.length, record })
    return record && Date.parse(record.expiresAt) > ctx.now().getTime() ? record : undefined
  }
}

const parseLine = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('utf8'))
