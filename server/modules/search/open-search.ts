import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Outcome } from '../../search-threads/search-runner.ts'
import { type Pricing, readPricing } from '../pricing/read-pricing.ts'
import { logKey, RESULTS_MS } from './read-record.ts'
import { saveRecentSearch } from './recent-searches.ts'
import { findRepeat, offerForRepeat } from './repeat-search.ts'
import { startSession } from './run-search.ts'
import type { SearchRecord } from './search-record.ts'
import type { SearchRequest, SearchRow } from './search-row.ts'
import { eventText } from './session/event-text.ts'
import type { Entry } from './session/search-gatherer.ts'

/** The serialised events of a search: one text if the search is repeated within a minute, otherwise texts as suppliers respond. */
export type SearchEvents = Uint8Array | AsyncGenerator<Uint8Array, void>

const encoder = new TextEncoder()
const finishedLine = encoder.encode(JSON.stringify({ type: 'finished' }))

interface Opened<Search> extends SearchRequest<Search> {
  pricing: Pricing
  /** Resolves when the search is stored among the person's recent searches. */
  saved: Promise<unknown>
}

/**
 * Searches every supplier of a product and streams the priced results. An invalid search is refused before any supplier is called: by the product's
 * `check`, or as `input.invalid` for an invalid deal code. The stream throws the product's `allFailed` when no supplier responded and nothing was
 * found. A repeated search of the same agency within a minute is answered from the stored results.
 */
export async function openSearch<Search, Known, Common, Stored, Viewed extends object>(
  ctx: Ctx,
  row: SearchRow<Search, Known, Stored, Viewed>,
  readRecord: (ctx: Ctx, searchId: string) => Promise<SearchRecord<Search, Entry<Common, Stored>> | undefined>,
  request: SearchRequest<Search>,
): Promise<SearchEvents> {
  const { search: asked, signal, ...viewer } = request
  const search = await row.check(ctx, asked)
  const pricing = await readPricing(ctx, { product: row.product, dealCode: row.dealCodeOf(search) })
  const saved = saveRecentSearch(ctx, row.made(search))
  const repeat = await findRepeat(ctx, row, readRecord, { search, currency: pricing.currency, viewer })
  if (!repeat) return freshSearch(ctx, row, { search, signal, ...viewer, pricing, saved })
  await saved
  return repeat
}

async function* freshSearch<Search, Known, Stored, Viewed extends object>(
  ctx: Ctx,
  row: SearchRow<Search, Known, Stored, Viewed>,
  { search, signal, pricing, saved, ...viewer }: Opened<Search>,
): AsyncGenerator<Uint8Array, void> {
  const { system } = ctx
  const started = performance.now()
  const searchId = ctx.newId()
  const key = logKey(ctx, searchId)
  const known = await row.readKnown(ctx, search)
  const session = startSession(ctx, { product: row.product, searchId, search, pricing, viewer, known, signal })
  let outcome: Outcome | null = null
  try {
    for await (const message of session) {
      if (message.type === 'ended') {
        outcome = message.outcome
        continue
      }
      // Stored before it is sent, so that every received offer and search id can be opened.
      await system.searchLogs.append(key, message.line, RESULTS_MS)
      if (message.event) yield message.event
    }
  } finally {
    await system.searchLogs.append(key, finishedLine, RESULTS_MS)
    await saved
  }
  if (!outcome) return
  const { suppliers, found, received } = outcome
  const milliseconds = Math.round(performance.now() - started)
  system.log.info({ product: row.product, searchId, found, merged: received - found, milliseconds }, 'search finished')
  if (found === 0 && suppliers.every(({ status }) => status === 'failed'))
    throw new AppError(row.refusals.allFailed, { suppliers: suppliers.map(({ id }) => id) })
  if (suppliers.every(({ status }) => status === 'done'))
    await offerForRepeat(ctx, row, { search, searchId, currency: pricing.currency })
  await row.finished(ctx, { search, pricing, outcome })
  yield encoder.encode(eventText('message', { type: 'finished', found, milliseconds }))
}
