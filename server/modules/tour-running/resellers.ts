import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewTourReseller, ResellerStatement, TourReseller } from '#contract/tour-running/tour-resellers.ts'
import { AppError } from '#domain/errors.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings, tourResellerCalls, tourResellers } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { statusAt } from '../own-tours/bookings/own-booking-row.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { hashOfResellerKey, makeResellerKey, resellerKeyPrefix } from '../own-tours/resellers/reseller-key.ts'
import { endResellerWebhook, readResellerWebhook } from './reseller-webhook.ts'

type Row = typeof tourResellers.$inferSelect

const MOST = 200
const LATEST_CALLS = 50
/** Hundredths of a percent are stored. */
const POINTS = 100

const callsOf = (tx: Transaction, ctx: Ctx, id: string, most: number) =>
  tx
    .select()
    .from(tourResellerCalls)
    .where(and(eq(tourResellerCalls.agencyId, ctx.agencyId), eq(tourResellerCalls.resellerId, id)))
    .orderBy(desc(tourResellerCalls.at))
    .limit(most)

async function view(tx: Transaction, ctx: Ctx, row: Row): Promise<TourReseller> {
  const [last] = await callsOf(tx, ctx, row.id, 1)
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    commission: row.commission / POINTS,
    prefix: row.prefix,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokedBy: row.revokedBy,
    lastCall: last ? { at: last.at.toISOString(), call: last.call, error: last.error } : null,
  }
}

export const listResellers = (ctx: Ctx): Promise<TourReseller[]> =>
  ctx.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(tourResellers)
      .where(eq(tourResellers.agencyId, ctx.agencyId))
      .orderBy(desc(tourResellers.createdAt))
      .limit(MOST)
    const found: TourReseller[] = []
    for (const row of rows) found.push(await view(tx, ctx, row))
    return found
  })

/** Adds a reseller. Its key is returned here and stored nowhere. */
export async function addReseller(ctx: Ctx, given: z.output<typeof NewTourReseller>): Promise<TourReseller & { key: string }> {
  const key = makeResellerKey(ctx.agencyId)
  return ctx.tx(async (tx) => {
    const [row] = await tx
      .insert(tourResellers)
      .values({
        id: ctx.newId(),
        agencyId: ctx.agencyId,
        name: given.name,
        email: given.email,
        commission: Math.round(given.commission * POINTS),
        prefix: resellerKeyPrefix(key),
        hash: hashOfResellerKey(key),
        createdBy: ctx.actor.name,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new Error('no reseller was added')
    await recordAudit(tx, ctx, { action: 'reseller.added', subject: row.name, after: { Commission: `${given.commission} %` } })
    return { ...(await view(tx, ctx, row)), key }
  })
}

/** Ends a key at once, with its webhook; the first who revoked it is stored. Throws access.not-found. */
export const revokeReseller = (ctx: Ctx, { id }: { id: string }): Promise<TourReseller> =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .update(tourResellers)
      .set({
        revokedAt: sql`coalesce(${tourResellers.revokedAt}, ${ctx.now()})`,
        revokedBy: sql`coalesce(${tourResellers.revokedBy}, ${ctx.actor.name})`,
      })
      .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, id)))
      .returning()
    if (!row) throw new AppError('access.not-found')
    await recordAudit(tx, ctx, { action: 'reseller.revoked', subject: row.name })
    await endResellerWebhook(tx, ctx, id)
    return view(tx, ctx, row)
  })

/** What was not refunded of a cancelled booking. One that was never confirmed owes nothing. */
const retained = sql<string>`case when ${tourOwnBookings.status} = 'cancelled' and ${tourOwnBookings.confirmedAt} is not null
  then ${tourOwnBookings.net} - coalesce(${tourOwnBookings.refund}, 0) else 0 end`
const isConfirmed = eq(tourOwnBookings.status, 'confirmed')
/** What a reseller owes for a booking. */
export const owed = sql<string>`case when ${isConfirmed} then ${tourOwnBookings.net} else ${retained} end`

/** What a reseller sold and owes, and its last calls. Throws access.not-found. */
export const readStatement = (ctx: Ctx, { id }: { id: string }): Promise<ResellerStatement> =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .select()
      .from(tourResellers)
      .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, id)))
    if (!row) throw new AppError('access.not-found')
    const ofReseller = and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.sellerId, id))
    const totals = await tx
      .select({
        currency: tourOwnBookings.currency,
        bookings: sql<number>`(count(*) filter (where ${isConfirmed}))::int`,
        retail: sql<string>`coalesce(sum(${tourOwnBookings.retail}) filter (where ${isConfirmed}), 0)`,
        net: sql<string>`coalesce(sum(${tourOwnBookings.net}) filter (where ${isConfirmed}), 0)`,
        retained: sql<string>`sum(${retained})`,
      })
      .from(tourOwnBookings)
      .where(and(ofReseller, inArray(tourOwnBookings.status, ['confirmed', 'cancelled'])))
      .groupBy(tourOwnBookings.currency)
    const latest = await tx
      .select({ one: tourOwnBookings, owed })
      .from(tourOwnBookings)
      .where(ofReseller)
      .orderBy(desc(tourOwnBookings.createdAt))
      .limit(MOST)
    const calls = await callsOf(tx, ctx, id, LATEST_CALLS)
    const bookings: ResellerStatement['bookings'] = []
    for (const { one, owed: amount } of latest)
      bookings.push({
        reference: one.reference,
        resellerReference: one.resellerReference,
        status: statusAt(one, ctx.now()),
        title: (await readSoldTour(tx, ctx, one)).tour.name.title,
        day: one.day,
        people: one.units.length,
        retail: money(one.retail, one.currency),
        owed: money(Number(amount), one.currency),
        at: one.createdAt.toISOString(),
      })
    return {
      reseller: await view(tx, ctx, row),
      webhook: await readResellerWebhook(tx, ctx, id),
      totals: totals
        .filter((one) => one.bookings > 0 || Number(one.retained) > 0)
        .map(({ currency, bookings: count, retail, net, retained: rest }) => ({
          bookings: count,
          retail: money(Number(retail), currency),
          commission: money(Number(retail) - Number(net), currency),
          retained: money(Number(rest), currency),
          net: money(Number(net) + Number(rest), currency),
        })),
      bookings,
      calls: calls.map(({ at, call, status, error, milliseconds }) => ({
        at: at.toISOString(),
        call,
        status,
        error,
        milliseconds,
      })),
    }
  })
