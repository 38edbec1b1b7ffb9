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

/** A tour of a search at one of the suppliers that sell it. */
export interface TourAtSupplier extends TourMember {
  tour: Tour
  options: TourOption[]
}

/** An option as customers know it. */
export const optionIdOf = ({ supplier, productId }: TourMember, { id }: Pick<TourOption, 'id'>): string =>
  publicTourId(supplier, productId, id)

interface Wanted {
  record: TourRecord
  tourId: string
}

/** A tour at one supplier, cached for as long as its search; null for a supplier that does not answer. */
async function readMember(ctx: Ctx, { record, tourId }: Wanted, member: TourMember): Promise<TourAtSupplier | 'sold-out' | null> {
  const { cache, log } = ctx.system
  const key = `tour:${searchScope(ctx)}:${record.searchId}:${tourId}:${member.supplier}`
  const cached = await cache.get<TourAtSupplier>(key)
  if (cached) return cached
  try {
    const read = await supplierOfTour(ctx, member)?.tour(member.productId)
    if (!read) return null
    const found = { ...member, options: read.options, tour: { ...read.tour, id: tourId } }
    const left = Date.parse(record.expiresAt) - ctx.now().getTime()
    if (left > 0) await cache.set(key, found, left)
    return found
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'sold-out') return 'sold-out'
    log.warn({ err: error, ...member }, 'a tour could not be read')
    return null
  }
}

/** The tour at its suppliers, the cheapest first, one after the other. Throws `tour.no-availability` for one that was not found. */
async function* readMembers(ctx: Ctx, wanted: Wanted) {
  const entry = wanted.record.entries.get(wanted.tourId)
  if (!entry) throw new AppError('tour.no-availability')
  for (const member of entry.stored.members) yield { member, read: await readMember(ctx, wanted, member) }
}

/**
 * A tour of a search at the cheapest supplier that answers. Throws `tour.no-availability` for one that was not found or is no longer sold, and
 * `supplier.unavailable` when no supplier answered.
 */
export async function readTourAtSupplier(ctx: Ctx, record: TourRecord, tourId: string): Promise<TourAtSupplier> {
  const silent: string[] = []
  for await (const { member, read } of readMembers(ctx, { record, tourId })) {
    if (read && read !== 'sold-out') return read
    if (read === null) silent.push(member.supplier)
  }
  const [supplier] = silent
  if (supplier) throw new AppError('supplier.unavailable', { supplier })
  throw new AppError('tour.no-availability')
}

export interface OptionAtSupplier {
  at: TourAtSupplier
  option: TourOption
  supplier: TourSupplier
}

/** An option by its public id, at any of the tour’s suppliers: a cheaper one may have been found since. Throws `tour.no-availability`. */
export async function readOption(
  ctx: Ctx,
  record: TourRecord,
  { tourId, optionId }: { tourId: string; optionId: string },
): Promise<OptionAtSupplier> {
  for await (const { read } of readMembers(ctx, { record, tourId })) {
    if (!read || read === 'sold-out') continue
    const option = read.options.find((one) => optionIdOf(read, one) === optionId)
    const supplier = supplierOfTour(ctx, read)
    if (option && supplier) return { at: read, option, supplier }
  }
  throw new AppError('tour.no-availability')
}
