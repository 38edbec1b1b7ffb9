import type { SearchSnapshot } from '#contract/flights.ts'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { AppError } from '#domain/errors.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { fingerprintOf } from '#domain/flights/search-fingerprint.ts'
import { rememberOf } from '#domain/remember.ts'
import type { Ctx } from '../../ctx.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { searchScope } from '../search/search-scope.ts'
import { tellSuppliers } from '../search/tell-suppliers.ts'
import type { PricedEntry } from './price-offers.ts'
import { toPricedOffer } from './to-priced-offer.ts'

/** How long what a search found can be looked at and booked from. */
export const RESULTS_MS = 30 * 60_000
/** How long the same search of the same agency is answered from what was found. */
export const REPEAT_MS = 60_000

/** What a search has found so far. */
export interface SearchRecord {
  searchId: string
  search: FlightSearch
  suppliers: SupplierProgress[]
  /** Everything that was shown; offers are looked up in it. */
  shown: PricedEntry[]
  /** Ids of the cheapest of each product: what results list. */
  best: string[]
  finished: boolean
  /** ISO instant. */
  expiresAt: string
}

const resultsKey = (ctx: Ctx, searchId: string) => `flight-results:${searchScope(ctx)}:${searchId}`
const repeatKey = (ctx: Ctx, search: FlightSearch, currency: string) =>
  `flight-search:${searchScope(ctx)}:${currency}:${fingerprintOf(search)}`

export async function keepResults(ctx: Ctx, record: SearchRecord): Promise<void> {
  const left = Date.parse(record.expiresAt) - ctx.now().getTime()
  if (left > 0) await ctx.system.cache.set(resultsKey(ctx, record.searchId), record, left)
}

/** Lets the next same search of this agency be answered from these results. */
export const offerForRepeat = (ctx: Ctx, record: SearchRecord, currency: string): Promise<void> =>
  ctx.system.cache.set(repeatKey(ctx, record.search, currency), record.searchId, REPEAT_MS)

/** The search that found what the same one asks again within a minute. */
export const findRepeatId = (ctx: Ctx, search: FlightSearch, currency: string): Promise<string | undefined> =>
  ctx.system.cache.get<string>(repeatKey(ctx, search, currency))

/** What the same search found within the last minute. */
export async function findRepeat(ctx: Ctx, search: FlightSearch, currency: string): Promise<SearchRecord | undefined> {
  const searchId = await findRepeatId(ctx, search, currency)
  return searchId === undefined ? undefined : readRecord(ctx, searchId)
}

export async function readRecord(ctx: Ctx, searchId: string): Promise<SearchRecord | undefined> {
  const record = await ctx.system.cache.get<SearchRecord>(resultsKey(ctx, searchId))
  return record && Date.parse(record.expiresAt) > ctx.now().getTime() ? record : undefined
}

/** Throws `flight.search-expired` for a search that is older than half an hour, another agency's, or none. */
export async function readResults(ctx: Ctx, searchId: string): Promise<SearchRecord> {
  const record = await readRecord(ctx, searchId)
  if (!record) throw new AppError('flight.search-expired')
  return record
}

/** The offers that results list. */
export function listed({ shown, best }: SearchRecord): PricedEntry[] {
  const ids = new Set(best)
  return shown.filter(({ offer }) => ids.has(offer.id))
}

const write = (
  { searchId, search, suppliers, finished, expiresAt }: SearchRecord,
  entries: readonly PricedEntry[],
  viewer: Viewer,
) => ({
  searchId,
  search,
  suppliers: tellSuppliers(suppliers, viewer).list(suppliers),
  offers: entries.map(({ offer, waterfall }) => toPricedOffer(offer, waterfall, viewer)),
  finished,
  expiresAt,
})

/** All of it is asked for with every sort and every filter of a page without scripts; a record never changes. */
const writeListed = rememberOf(
  (record: SearchRecord, viewer: Viewer): SearchSnapshot => write(record, listed(record), viewer),
  ({ seesMargin, isCustomer = false, ways = [] }) => `${seesMargin} ${isCustomer} ${ways}`,
)

/** The record as it goes over the wire; with `only` just those offers, whether results still list them or not. */
export function toSnapshot(record: SearchRecord, viewer: Viewer, only?: readonly string[]): SearchSnapshot {
  if (!only) return writeListed(record, viewer)
  const asked = record.shown.filter(({ offer }) => only.includes(offer.id))
  return write(record, asked, viewer)
}
