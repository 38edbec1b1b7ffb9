import { and, asc, between, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { TourPayout } from '#contract/tour-running/tour-payouts.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { payout } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { counters, tourOwnBookings, tourPayoutLines, tourPayouts } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { openAccounts } from '../ledger/open-accounts.ts'
import { postMovement } from '../ledger/post-movement.ts'
import type { OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { owed } from '../tour-running/resellers.ts'
import { lockReseller, payoutNumber, viewPayouts } from './read-payout.ts'

const FIRST_NUMBER = 1_001

async function nextNumber(tx: Transaction, ctx: Ctx): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ agencyId: ctx.agencyId, kind: 'tour-payout', value: FIRST_NUMBER })
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!row) throw new Error('the payout got no number')
  return row.value
}

interface Period {
  id: string
  from: string
  to: string
}

/** The bookings of a reseller for which something is owed and which are in no payout: of departures that are over. */
const readOwed = (tx: Transaction, ctx: Ctx, { id, from, to }: Period) =>
  tx
    .select({ booking: tourOwnBookings, amount: owed })
    .from(tourOwnBookings)
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.sellerId, id),
        inArray(tourOwnBookings.status, ['confirmed', 'cancelled']),
        between(tourOwnBookings.day, from, to),
        lt(tourOwnBookings.endsAt, ctx.now()),
        gt(owed, sql`0`),
        notExists(
          tx
            .select({ id: tourPayoutLines.id })
            .from(tourPayoutLines)
            .where(
              and(
                eq(tourPayoutLines.agencyId, ctx.agencyId),
                eq(tourPayoutLines.bookingId, tourOwnBookings.id),
                eq(tourPayoutLines.isWithdrawn, false),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(tourOwnBookings.startsAt))

interface Owed {
  booking: OwnBookingRow
  amount: string
}

async function write(tx: Transaction, ctx: Ctx, of: { period: Period; name: string; currency: string; some: readonly Owed[] }) {
  const { period, name, currency, some } = of
  const total = some.reduce((sum, { amount }) => sum + Number(amount), 0)
  const [id, number] = [ctx.newId(), await nextNumber(tx, ctx)]
  await tx.insert(tourPayouts).values({
    id,
    agencyId: ctx.agencyId,
    number,
    resellerId: period.id,
    fromDay: period.from,
    toDay: period.to,
    currency,
    owed: total,
    createdBy: ctx.actor.name,
    createdAt: ctx.now(),
  })
  for (const { booking, amount } of some) {
    const isConfirmed = booking.status === 'confirmed'
    await tx.insert(tourPayoutLines).values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      payoutId: id,
      bookingId: booking.id,
      title: (await readSoldTour(tx, ctx, booking)).tour.name.title,
      retail: isConfirmed ? booking.retail : 0,
      commission: isConfirmed ? booking.retail - booking.net : 0,
      owed: Number(amount),
    })
  }
  const owes = money(total, currency)
  const subject = `${payoutNumber({ number })}, ${name}`
  // A tour may be sold in another currency than the agency's own.
  await openAccounts(tx, { agencyId: ctx.agencyId, currency })
  await postMovement(tx, ctx, { movement: payout(owes), reference: id, title: subject })
  await recordAudit(tx, ctx, {
    action: 'payout.made',
    subject,
    after: { Period: `${formatDate(period.from)} to ${formatDate(period.to)}`, Owed: ctx.numbers.money(owes) },
  })
  return id
}

/**
 * Makes the payouts of a period: what a reseller owes for departures of these days, one document and one posting for each currency. The reseller is
 * locked, and a booking is in one payout at most. Throws access.not-found, tour.period-not-over and tour.nothing-owed.
 */
export const makePayout = (ctx: Ctx, period: Period): Promise<TourPayout[]> =>
  ctx.tx(async (tx) => {
    const { name } = await lockReseller(tx, ctx, period.id)
    if (period.from > period.to)
      throw new AppError('input.invalid', {
        problems: [{ path: 'to', message: 'Enter a day that is not before the first one.' }],
      })
    if (period.to >= dayAt(ctx.now(), ctx.regional.zone)) throw new AppError('tour.period-not-over')
    const found = await readOwed(tx, ctx, period)
    if (found.length === 0) throw new AppError('tour.nothing-owed')
    const ids: string[] = []
    for (const [currency, some] of Map.groupBy(found, ({ booking }) => booking.currency))
      ids.push(await write(tx, ctx, { period, name, currency, some }))
    return viewPayouts(tx, ctx, { ids })
  })
