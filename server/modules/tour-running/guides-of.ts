import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { members, tourDepartureGuides, users } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { findColleagues, hasPermission } from '../team/list-members.ts'
import { findDeparture } from './find-departure.ts'

const guides = tourDepartureGuides

export const isGuideOf = (ctx: Ctx, { tourId, optionId, departureId }: DepartureRef) =>
  and(
    eq(guides.agencyId, ctx.agencyId),
    eq(guides.tourId, tourId),
    eq(guides.optionId, optionId),
    eq(guides.departureId, departureId),
  )

const keyOf = ({ tourId, optionId, departureId }: DepartureRef) => `${tourId}/${optionId}/${departureId}`

/** The names of the guides of departures of a period. */
export async function readGuideNames(tx: Transaction, ctx: Ctx, { from, to }: { from: string; to: string }) {
  const rows = await tx
    .select({ guide: guides, name: users.name })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(and(eq(guides.agencyId, ctx.agencyId), between(guides.day, from, to)))
    .orderBy(asc(users.name))
  const named = Map.groupBy(rows, ({ guide }) => keyOf(guide))
  return (ref: DepartureRef): string[] => (named.get(keyOf(ref)) ?? []).map(({ name }) => name)
}

/** Those of some accounts who are active members and whose role may guide, by name. */
const readWhoMay = (tx: Transaction, ctx: Ctx, userIds: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: users.id, name: users.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.organizationId, ctx.agencyId),
        isNull(members.deactivatedAt),
        inArray(members.userId, [...userIds]),
        hasPermission(ctx, 'tours:guide'),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))

/** The guides of a departure who still may guide, by name. */
export async function readAssigned(tx: Transaction, ctx: Ctx, ref: DepartureRef) {
  const rows = await tx.select({ userId: guides.userId }).from(guides).where(isGuideOf(ctx, ref))
  return readWhoMay(
    tx,
    ctx,
    rows.map(({ userId }) => userId),
  )
}

/** Members who may be assigned, by a part of their name. */
export const findGuides = (ctx: Ctx, { query, limit }: { query: string; limit: number }) =>
  findColleagues(ctx, { query, limit, permission: 'tours:guide' })

/** Somebody who is no member of the agency is not found; a member's role may not guide. */
async function refusalOf(tx: Transaction, ctx: Ctx, userIds: readonly string[]): Promise<AppError> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.organizationId, ctx.agencyId), inArray(members.userId, [...userIds])))
  return new AppError(rows.length === userIds.length ? 'tour.not-a-guide' : 'access.not-found')
}

/** Assigns the guides of a departure. Throws access.not-found and tour.not-a-guide. */
export const setGuides = (ctx: Ctx, { userIds, ...ref }: DepartureRef & { userIds: readonly string[] }) =>
  ctx.tx(async (tx) => {
    const { own, departure } = await findDeparture(tx, ctx, ref)
    const chosen = [...new Set(userIds)]
    const known = new Map((await readWhoMay(tx, ctx, chosen)).map(({ id, name }) => [id, name]))
    if (chosen.some((userId) => !known.has(userId))) throw await refusalOf(tx, ctx, chosen)
    await tx.delete(guides).where(isGuideOf(ctx, ref))
    const { tourId, optionId, departureId } = ref
    const { name: assignedBy } = ctx.actor
    const row = { agencyId: ctx.agencyId, tourId, optionId, departureId, day: departure.day, assignedBy, createdAt: ctx.now() }
    if (chosen.length > 0)
      await tx
        .insert(guides)
        .values(chosen.map((userId) => ({ ...row, id: ctx.newId(), userId })))
        .onConflictDoNothing()
    await recordAudit(tx, ctx, {
      action: 'departure.guides-set',
      subject: `${own.tour.name.title}, ${departureWords(departure)}`,
      after: { Guides: chosen.map((userId) => known.get(userId) ?? '').join(', ') || 'None' },
    })
    return { done: true } as const
  })
