import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { searchScope } from '../../search/search-scope.ts'
import type { Member } from '../search/gather-properties.ts'
import { supplierOfStay } from '../supplier-of-stay.ts'

/**
 * Milliseconds for which a supplier's rates of a property are used again: a visitor who filters them, or goes to another property and back, does not wait
 * for the supplier each time. A chosen rate is always quoted by its supplier (`requote`).
 */
const FRESH_MS = 120_000

/** A property of a search at one supplier. */
type Listing = Pick<Member, 'supplier' | 'listingId'>

const key = (ctx: Ctx, search: StaySearch, { supplier, listingId }: Listing) =>
  `stay-current-rates:${searchScope(ctx)}:${supplier}:${listingId}:${stayToParams(search)}`

/** The property with its rates, at most two minutes old; null for a supplier that does not respond. */
export async function currentRates(ctx: Ctx, search: StaySearch, member: Member): Promise<SupplierStay | 'sold-out' | null> {
  const { cache, log } = ctx.system
  const cached = await cache.get<SupplierStay>(key(ctx, search, member))
  if (cached) return cached
  try {
    const stay = (await supplierOfStay(ctx, member)?.rates(member.resultId)) ?? null
    if (stay) await cache.set(key(ctx, search, member), stay, FRESH_MS)
    return stay
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'sold-out') return 'sold-out'
    log.warn({ err: error, ...member }, 'rates of a property could not be read')
    return null
  }
}

/** The next reader of the property asks its supplier again. */
export const dropCurrentRates = (ctx: Ctx, search: StaySearch, listing: Listing): Promise<void> =>
  ctx.system.cache.delete(key(ctx, search, listing))
