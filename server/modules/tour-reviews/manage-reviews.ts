import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { WrittenReview } from '#contract/tour-running/tour-reviews.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { authoredTours, tourOwnBookings, tourReviews } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

const PAGE = 50

/** The title of the newest version of the tour that has the booked option. */
const soldTitle = sql<string>`(
  select v.tour->'name'->>'title' from authored_tour_versions v
  where v.agency_id = ${tourReviews.agencyId} and v.tour_id = ${tourOwnBookings.tourId}
    and v.tour->'options' @> jsonb_build_array(jsonb_build_object('id', ${tourOwnBookings.optionId}))
  order by v.number desc limit 1
)`

const written = (tx: Transaction, ctx: Ctx, where: Parameters<typeof and>[number]) =>
  tx
    .select({ review: tourReviews, reference: tourOwnBookings.reference, title: soldTitle })
    .from(tourReviews)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourReviews.bookingId))
    .where(and(eq(tourReviews.agencyId, ctx.agencyId), isNotNull(tourReviews.rating), where))
    .orderBy(desc(tourReviews.writtenAt), desc(tourReviews.id))

type Row = Awaited<ReturnType<typeof written>>[number]

function viewOf({ review, reference, title }: Row): WrittenReview {
  const { id, tourId, day, rating, text, author, writtenAt, answer, answeredBy, answeredAt } = review
  const { hiddenReason, hiddenBy, hiddenAt } = review
  return {
    id,
    tourId,
    title,
    reference,
    day,
    rating: rating ?? 0,
    text,
    author,
    at: (writtenAt ?? review.askedAt).toISOString(),
    answer: answer !== null && answeredAt ? { text: answer, by: answeredBy ?? '', at: answeredAt.toISOString() } : null,
    hidden: hiddenAt ? { reason: hiddenReason ?? '', by: hiddenBy ?? '', at: hiddenAt.toISOString() } : null,
  }
}

/** Throws access.not-found for a tour of somebody else. */
async function assertOurs(tx: Transaction, ctx: Ctx, tourId: string): Promise<void> {
  const isOurs = and(eq(authoredTours.agencyId, ctx.agencyId), eq(authoredTours.id, tourId))
  if ((await tx.$count(authoredTours, isOurs)) === 0) throw new AppError('access.not-found')
}

/** The reviews of own tours, the newest first, hidden ones too. Throws access.not-found. */
export const listReviews = (ctx: Ctx, { tourId, before }: { tourId?: string | undefined; before?: string | undefined }) =>
  ctx.tx(async (tx) => {
    if (tourId !== undefined) await assertOurs(tx, ctx, tourId)
    const asked = and(
      tourId === undefined ? undefined : eq(tourReviews.tourId, tourId),
      before === undefined ? undefined : lt(tourReviews.writtenAt, new Date(before)),
    )
    const rows = await written(tx, ctx, asked).limit(PAGE + 1)
    const items = rows.slice(0, PAGE).map(viewOf)
    return { items, next: rows.length > PAGE ? (items.at(-1)?.at ?? null) : null }
  })

/** A written review, locked. Throws access.not-found. */
async function lockReview(tx: Transaction, ctx: Ctx, id: string) {
  const [row] = await written(tx, ctx, eq(tourReviews.id, id)).for('update', { of: tourReviews })
  if (!row) throw new AppError('access.not-found')
  return { review: row.review, subject: `${row.title}, by ${row.review.author}` }
}

type Changes = Partial<typeof tourReviews.$inferInsert>

const change = (tx: Transaction, ctx: Ctx, id: string, set: Changes) =>
  tx
    .update(tourReviews)
    .set(set)
    .where(and(eq(tourReviews.agencyId, ctx.agencyId), eq(tourReviews.id, id)))

/** Writes the agency's answer, or removes it. Throws access.not-found. */
export const answerReview = (ctx: Ctx, { id, text }: { id: string; text: string }) =>
  ctx.tx(async (tx) => {
    const { review, subject } = await lockReview(tx, ctx, id)
    const answered = { answer: text, answeredBy: ctx.actor.name, answeredAt: ctx.now() }
    await change(tx, ctx, id, text ? answered : { answer: null, answeredBy: null, answeredAt: null })
    await recordAudit(tx, ctx, {
      action: 'review.answered',
      subject,
      before: { Answer: review.answer ?? '' },
      after: { Answer: text },
    })
    return { done: true } as const
  })

/** Hides a review, with the reason, or shows it again; its words stay. Throws access.not-found. */
export const hideReview = (ctx: Ctx, { id, isHidden, reason }: { id: string; isHidden: boolean; reason: string }) =>
  ctx.tx(async (tx) => {
    const { review, subject } = await lockReview(tx, ctx, id)
    if ((review.hiddenAt !== null) === isHidden) return { done: true } as const
    const hidden = { hiddenReason: reason, hiddenBy: ctx.actor.name, hiddenAt: ctx.now() }
    await change(tx, ctx, id, isHidden ? hidden : { hiddenReason: null, hiddenBy: null, hiddenAt: null })
    await recordAudit(tx, ctx, {
      action: isHidden ? 'review.hidden' : 'review.shown',
      subject,
      after: isHidden ? { Reason: reason } : { Reason: `Was hidden: ${review.hiddenReason ?? ''}` },
    })
    return { done: true } as const
  })
