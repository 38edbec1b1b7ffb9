import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { missingOf } from '#domain/authored-tours/steps.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { authoredTourVersions } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { type AuthoredTourRow, changeTour, lockDraft, lockTour } from './lock-tour.ts'
import { readTour } from './read-tour.ts'

/** The version that is sold, for the log of changes. */
const sold = (number: number | null) => ({ 'Version sold': number === null ? 'None' : String(number) })

/**
 * The draft becomes the version that is sold; an unchanged draft makes no new version. Throws access.not-found, authoring.archived,
 * authoring.changed-elsewhere and authoring.incomplete.
 */
export const publishTour = (ctx: Ctx, input: { id: string; revision: number }): Promise<OwnTour> =>
  ctx.tx(async (tx) => {
    const row = await lockDraft(tx, ctx, input)
    const missing = missingOf(row.draft)
    if (missing.length > 0) throw new AppError('authoring.incomplete', { missing })
    const publishedNumber = await writeVersion(tx, ctx, row)
    await changeTour(tx, ctx, row, { status: 'published', publishedNumber })
    await recordAudit(tx, ctx, {
      action: 'tour.published',
      subject: row.draft.name.title,
      before: sold(row.publishedNumber),
      after: sold(publishedNumber),
    })
    return readTour(tx, ctx, row.id)
  })

async function writeVersion(tx: Transaction, ctx: Ctx, { id, draft }: AuthoredTourRow): Promise<number> {
  const [last] = await tx
    .select()
    .from(authoredTourVersions)
    .where(and(eq(authoredTourVersions.agencyId, ctx.agencyId), eq(authoredTourVersions.tourId, id)))
    .orderBy(desc(authoredTourVersions.number))
    .limit(1)
  if (last && isDeepStrictEqual(last.tour, draft)) return last.number
  const number = (last?.number ?? 0) + 1
  await tx.insert(authoredTourVersions).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    tourId: id,
    number,
    tour: draft,
    publishedBy: ctx.actor.name,
    publishedAt: ctx.now(),
  })
  return number
}

/** Stops selling the tour; bookings that exist are not changed. Throws access.not-found. */
export const unpublishTour = (ctx: Ctx, { id }: { id: string }): Promise<OwnTour> =>
  ctx.tx(async (tx) => {
    const row = await lockTour(tx, ctx, id)
    if (row.status === 'published') {
      await changeTour(tx, ctx, row, { status: 'draft', publishedNumber: null })
      await recordAudit(tx, ctx, { action: 'tour.unpublished', subject: row.draft.name.title })
    }
    return readTour(tx, ctx, id)
  })

/** An archived tour is neither sold nor listed; taken out, it is a draft. Throws access.not-found. */
export const archiveTour = (ctx: Ctx, { id, isArchived }: { id: string; isArchived: boolean }): Promise<OwnTour> =>
  ctx.tx(async (tx) => {
    const row = await lockTour(tx, ctx, id)
    if (isArchived !== (row.status === 'archived')) {
      await changeTour(tx, ctx, row, { status: isArchived ? 'archived' : 'draft', publishedNumber: null })
      const action = isArchived ? 'tour.archived' : 'tour.unarchived'
      await recordAudit(tx, ctx, { action, subject: row.draft.name.title || 'New tour' })
    }
    return readTour(tx, ctx, id)
  })
