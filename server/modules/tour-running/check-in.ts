import { and, eq } from 'drizzle-orm'
import type { CheckIn, VoucherCheck } from '#contract/tour-running/tour-departures.ts'
import { readVoucher } from '#domain/authored-tours/gate/voucher-code.ts'
import { nameOfContact } from '#domain/authored-tours/sale/own-booking.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourCheckIns, tourOwnBookings } from '../../db/schema/index.ts'
import { openPeople, type OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { optionOf } from '../own-tours/catalogue/read-own-tours.ts'

const nothing = { name: null, category: null, at: null, by: null }
const unknown: CheckIn = { outcome: 'unknown', title: null, day: null, time: null, ...nothing }

async function describe(tx: Transaction, ctx: Ctx, row: OwnBookingRow, place: number) {
  const own = await readSoldTour(tx, ctx, row)
  const option = optionOf(own, row.optionId)
  const people = openPeople(ctx, row)
  const person = people.people[place]
  return {
    name: (person && nameOfContact(person.contact)) || nameOfContact(people.contact) || null,
    category: option.categories.find(({ id }) => id === row.units[place]?.unitId)?.title ?? null,
    title: own.tour.name.title,
    day: row.day,
    time: row.departureId.slice(11) || null,
  }
}

type MayCount = (tx: Transaction, row: OwnBookingRow) => Promise<boolean>

/**
 * Counts a voucher once: who scans it again is told when it was counted and by whom. The same check-in that is sent again, by its key, has its first
 * answer. A no-show who comes later has arrived. `mayCount`: of a guide, whether it is of a departure of theirs.
 */
export async function checkIn(
  ctx: Ctx,
  { code, at, idempotencyKey }: VoucherCheck,
  mayCount: MayCount = async () => true,
): Promise<CheckIn> {
  const voucher = readVoucher(code)
  if (!voucher) return unknown
  const { reference, place } = voucher
  return ctx.tx(async (tx) => {
    const [row] = await tx
      .select()
      .from(tourOwnBookings)
      .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.reference, reference)))
      .for('update')
    if (!row || place >= row.units.length) return unknown
    const facts = await describe(tx, ctx, row, place)
    if (!(await mayCount(tx, row))) return { ...facts, outcome: 'other-departure', ...nothing }
    if (row.status !== 'confirmed') return { ...facts, outcome: 'not-confirmed', at: null, by: null }
    const own = and(eq(tourCheckIns.agencyId, ctx.agencyId), eq(tourCheckIns.bookingId, row.id), eq(tourCheckIns.place, place))
    const [before] = await tx.select().from(tourCheckIns).where(own)
    if (before?.outcome === 'arrived') {
      const outcome = idempotencyKey !== null && before.idempotencyKey === idempotencyKey ? 'arrived' : 'already'
      return { ...facts, outcome, at: before.at.toISOString(), by: before.by }
    }
    const now = ctx.now()
    // A check-in without a connection is not later than its arrival here.
    const counted = at && new Date(at) < now ? new Date(at) : now
    const values = { outcome: 'arrived' as const, at: counted, by: ctx.actor.name, idempotencyKey }
    if (before) await tx.update(tourCheckIns).set(values).where(own)
    else await tx.insert(tourCheckIns).values({ ...values, id: ctx.newId(), agencyId: ctx.agencyId, bookingId: row.id, place })
    return { ...facts, outcome: 'arrived', at: counted.toISOString(), by: values.by }
  })
}

/** Records or removes a no-show. Somebody who has arrived stays arrived. Throws access.not-found. */
export const recordNoShow = (ctx: Ctx, { id, place, isNoShow }: { id: string; place: number; isNoShow: boolean }) =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .select({ units: tourOwnBookings.units })
      .from(tourOwnBookings)
      .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, id)))
      .for('update')
    if (!row || place >= row.units.length) throw new AppError('access.not-found')
    const own = and(eq(tourCheckIns.agencyId, ctx.agencyId), eq(tourCheckIns.bookingId, id), eq(tourCheckIns.place, place))
    if (isNoShow)
      await tx
        .insert(tourCheckIns)
        .values({
          id: ctx.newId(),
          agencyId: ctx.agencyId,
          bookingId: id,
          place,
          outcome: 'no-show',
          at: ctx.now(),
          by: ctx.actor.name,
        })
        .onConflictDoNothing()
    else await tx.delete(tourCheckIns).where(and(own, eq(tourCheckIns.outcome, 'no-show')))
    return { done: true } as const
  })
