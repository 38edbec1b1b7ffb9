import type { SearchEvent, SearchSnapshot } from '#contract/search-events.ts'
import { AppError } from '#domain/errors.ts'
import { memoizeByObjectAndKey } from '#domain/memoize.ts'
import type { Cipher } from '../../cipher.ts'
import type { Ctx } from '../../ctx.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { mapInTurns } from './in-turns.ts'
import { openSearch, type SearchEvents } from './open-search.ts'
import { recordReader } from './read-record.ts'
import { listedEntries, type SearchRecord } from './search-record.ts'
import type { SearchRequest, SearchRow } from './search-row.ts'
import { nameSuppliers } from './session/name-suppliers.ts'
import type { Entry } from './session/search-gatherer.ts'

/** The searches of one product: start, read and view. */
export interface ProductSearches<Search, Common, Stored, Viewed> {
  /** Starts a search, see `openSearch`. */
  open(ctx: Ctx, request: SearchRequest<Search>): Promise<SearchEvents>
  /** Starts a search for callers in this process. One that needs no more events (`return`) leaves the search running; `signal` ends it. */
  events(ctx: Ctx, request: SearchRequest<Search>): Promise<AsyncGenerator<SearchEvent<Common & Viewed>, void>>
  /** The current results of a search. Throws the product's `expired` for one that is older than half an hour, another agency's, or unknown. */
  read(ctx: Ctx, searchId: string): Promise<SearchRecord<Search, Entry<Common, Stored>>>
  /** The record in wire format; with `only` just those items, whether results still list them or not. */
  snapshot(
    ctx: Ctx,
    record: SearchRecord<Search, Entry<Common, Stored>>,
    viewer: Viewer,
    only?: readonly string[],
  ): Promise<SearchSnapshot<Common & Viewed> & { search: Search }>
}

export function productSearches<Search, Known, Common extends object, Stored, Viewed extends object>(
  row: SearchRow<Search, Known, Stored, Viewed>,
): ProductSearches<Search, Common, Stored, Viewed> {
  type Found = Entry<Common, Stored>
  const readRecord = recordReader<Search, Found>()

  async function write(
    record: SearchRecord<Search, Entry<Common, Stored>>,
    entries: readonly Found[],
    { cipher, viewer }: Reader,
  ) {
    const { searchId, search, currency, finished, expiresAt } = record
    const suppliers = nameSuppliers(record.suppliers, viewer).list(record.suppliers)
    const view = row.view({ cipher, currency, viewer })
    const found = await mapInTurns(entries, ({ common, stored }) => ({ ...common, ...view(stored) }))
    return { searchId, search, currency, suppliers, found, finished, expiresAt }
  }
  /** Requests all results with every sort and filter, for a page without scripts. */
  const writeListed = memoizeByObjectAndKey(
    (record: SearchRecord<Search, Entry<Common, Stored>>, seen: Reader) => write(record, listedEntries(record), seen),
    ({ viewer: { seesMargin, isCustomer = false, mayHold = !isCustomer, ways = [] } }) =>
      `${seesMargin} ${isCustomer} ${mayHold} ${ways}`,
  )

  const open = (ctx: Ctx, request: SearchRequest<Search>) => openSearch(ctx, row, readRecord, request)
  return {
    open,
    events: async (ctx, request) => readEvents<Common & Viewed>(ctx, await open(ctx, request)),
    async read(ctx, searchId) {
      const record = await readRecord(ctx, searchId)
      if (!record) throw new AppError(row.refusals.expired)
      return record
    },
    snapshot({ system }, record, viewer, only) {
      const seen = { cipher: system.cipher, viewer }
      if (!only) return writeListed(record, seen)
      return write(
        record,
        [...record.entries].flatMap(([id, entry]) => (only.includes(id) ? [entry] : [])),
        seen,
      )
    },
  }
}

interface Reader {
  cipher: Cipher
  viewer: Viewer
}

async function* readEvents<Item>(ctx: Ctx, events: SearchEvents): AsyncGenerator<SearchEvent<Item>, void> {
  const texts = events instanceof Uint8Array ? [events].values() : events
  let isOver = false
  try {
    for (let next = await texts.next(); !next.done; next = await texts.next())
      for (const line of Buffer.from(next.value).toString('utf8').split('\n'))
        if (line.startsWith('data: ')) yield JSON.parse(line.slice(6))
    isOver = true
  } finally {
    if (!isOver) void storeRest(ctx, texts)
  }
}

/** Runs a search to its end, so that its results are stored, without parsing what nobody reads. */
async function storeRest({ system }: Ctx, texts: Iterator<Uint8Array> | AsyncIterator<Uint8Array>): Promise<void> {
  try {
    while (!(await texts.next()).done);
  } catch (error) {
    // Failures of suppliers are stored with the results.
    if (!(error instanceof AppError)) system.log.error({ err: error }, 'a search failed after its caller left')
  }
}
