import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { TourReview } from '#domain/tours/review.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourReviews } from '../../../db/schema/index.ts'

/** The most reviews that a tour shows; all of them count. */
const MOST_SHOWN = 20

/** The newest reviews of tours that are shown, by tour. */
export async function readReviews(tx: Transaction, ctx: Ctx, tourIds: readonly string[]): Promise<Map<string, TourReview[]>> {
  if (tourIds.length === 0) return new Map()
  const { tourId, rating, text, author, day, answer } = getTableColumns(tourReviews)
  const newest = [desc(tourReviews.writtenAt), desc(tourReviews.id)]
  const place = sql<number>`row_number() over (partition by ${tourId} order by ${sql.join(newest, sql`, `)})`.as('place')
  const placed = tx
    .select({ tourId, rating, text, author, day, answer, place })
    .from(tourReviews)
    .where(
      and(eq(tourReviews.agencyId, ctx.agencyId), inArray(tourId, [...tourIds]), isNotNull(rating), isNull(tourReviews.hiddenAt)),
    )
    .as('placed')
  const rows = await tx.select().from(placed).where(lte(placed.place, MOST_SHOWN)).orderBy(asc(placed.place))
  const shown = (some: typeof rows): TourReview[] =>
    some.map((one) => ({ rating: one.rating ?? 0, text: one.text, author: one.author, day: one.day, answer: one.answer }))
  return new Map([...Map.groupBy(rows, (one) => one.tourId)].map(([of, some]) => [of, shown(some)]))
}
