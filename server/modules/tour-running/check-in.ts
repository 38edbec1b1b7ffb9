import { and, eq } from 'drizzle-orm'
import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { nameOfContact } from '#domain/authored-tours/sale/own-booking.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourCheckIns, tourOwnBookings } from '../../db/schema/index.ts'
import { openPeople, type OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { optionOf } from '../own-tours/catalogue/read-own-tours.ts'

/** A voucher's code, however it is typed: `AB2C3D4E5F-1`. */
const CODE = /^([2-9A-HJ-NP-Z]{10})-?(\d{1,3})$/

const unknown: CheckIn = { outcome: 'unknown', name: null, category: null, title: null, day: null, time: null, at: null }

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
 * Counts a voucher once: who scans it again is told when it was counted. A no-show who comes later has arrived. `mayCount`: of a guide, whether it is of
 * a departure of theirs.
 */
export async function checkIn(
  ctx: Ctx,
  { code, at }: { code: string; at: string | null },
  mayCount: MayCount = async () => true,
): Promise<CheckIn> {
  const [, reference, number] = CODE.exec(code.toUpperCase().replaceAll(/\s/g, '')) ?? []
  const place = Number(number) - 1
  if (!reference || place < 0) return unknown
  return ctx.tx(async (tx) => {
    const [row] = await tx
      .select()
      .from(tourOwnBookings)
      .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.reference, reference)))
      .for('update')
    if (!row || place >= row.units.length) return unknown
    const facts = await describe(tx, ctx, row, place)
    if (!(await mayCount(tx, row))) return { ...facts, outcome: 'other-departure', name: null, category: null, at: null }
    if (row.status !== 'confirmed') return { ...facts, outcome: 'not-confirmed', at: null }
    const own = and(eq(tourCheckIns.agencyId, ctx.agencyId), eq(tourCheckIns.bookingId, row.id), eq(tourCheckIns.place, place))
    const [before] = await tx.select().from(tourCheckIns).where(own)
    if (before?.outcome === 'arrived') return { ...facts, outcome: 'already', at: before.at.toISOString() }
    const now = ctx.now()
    // A check-in without a connection is not later than its arrival here.
    const counted = at && new Date(at) < now ? new Date(at) : now
    const values = { outcome: 'arrived' as const, at: counted, by: ctx.actor.name }
    if (before) await tx.update(tourCheckIns).set(values).where(own)
    else await tx.insert(tourCheckIns).values({ ...values, id: ctx.newId(), agencyId: ctx.agencyId, bookingId: row.id, place })
    return { ...facts, outcome: 'arrived', at: counted.toISOString() }
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
