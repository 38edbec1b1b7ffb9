import { SearchEvent } from '#contract/flights.ts'
import type { Ctx } from '../../ctx.ts'
import { readAgencyPricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { eventText } from '../search/event-text.ts'
import { saveRecentSearch } from '../search/recent-searches.ts'
import { searchScope } from '../search/search-scope.ts'
import { checkSearch } from './check-search.ts'
import { findRepeatId, REPEAT_MS, readRecord } from './keep-results.ts'
import { repeatSearch } from './repeat-search.ts'
import type { SearchRequest } from './search-flights.ts'

/**
 * The event stream of a search that was made within the last minute, written once and kept beside its results: one text for those who see margin
 * one for those who do not, and one for customers. Null when there is no such search, and for one with a deal code, which has to be looked up anew.
 * Throws as the search itself does for what cannot be searched.
 */
export async function repeatAsText(ctx: Ctx, { search, ...viewer }: Omit<SearchRequest, 'signal'>): Promise<Buffer | null> {
  if (search.dealCode) return null
  const { cache } = ctx.system
  const { currency } = await readAgencyPricing(ctx, 'flight')
  const searchId = await findRepeatId(ctx, search, currency)
  if (searchId === undefined) return null
  checkSearch(search, ctx.now())
  const key = `flight-events:${searchScope(ctx)}:${searchId}:${viewer.seesMargin ? 'with' : 'without'}-margin`
  await saveRecentSearch(ctx, { product: 'flight', search })
  const known = await cache.get<Buffer>(key)
  if (known) return known
  const text = await writeEvents(ctx, searchId, viewer)
  if (text) await cache.set(key, text, REPEAT_MS)
  return text
}

async function writeEvents(ctx: Ctx, searchId: string, viewer: Viewer): Promise<Buffer | null> {
  const record = await readRecord(ctx, searchId)
  if (!record) return null
  const events: string[] = []
  for await (const event of repeatSearch(record, viewer)) events.push(eventText('message', SearchEvent.parse(event)))
  return Buffer.from(events.join(''))
}
