import { and, asc, eq, sql } from 'drizzle-orm'
import type { TourResource } from '#contract/tour-authoring/own-tours.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { authoredTours, tourResources } from '../../db/schema/index.ts'

const toResource = ({ id, name, kind, capacity }: typeof tourResources.$inferSelect): TourResource => ({
  id,
  name,
  kind,
  capacity,
})

const MOST = 500

/** What the agency's tours share, by name. */
export const listResources = async (ctx: Ctx): Promise<{ items: TourResource[] }> => ({
  items: await ctx.tx(async (tx) =>
    (
      await tx
        .select()
        .from(tourResources)
        .where(eq(tourResources.agencyId, ctx.agencyId))
        .orderBy(asc(tourResources.name), asc(tourResources.id))
        .limit(MOST)
    ).map(toResource),
  ),
})

export async function addResource(ctx: Ctx, input: Omit<TourResource, 'id'>): Promise<TourResource> {
  const resource = { id: ctx.newId(), ...input }
  await ctx.tx((tx) => tx.insert(tourResources).values({ ...resource, agencyId: ctx.agencyId, createdAt: ctx.now() }))
  return resource
}

/** Throws access.not-found, and authoring.resource-in-use while the draft or the sold version of a tour names it. */
export const removeResource = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const own = and(eq(tourResources.agencyId, ctx.agencyId), eq(tourResources.id, id))
    const [found] = await tx.select({ id: tourResources.id }).from(tourResources).where(own).for('update')
    if (!found) throw new AppError('access.not-found')
    const [used] = await tx
      .select({ id: authoredTours.id })
      .from(authoredTours)
      .where(
        and(
          eq(authoredTours.agencyId, ctx.agencyId),
          sql`(${authoredTours.draft}::text like ${`%${id}%`} or exists (
            select 1 from authored_tour_versions v
            where v.agency_id = ${ctx.agencyId} and v.tour_id = ${authoredTours.id} and v.number = ${authoredTours.publishedNumber}
              and v.tour::text like ${`%${id}%`}))`,
        ),
      )
      .limit(1)
    if (used) throw new AppError('authoring.resource-in-use')
    await tx.delete(tourResources).where(own)
  })
