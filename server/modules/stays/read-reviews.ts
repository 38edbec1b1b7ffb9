import type { Review } from '#contract/stays.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Member } from './search/gather-properties.ts'
import { propertyOf } from './search/property-of.ts'
import { staySearches } from './search/stay-searches.ts'
import { supplierOfStay } from './supplier-of-stay.ts'

const MOST = 30
const CACHED_MS = 3_600_000

/** Guests' reviews of a property, the newest first, from the supplier with the most; none when no supplier responds. */
export async function readReviews(ctx: Ctx, input: { searchId: string; propertyId: string }): Promise<Review[]> {
  const record = await staySearches.read(ctx, input.searchId)
  const { members } = propertyOf(record, input.propertyId)
  const all = await Promise.all(members.map((member) => askReviews(ctx, member)))
  const [most = []] = all.toSorted((a, b) => b.length - a.length)
  return most.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MOST)
}

async function askReviews(ctx: Ctx, { supplier, listingId }: Member): Promise<Review[]> {
  const key = `stay-reviews:${supplier}:${listingId}`
  const cached = await ctx.system.cache.get<Review[]>(key)
  if (cached) return cached
  try {
    const reviews = (await supplierOfStay(ctx, { supplier })?.reviews(listingId)) ?? []
    await ctx.system.cache.set(key, reviews, CACHED_MS)
    return reviews
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, supplier, listingId }, 'reviews could not be read')
    return []
  }
}
