import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { invalidProduct } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { authoredTourVersions } from '../../../db/schema/index.ts'

/** The newest version of a tour that has the option of a booking: a booked tour may since have been changed or withdrawn from sale. */
export async function readSoldTour(
  tx: Transaction,
  ctx: Ctx,
  { tourId, optionId }: { tourId: string; optionId: string },
): Promise<OwnTour> {
  const hasOption = sql`${authoredTourVersions.tour} -> 'options' @> ${JSON.stringify([{ id: optionId }])}::jsonb`
  const [found] = await tx
    .select({ tour: authoredTourVersions.tour })
    .from(authoredTourVersions)
    .where(and(eq(authoredTourVersions.agencyId, ctx.agencyId), eq(authoredTourVersions.tourId, tourId), hasOption))
    .orderBy(desc(authoredTourVersions.number))
    .limit(1)
  if (!found) throw invalidProduct(tourId)
  return { id: tourId, tour: found.tour }
}
