import { and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { OwnTourQuery, OwnTourRow } from '#contract/tour-authoring/own-tours.ts'
import { scoreOf } from '#domain/authored-tours/score.ts'
import { nextStepOf } from '#domain/authored-tours/steps.ts'
import type { Ctx } from '../../ctx.ts'
import { numberedPage } from '../../db/numbered-page.ts'
import { authoredTours } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { hasChanges, selectTours } from './read-tour.ts'

const title = sql`${authoredTours.draft} -> 'name' ->> 'title'`
const city = sql`${authoredTours.draft} -> 'location' ->> 'city'`

const filter = (ctx: Ctx, { status, query }: Pick<OwnTourQuery, 'status' | 'query'>) =>
  and(
    eq(authoredTours.agencyId, ctx.agencyId),
    status ? eq(authoredTours.status, status) : ne(authoredTours.status, 'archived'),
    query === '' ? undefined : or(ilike(title, likePattern(query)), ilike(city, likePattern(query))),
  )

/** A page of the agency's tours, the last changed first. A page beyond the last is the last. */
export const listTours = (ctx: Ctx, query: OwnTourQuery) =>
  ctx.tx(async (tx) => {
    const where = filter(ctx, query)
    const { skipped, ...page } = await numberedPage(tx, { table: authoredTours, where }, query)
    const found = await selectTours(tx)
      .where(where)
      .orderBy(desc(authoredTours.changedAt), desc(authoredTours.id))
      .limit(query.perPage)
      .offset(skipped)
    return { items: found.map(toRow), ...page }
  })

function toRow({ row, live }: Awaited<ReturnType<typeof selectTours>>[number]): OwnTourRow {
  const { name, location, photo } = row.draft
  const [cover] = photo.photos
  return {
    id: row.id,
    title: name.title,
    city: location.city,
    cover: cover ? { src: cover.src, alt: cover.alt } : null,
    status: row.status,
    score: scoreOf(row.draft).value,
    nextStep: nextStepOf(row.draft),
    hasChanges: hasChanges(row.draft, live),
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  }
}
