import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { TourReview } from '#domain/tours/review.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourReviews } from '../../../db/schema/index.ts'

/** The most reviews that a tour shows; all of them count. */
const MOST_SHOWN = 20

/** The newest reviews of tours that are shown, by tour. */
export async function readReviews(tx: Transaction, ctx: Ctx, tourIds: readonly string[]): Promise<Map<string, TourReview[]>> {
  if (tourIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(tourReviews)
    .where(
      and(
        eq(tourReviews.agencyId, ctx.agencyId),
        inArray(tourReviews.tourId, [...tourIds]),
        isNotNull(tourReviews.rating),
        isNull(tourReviews.hiddenAt),
      ),
    )
    .orderBy(desc(tourReviews.writtenAt), desc(tourReviews.id))
  const shown = (some: typeof rows): TourReview[] =>
    some.slice(0, MOST_SHOWN).map(({ rating, text, author, day, answer }) => ({ rating: rating ?? 0, text, author, day, answer }))
  return new Map([...Map.groupBy(rows, ({ tourId }) => tourId)].map(([tourId, some]) => [tourId, shown(some)]))
}
