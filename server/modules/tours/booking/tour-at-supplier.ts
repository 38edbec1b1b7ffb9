import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Tour, TourOption } from '#domain/tours/tour.ts'
import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { searchScope } from '../../search/search-scope.ts'
import { publicTourId } from '../public-tour-id.ts'
import type { TourMember } from '../search/gather-tours.ts'
import type { TourRecord } from '../search/tour-searches.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'

/** A tour of a search at the supplier that sells it: the cheapest one that answers. */
export interface TourAtSupplier extends TourMember {
  tour: Tour
  options: TourOption[]
}

/** An option as customers know it. */
export const optionIdOf = ({ supplier, productId }: TourMember, { id }: Pick<TourOption, 'id'>): string =>
  publicTourId(supplier, productId, id)

async function ask(ctx: Ctx, member: TourMember): Promise<TourAtSupplier | 'sold-out' | null> {
  try {
    const read = await supplierOfTour(ctx, member)?.tour(member.productId)
    return read ? { ...member, ...read } : null
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'sold-out') return 'sold-out'
    ctx.system.log.warn({ err: error, ...member }, 'a tour could not be read')
    return null
  }
}

/**
 * A tour of a search with its options, cached for as long as the search. Throws `tour.no-availability` for one that was not found or is no longer
 * sold, and `supplier.unavailable` when no supplier answered.
 */
export async function readTourAtSupplier(ctx: Ctx, record: TourRecord, tourId: string): Promise<TourAtSupplier> {
  const entry = record.entries.get(tourId)
  if (!entry) throw new AppError('tour.no-availability')
  const { cache } = ctx.system
  const key = `tour:${searchScope(ctx)}:${record.searchId}:${tourId}`
  const cached = await cache.get<TourAtSupplier>(key)
  if (cached) return cached
  let isAnswered = true
  for (const member of entry.stored.members) {
    const found = await ask(ctx, member)
    if (found === null) isAnswered = false
    if (found === null || found === 'sold-out') continue
    const read = { ...found, tour: { ...found.tour, id: tourId } }
    const left = Date.parse(record.expiresAt) - ctx.now().getTime()
    if (left > 0) await cache.set(key, read, left)
    return read
  }
  if (isAnswered) throw new AppError('tour.no-availability')
  throw new AppError('supplier.unavailable', { supplier: entry.stored.members[0]?.supplier ?? '' })
}

export interface OptionAtSupplier {
  at: TourAtSupplier
  option: TourOption
  supplier: TourSupplier
}

/** An option by its public id. Throws `tour.no-availability`. */
export async function readOption(
  ctx: Ctx,
  record: TourRecord,
  wanted: { tourId: string; optionId: string },
): Promise<OptionAtSupplier> {
  const at = await readTourAtSupplier(ctx, record, wanted.tourId)
  const option = at.options.find((one) => optionIdOf(at, one) === wanted.optionId)
  const supplier = supplierOfTour(ctx, at)
  if (!option || !supplier) throw new AppError('tour.no-availability')
  return { at, option, supplier }
}
