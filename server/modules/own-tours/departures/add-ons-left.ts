import { and, between, eq, sql } from 'drizzle-orm'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { AddOnLeft } from '#domain/tours/add-ons.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import { isTaking } from './is-taking.ts'

interface Wanted {
  tourId: string
  option: AuthoredOption
  /** The first and the last departure. */
  from: string
  to: string
  /** Bookings that are not counted. */
  without: readonly string[]
}

/** What is left of the add-ons with a stock, by departure. Within a lock of the departure's pool nobody else takes one. */
export async function readAddOnsLeft(tx: Transaction, ctx: Ctx, { tourId, option, from, to, without }: Wanted) {
  const stocked = option.addOns.flatMap(({ id, stock }) => (typeof stock === 'number' ? [{ id, stock }] : []))
  if (stocked.length === 0) return () => undefined
  const taken = await tx
    .select({
      departureId: tourOwnBookings.departureId,
      id: sql<string>`one->>'id'`,
      pieces: sql<number>`sum((one->>'quantity')::int)::int`,
    })
    .from(tourOwnBookings)
    .crossJoin(sql`jsonb_array_elements(${tourOwnBookings.addOns}) as one`)
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.tourId, tourId),
        eq(tourOwnBookings.optionId, option.id),
        between(tourOwnBookings.departureId, from, to),
        isTaking(ctx.now(), without),
      ),
    )
    .groupBy(tourOwnBookings.departureId, sql`one->>'id'`)
  const pieces = new Map(taken.map((row) => [`${row.departureId} ${row.id}`, row.pieces]))
  return (departureId: string): AddOnLeft[] =>
    stocked.map(({ id, stock }) => ({ id, left: Math.max(0, stock - (pieces.get(`${departureId} ${id}`) ?? 0)) }))
}
