import { and, desc, eq } from 'drizzle-orm'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { authoredTours, authoredTourVersions } from '../../db/schema/index.ts'
import { changeTour, lockDraft, ownTour } from './lock-tour.ts'
import { readTour } from './read-tour.ts'

const versionsOf = (ctx: Ctx, tourId: string) =>
  and(eq(authoredTourVersions.agencyId, ctx.agencyId), eq(authoredTourVersions.tourId, tourId))

/** Older ones stay stored and can be restored by their number. */
const MOST = 100

/** The published versions, newest first. Throws access.not-found. */
export const listVersions = (ctx: Ctx, { id }: { id: string }) =>
  ctx.tx(async (tx) => {
    const [tour] = await tx.select({ live: authoredTours.publishedNumber }).from(authoredTours).where(ownTour(ctx, id))
    if (!tour) throw new AppError('access.not-found')
    const rows = await tx
      .select()
      .from(authoredTourVersions)
      .where(versionsOf(ctx, id))
      .orderBy(desc(authoredTourVersions.number))
      .limit(MOST)
    return {
      items: rows.map(({ number, publishedBy, publishedAt }) => ({
        number,
        by: publishedBy,
        at: publishedAt.toISOString(),
        isLive: number === tour.live,
      })),
    }
  })

/** A version replaces the draft; what is sold does not change. Throws access.not-found, authoring.archived and authoring.changed-elsewhere. */
export const restoreVersion = (
  ctx: Ctx,
  { id, number, revision }: { id: string; number: number; revision: number },
): Promise<OwnTour> =>
  ctx.tx(async (tx) => {
    const row = await lockDraft(tx, ctx, { id, revision })
    const [version] = await tx
      .select()
      .from(authoredTourVersions)
      .where(and(versionsOf(ctx, id), eq(authoredTourVersions.number, number)))
    if (!version) throw new AppError('access.not-found')
    await changeTour(tx, ctx, row, { draft: version.tour })
    return readTour(tx, ctx, id)
  })
