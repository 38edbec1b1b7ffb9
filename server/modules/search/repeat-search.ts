import type { SearchEvent } from '#contract/search-events.ts'
import type { Ctx } from '../../ctx.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { listedEntries, type SearchRecord } from './search-record.ts'
import type { SearchRow } from './search-row.ts'
import { searchScope } from './search-scope.ts'
import { searching } from './session/ask-suppliers.ts'
import { eventText } from './session/event-text.ts'
import { nameSuppliers } from './session/name-suppliers.ts'
import type { Entry } from './session/search-gatherer.ts'

interface Repeat {
  searchId: string
  /** Milliseconds since 1970. */
  until: number
}

/** How long a repeated search of the same agency is answered from the stored results. */
const REPEAT_MS = 60_000

interface Asked<Search> {
  search: Search
  currency: string
}

const repeatKey = <Search>(
  ctx: Ctx,
  row: Pick<SearchRow<Search, never, never, object>, 'product' | 'sameAs'>,
  { search, currency }: Asked<Search>,
) => `search-repeat:${row.product}:${searchScope(ctx)}:${currency}:${row.sameAs(search)}`

/** Stores the results for a repeated search of this agency. */
export const offerForRepeat = <Search, Known, Stored, Viewed extends object>(
  ctx: Ctx,
  row: SearchRow<Search, Known, Stored, Viewed>,
  { searchId, ...asked }: Asked<Search> & { searchId: string },
): Promise<void> => {
  const repeat: Repeat = { searchId, until: ctx.now().getTime() + REPEAT_MS }
  return ctx.system.cache.set(repeatKey(ctx, row, asked), repeat, REPEAT_MS)
}

/**
 * The events of the same search of the last minute, in one text, without calling suppliers. Serialised once for members who see margin, once for
 * other members, and once for customers. Null where there is no such search.
 */
export async function findRepeat<Search, Known, Common, Stored, Viewed extends object>(
  ctx: Ctx,
  row: SearchRow<Search, Known, Stored, Viewed>,
  readRecord: (ctx: Ctx, searchId: string) => Promise<SearchRecord<Search, Entry<Common, Stored>> | undefined>,
  { viewer, ...asked }: Asked<Search> & { viewer: Viewer },
): Promise<Uint8Array | null> {
  const { cache } = ctx.system
  const repeat = await cache.get<Repeat>(repeatKey(ctx, row, asked))
  if (!repeat || repeat.until <= ctx.now().getTime()) return null
  const { searchId } = repeat
  const key = `search-events:${searchScope(ctx)}:${searchId}:${viewer.seesMargin ? 'with' : 'without'}-margin`
  const known = await cache.get<Buffer>(key)
  if (known) return known
  const record = await readRecord(ctx, searchId)
  if (!record) return null
  const { cipher } = ctx.system
  const view = row.view({ cipher, currency: record.currency, viewer })
  const items = listedEntries(record).map(({ common, stored }) => ({ ...common, ...view(stored) }))
  const text = Buffer.from(
    eventsOf(record, items, viewer)
      .map((event) => eventText('message', event))
      .join(''),
  )
  await cache.set(key, text, REPEAT_MS)
  return text
}

function eventsOf<Item>(
  { searchId, currency, suppliers, expiresAt }: SearchRecord<unknown, unknown>,
  items: Item[],
  viewer: Viewer,
): SearchEvent<Item>[] {
  const before = suppliers.map(searching)
  const teller = nameSuppliers(before, viewer)
  return [
    { type: 'started', searchId, currency, suppliers: teller.list(before), expiresAt },
    { type: 'found', upserts: items, gone: [] },
    ...suppliers.flatMap((one) => {
      const progress = teller.report(one)
      return progress ? [{ type: 'supplier' as const, progress }] : []
    }),
    { type: 'finished', found: items.length, milliseconds: 0 },
  ]
}
