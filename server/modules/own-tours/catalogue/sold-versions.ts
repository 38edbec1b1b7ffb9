import { eq, inArray, and } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { asOption, asTour } from '#domain/authored-tours/sale/as-tour.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import type { Tour, TourOption } from '#domain/tours/tour.ts'
import type { TourListing } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { authoredTourVersions } from '../../../db/schema/index.ts'
import { perSystem } from '../../../per-system.ts'

type OwnListing = Omit<TourListing, 'supplier'>

/** A published version as a search shows it. It never changes: another one is published under another id. */
export interface SoldVersion {
  tour: AuthoredTour
  /** In the order of the tour's options. */
  options: readonly TourOption[]
  /** Without its reviews; null while it has no place. */
  listing: OwnListing | null
}

/** Characters of the versions that are cached. */
const MOST_CHARACTERS = 16 * 1024 * 1024

const versions = perSystem(
  () =>
    new LRUCache<string, SoldVersion>({ maxSize: MOST_CHARACTERS, sizeCalculation: ({ tour }) => JSON.stringify(tour).length }),
)

const listingOf = (tour: Tour, isOnRequest: boolean): OwnListing => {
  const {
    id: productId,
    description: _text,
    highlights: _highlights,
    inclusions: _in,
    exclusions: _out,
    information: _information,
    faqs: _faqs,
    itinerary: _itinerary,
    meetingPoint: _meeting,
    spoken: _spoken,
    ...brief
  } = tour
  return { ...brief, productId, isOnRequest }
}

function asSold(ctx: Ctx, { tourId, tour }: { tourId: string; tour: AuthoredTour }): SoldVersion {
  // What a listing has is the same in every number format: amounts are in the information alone.
  const shown = asTour({ id: tourId, tour }, ctx.numbers)
  const isOnRequest = tour.options.every(({ capacity }) => capacity.mode === 'on-request')
  return { tour, options: tour.options.map(asOption), listing: shown && listingOf(shown, isOnRequest) }
}

/** Published versions by their ids, which were read of this agency. Only those that are not cached are read, in one statement. */
export async function readSoldVersions(tx: Transaction, ctx: Ctx, ids: readonly string[]): Promise<Map<string, SoldVersion>> {
  const cached = versions(ctx.system)
  const found = new Map<string, SoldVersion>()
  for (const id of ids) {
    const known = cached.get(id)
    if (known) found.set(id, known)
  }
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const { id, tourId, tour } = authoredTourVersions
  const rows = await tx
    .select({ id, tourId, tour })
    .from(authoredTourVersions)
    .where(and(eq(authoredTourVersions.agencyId, ctx.agencyId), inArray(id, missing)))
  for (const row of rows) {
    const sold = asSold(ctx, row)
    cached.set(row.id, sold)
    found.set(row.id, sold)
  }
  return found
}
