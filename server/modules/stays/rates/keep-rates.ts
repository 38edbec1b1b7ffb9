import { AppError } from '#domain/errors.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { Ctx } from '../../../ctx.ts'
import { searchScope } from '../../search/search-scope.ts'
import type { StayRecord } from '../search/keep-results.ts'
import type { PricedEntry } from './price-rates.ts'

/** One house of a search with every rate that its suppliers sold when it was last asked for. */
export interface HouseRecord {
  property: StayProperty
  entries: PricedEntry[]
  isPartial: boolean
  /** Which supplier each fact was taken from. */
  provenance: Record<string, string>
}

const key = (ctx: Ctx, searchId: string, id: string) => `stay-rates:${searchScope(ctx)}:${searchId}:${id}`

/** Keeps a house for as long as its search is. */
export async function keepHouse(ctx: Ctx, { searchId, expiresAt }: StayRecord, house: HouseRecord): Promise<void> {
  const left = Date.parse(expiresAt) - ctx.now().getTime()
  if (left > 0) await ctx.system.cache.set(key(ctx, searchId, house.property.id), house, left)
}

/** The house as somebody looked at it last. Throws `stay.search-expired`. */
export async function readHouse(ctx: Ctx, searchId: string, id: string): Promise<HouseRecord> {
  const house = await ctx.system.cache.get<HouseRecord>(key(ctx, searchId, id))
  if (!house) throw new AppError('stay.search-expired')
  return house
}
