import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourResellerCalls, tourResellers } from '../../db/schema/index.ts'

const current = (ctx: Ctx) => and(eq(tourResellers.agencyId, ctx.agencyId), isNull(tourResellers.revokedAt))

/** The resellers whose keys are valid, each with its last call. */
export const listSellers = async (ctx: Ctx) => ({
  items: await ctx.tx(async (tx) => {
    const rows = await tx
      .select({ id: tourResellers.id, name: tourResellers.name, lastCall: max(tourResellerCalls.at) })
      .from(tourResellers)
      .leftJoin(
        tourResellerCalls,
        and(eq(tourResellerCalls.agencyId, tourResellers.agencyId), eq(tourResellerCalls.resellerId, tourResellers.id)),
      )
      .where(current(ctx))
      .groupBy(tourResellers.id, tourResellers.name)
      .orderBy(asc(tourResellers.name), asc(tourResellers.id))
    return rows.map(({ id, name, lastCall }) => ({ id, name, lastCallAt: lastCall?.toISOString() ?? null }))
  }),
})

/** Of these ids those of resellers of the agency, also of revoked ones: a tour may have been opened to them before. */
export const knownSellers = (tx: Transaction, ctx: Ctx, ids: readonly string[]) =>
  tx
    .select({ id: tourResellers.id })
    .from(tourResellers)
    .where(and(eq(tourResellers.agencyId, ctx.agencyId), inArray(tourResellers.id, [...ids])))
