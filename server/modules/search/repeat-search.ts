import type { SearchEvent } from '#contract/search-events.ts'
import type { Ctx } from '../../ctx.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { mapInTurns } from './in-turns.ts'
import { listedEntries, type SearchRecord } from './search-record.ts'
import type { SearchRow } from './search-row.ts'
import { searchScope } from './search-scope.ts'
import { searching } from './session/ask-suppliers.ts'
import { eventOf, eventText } from './session/event-text.ts'
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
  const items = await mapInTurns(listedEntries(record), ({ common, stored }) => JSON.stringify({ ...common, ...view(stored) }))
  const text = Buffer.from(textOf(record, items, viewer))
  await cache.set(key, text, REPEAT_MS)
  return text
}

/** `items` are JSON. */
function textOf(
  { searchId, currency, suppliers, expiresAt }: SearchRecord<unknown, unknown>,
  items: readonly string[],
  viewer: Viewer,
): string {
  const before = suppliers.map(searching)
  const teller = nameSuppliers(before, viewer)
  const text = (event: Exclude<SearchEvent<never>, { type: 'found' }>) => eventText('message', event)
  return [
    text({ type: 'started', searchId, currency, suppliers: teller.list(before), expiresAt }),
    eventOf(`{"type":"found","upserts":[${items.join()}],"gone":[]}`),
    ...suppliers.flatMap((one) => {
      const progress = teller.report(one)
      return progress ? [text({ type: 'supplier', progress })] : []
    }),
    text({ type: 'finished', found: items.length, milliseconds: 0 }),
  ].join('')
}
