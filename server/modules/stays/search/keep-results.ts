import type { SupplierProgress } from '#contract/search-progress.ts'
import type { StayResult, StaySnapshot } from '#contract/stays.ts'
import { AppError } from '#domain/errors.ts'
import { cheapestFee } from '#domain/payment-fees.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import type { Ctx } from '../../../ctx.ts'
import type { System } from '../../../system.ts'
import { pictureAddresses } from '../../pictures/picture-addresses.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { searchScope } from '../../search/search-scope.ts'
import { tellSuppliers } from '../../search/tell-suppliers.ts'

/** How long what a search found can be looked at and booked from. */
export const RESULTS_MS = 30 * 60_000
/** How long the same search of the same agency is answered from what was found. */
const REPEAT_MS = 60_000

/** Where the rates of a house are asked for, at one supplier. */
export interface Member {
  supplier: string
  listingId: string
  resultId: string
}

/** What a search has found so far. A record is never changed. */
export interface StayRecord {
  searchId: string
  search: StaySearch
  currency: string
  suppliers: SupplierProgress[]
  /** As roles that see margin see them. */
  stays: StayResult[]
  /** By the house's id. */
  members: Record<string, Member[]>
  /** The house of every listing, by what its own id would be: a link to one that was merged since still leads there. */
  houses: Record<string, string>
  finished: boolean
  /** ISO instant. */
  expiresAt: string
}

const resultsKey = (ctx: Ctx, searchId: string) => `stay-results:${searchScope(ctx)}:${searchId}`
/** How far results reach narrows a list and is no other search. */
const repeatKey = (ctx: Ctx, search: StaySearch, currency: string) =>
  `stay-search:${searchScope(ctx)}:${currency}:${stayToParams({ ...search, radiusKm: 1 })}`

export async function keepResults(ctx: Ctx, record: StayRecord): Promise<void> {
  const left = Date.parse(record.expiresAt) - ctx.now().getTime()
  if (left > 0) await ctx.system.cache.set(resultsKey(ctx, record.searchId), record, left)
}

/** Lets the next same search of this agency be answered from these results. */
export const offerForRepeat = (ctx: Ctx, record: StayRecord): Promise<void> =>
  ctx.system.cache.set(repeatKey(ctx, record.search, record.currency), record.searchId, REPEAT_MS)

/** What the same search found within the last minute. */
export async function findRepeat(ctx: Ctx, search: StaySearch, currency: string): Promise<StayRecord | undefined> {
  const searchId = await ctx.system.cache.get<string>(repeatKey(ctx, search, currency))
  return searchId === undefined ? undefined : readRecord(ctx, searchId)
}

async function readRecord(ctx: Ctx, searchId: string): Promise<StayRecord | undefined> {
  const record = await ctx.system.cache.get<StayRecord>(resultsKey(ctx, searchId))
  return record && Date.parse(record.expiresAt) > ctx.now().getTime() ? record : undefined
}

/** Throws `stay.search-expired` for a search that is older than half an hour, another agency's, or none. */
export async function readResults(ctx: Ctx, searchId: string): Promise<StayRecord> {
  const record = await readRecord(ctx, searchId)
  if (!record) throw new AppError('stay.search-expired')
  return record
}

/** The house of an id, or of any listing that is it. Throws `stay.no-availability` for one that the search did not find. */
export function houseOf(record: StayRecord, propertyId: string): { id: string; members: Member[] } {
  const id = record.houses[propertyId] ?? propertyId
  const members = record.members[id]
  if (!members) throw new AppError('stay.no-availability')
  return { id, members }
}

/**
 * A house as somebody sees it: the fee of their cheapest way to pay is in every price, who sells it is for roles that see margin, and its pictures are
 * served by us.
 */
export function toResult(
  { cipher }: System,
  stay: StayResult,
  { seesMargin, ways = [], currency }: Viewer & { currency: string },
): StayResult {
  const feeOn = (amount: number) => cheapestFee({ amount, currency }, ways).amount
  const rates = stay.rates?.map((rate) => {
    const paymentFee = feeOn(rate.payNow)
    return { ...rate, paymentFee, payNow: rate.payNow + paymentFee, total: rate.total + paymentFee }
  })
  return {
    ...stay,
    rates: rates ?? null,
    // What is known before the rates is the price of one that is paid at once.
    total: rates ? Math.min(...rates.map((rate) => rate.total)) : stay.total + feeOn(stay.total),
    photos: pictureAddresses(cipher, stay.photos),
    sources: seesMargin ? stay.sources : null,
  }
}

/** The record as it goes over the wire; with `only` just those houses. */
export function toSnapshot({ system }: Ctx, record: StayRecord, viewer: Viewer, only?: readonly string[]): StaySnapshot {
  const { searchId, search, currency, finished, expiresAt } = record
  const suppliers = tellSuppliers(record.suppliers, viewer).list(record.suppliers)
  const wanted = only && new Set(only.map((id) => record.houses[id] ?? id))
  const stays = (wanted ? record.stays.filter(({ id }) => wanted.has(id)) : record.stays).map((stay) =>
    toResult(system, stay, { ...viewer, currency }),
  )
  return { searchId, search, currency, suppliers, stays, finished, expiresAt }
}
