import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { scoreOf } from '#domain/authored-tours/score.ts'
import { missingOf, tourStepPaths } from '#domain/authored-tours/steps.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { authoredTours, authoredTourVersions } from '../../db/schema/index.ts'
import { ownTour } from './lock-tour.ts'

/** The draft of a tour. Throws access.not-found. */
export const getTour = (ctx: Ctx, { id }: { id: string }): Promise<OwnTour> => ctx.tx((tx) => readTour(tx, ctx, id))

/** Tours with the version that is sold. */
export const selectTours = (tx: Transaction) =>
  tx
    .select({ row: authoredTours, live: authoredTourVersions.tour })
    .from(authoredTours)
    .leftJoin(
      authoredTourVersions,
      and(
        eq(authoredTourVersions.agencyId, authoredTours.agencyId),
        eq(authoredTourVersions.tourId, authoredTours.id),
        eq(authoredTourVersions.number, authoredTours.publishedNumber),
      ),
    )
    .$dynamic()

/** Whether the draft is not what is sold. A tour that is not sold has nothing but its draft. */
export const hasChanges = (draft: AuthoredTour, live: AuthoredTour | null): boolean =>
  live !== null && !isDeepStrictEqual(draft, live)

export async function readTour(tx: Transaction, ctx: Ctx, id: string): Promise<OwnTour> {
  const [found] = await selectTours(tx).where(ownTour(ctx, id))
  if (!found) throw new AppError('access.not-found')
  const { row, live } = found
  const { value, advice } = scoreOf(row.draft)
  return {
    id: row.id,
    status: row.status,
    revision: row.revision,
    tour: row.draft,
    lastStep: tourStepPaths.find((path) => path === row.lastStep) ?? 'name',
    publishedNumber: row.publishedNumber,
    hasChanges: hasChanges(row.draft, live),
    missing: missingOf(row.draft),
    score: { value, advice },
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  }
}
