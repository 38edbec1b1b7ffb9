import { AppError } from '#domain/errors.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { Ctx } from '../../../ctx.ts'
import { searchScope } from '../../search/search-scope.ts'
import type { PricedEntry } from '../price-rates.ts'
import type { StayRecord } from '../search/property-of.ts'

/** One property of a search with all rates from its suppliers' last response. */
export interface PropertyRecord {
  property: StayProperty
  entries: PricedEntry[]
  isPartial: boolean
  /** The supplier of each fact. */
  provenance: Record<string, string>
}

const key = (ctx: Ctx, searchId: string, id: string) => `stay-rates:${searchScope(ctx)}:${searchId}:${id}`

/** Stores a property for the lifetime of its search. */
export async function cachePropertyRecord(
  ctx: Ctx,
  { searchId, expiresAt }: StayRecord,
  property: PropertyRecord,
): Promise<void> {
  const left = Date.parse(expiresAt) - ctx.now().getTime()
  if (left > 0) await ctx.system.cache.set(key(ctx, searchId, property.property.id), property, left)
}

/** The property as last read. Throws `stay.search-expired`. */
export async function readPropertyRecord(ctx: Ctx, searchId: string, id: string): Promise<PropertyRecord> {
  const property = await ctx.system.cache.get<PropertyRecord>(key(ctx, searchId, id))
  if (!property) throw new AppError('stay.search-expired')
  return property
}
