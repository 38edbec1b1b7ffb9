import type { TourDetail, TourResult } from '#contract/tours.ts'
import { chooseUnits } from '#domain/tours/choose-units.ts'
import type { Ctx } from '../../../ctx.ts'
import { pictureAddresses } from '../../pictures/picture-addresses.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { listedEntries } from '../../search/search-record.ts'
import { type TourRecord, tourSearches } from '../search/tour-searches.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'
import { optionIdOf, readTourAtSupplier } from './tour-at-supplier.ts'

/** How many similar tours are shown. */
const SIMILAR = 4

/** One tour of a search with all details and options. Throws as `readTourAtSupplier`. */
export async function readTour(
  ctx: Ctx,
  { searchId, tourId, ...viewer }: { searchId: string; tourId: string } & Viewer,
): Promise<TourDetail> {
  const record = await tourSearches.read(ctx, searchId)
  const at = await readTourAtSupplier(ctx, record, tourId)
  const { search, expiresAt } = record
  return {
    searchId,
    search,
    tour: { ...at.tour, photos: pictureAddresses(ctx.system.cipher, at.tour.photos) },
    options: at.options.map((option) => ({
      ...option,
      id: optionIdOf(at, option),
      takesParty: chooseUnits(option, search) !== null,
    })),
    similar: await similarTo(ctx, record, { tourId, viewer }),
    source: viewer.seesMargin ? (supplierOfTour(ctx, at)?.title ?? at.supplier) : null,
    expiresAt,
  }
}

/** Tours of the same search that share the most categories and interests. */
async function similarTo(
  ctx: Ctx,
  record: TourRecord,
  { tourId, viewer }: { tourId: string; viewer: Viewer },
): Promise<TourResult[]> {
  const own = record.entries.get(tourId)?.common
  if (!own) return []
  const kinds = new Set([...own.categories, ...own.interests])
  const ranked = listedEntries(record)
    .filter(({ common }) => common.id !== tourId)
    .map(({ common }) => ({
      id: common.id,
      shared: [...common.categories, ...common.interests].filter((one) => kinds.has(one)).length,
      score: common.score ?? 0,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || b.score - a.score)
  const ids = ranked.slice(0, SIMILAR).map(({ id }) => id)
  const { found } = await tourSearches.snapshot(ctx, record, viewer, ids)
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
