import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { TourPayout, TourPayoutDetail } from '#contract/tour-running/tour-payouts.ts'
import { AppError } from '#domain/errors.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings, tourPayoutLines, tourPayouts, tourResellers } from '../../db/schema/index.ts'
import { statusAt } from '../own-tours/bookings/own-booking-row.ts'

const MOST = 200

type Row = typeof tourPayouts.$inferSelect
type Line = Pick<typeof tourPayoutLines.$inferSelect, 'retail' | 'commission' | 'owed'>

/** `PAY-1001` */
export const payoutNumber = ({ number }: Pick<Row, 'number'>): string => `PAY-${number}`

function view(row: Row, lines: readonly Line[]): TourPayout {
  const sumOf = (part: keyof Line) => lines.reduce((sum, line) => sum + line[part], 0)
  const of = (amount: number) => money(amount, row.currency)
  const [retail, commission] = [sumOf('retail'), sumOf('commission')]
  return {
    id: row.id,
    number: payoutNumber(row),
    from: row.fromDay,
    to: row.toDay,
    bookings: lines.length,
    retail: of(retail),
    commission: of(commission),
    retained: of(row.owed - (retail - commission)),
    owed: of(row.owed),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    paid:
      row.paidOn === null || row.paidAt === null
        ? null
        : { on: row.paidOn, reference: row.paidReference ?? '', by: row.paidBy ?? '', at: row.paidAt.toISOString() },
    withdrawn: row.withdrawnAt && { reason: row.reason ?? '', by: row.withdrawnBy ?? '', at: row.withdrawnAt.toISOString() },
  }
}

/** The reseller of this agency. Throws access.not-found. */
export async function lockReseller(tx: Transaction, ctx: Ctx, id: string) {
  const [row] = await tx
    .select()
    .from(tourResellers)
    .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, id)))
    .for('update')
  if (!row) throw new AppError('access.not-found')
  return row
}

/** An open payout, locked, with the name of its reseller. Throws access.not-found, tour.payout-paid and tour.payout-withdrawn. */
export async function lockOpenPayout(tx: Transaction, ctx: Ctx, id: string): Promise<Row & { reseller: string }> {
  const [found] = await tx
    .select({ row: tourPayouts, reseller: tourResellers.name })
    .from(tourPayouts)
    .innerJoin(tourResellers, eq(tourResellers.id, tourPayouts.resellerId))
    .where(and(eq(tourPayouts.agencyId, ctx.agencyId), eq(tourPayouts.id, id)))
    .for('update')
  if (!found) throw new AppError('access.not-found')
  if (found.row.paidAt) throw new AppError('tour.payout-paid')
  if (found.row.withdrawnAt) throw new AppError('tour.payout-withdrawn')
  return { ...found.row, reseller: found.reseller }
}

/** The newest payouts of a reseller, or those with these ids. */
export async function viewPayouts(
  tx: Transaction,
  ctx: Ctx,
  of: { resellerId: string } | { ids: string[] },
): Promise<TourPayout[]> {
  const rows = await tx
    .select()
    .from(tourPayouts)
    .where(
      and(
        eq(tourPayouts.agencyId, ctx.agencyId),
        'ids' in of ? inArray(tourPayouts.id, of.ids) : eq(tourPayouts.resellerId, of.resellerId),
      ),
    )
    .orderBy(desc(tourPayouts.number))
    .limit(MOST)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await tx
    .select()
    .from(tourPayoutLines)
    .where(and(eq(tourPayoutLines.agencyId, ctx.agencyId), inArray(tourPayoutLines.payoutId, ids)))
  const byPayout = Map.groupBy(lines, ({ payoutId }) => payoutId)
  return rows.map((row) => view(row, byPayout.get(row.id) ?? []))
}

export const listPayouts = (ctx: Ctx, { id }: { id: string }): Promise<TourPayout[]> =>
  ctx.tx(async (tx) => {
    await lockReseller(tx, ctx, id)
    return viewPayouts(tx, ctx, { resellerId: id })
  })

/** A payout with its bookings, in the order of their departures. Throws access.not-found. */
export const readPayout = (ctx: Ctx, { id }: { id: string }): Promise<TourPayoutDetail> =>
  ctx.tx(async (tx) => {
    const [found] = await tx
      .select({ row: tourPayouts, reseller: tourResellers })
      .from(tourPayouts)
      .innerJoin(tourResellers, eq(tourResellers.id, tourPayouts.resellerId))
      .where(and(eq(tourPayouts.agencyId, ctx.agencyId), eq(tourPayouts.id, id)))
    if (!found) throw new AppError('access.not-found')
    const { row, reseller } = found
    const lines = await tx
      .select({ line: tourPayoutLines, booking: tourOwnBookings })
      .from(tourPayoutLines)
      .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourPayoutLines.bookingId))
      .where(and(eq(tourPayoutLines.agencyId, ctx.agencyId), eq(tourPayoutLines.payoutId, id)))
      .orderBy(asc(tourOwnBookings.startsAt), asc(tourOwnBookings.reference))
    const of = (amount: number) => money(amount, row.currency)
    return {
      ...view(
        row,
        lines.map(({ line }) => line),
      ),
      reseller: { id: reseller.id, name: reseller.name, email: reseller.email },
      lines: lines.map(({ line, booking }) => ({
        reference: booking.reference,
        resellerReference: booking.resellerReference,
        title: line.title,
        day: booking.day,
        status: statusAt(booking, ctx.now()),
        people: booking.units.length,
        retail: of(line.retail),
        commission: of(line.commission),
        owed: of(line.owed),
      })),
    }
  })
