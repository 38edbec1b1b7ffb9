import { and, eq, inArray } from 'drizzle-orm'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import { nobody, type OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { badRequest, invalidBooking } from '#domain/authored-tours/sale/own-tour-error.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourCheckIns } from '../../../db/schema/index.ts'
import { changeOwn } from '../bookings/change-own.ts'
import { cancelOwn, confirmOwn, extendOwn } from '../bookings/life-of-own.ts'
import { listOwnBookings } from '../bookings/list-own.ts'
import { findOwnBooking, type OwnBookingRow } from '../bookings/own-booking-row.ts'
import { reserveOwn } from '../bookings/reserve-own.ts'
import { optionOf } from '../catalogue/read-own-tours.ts'
import { readSoldTour } from '../catalogue/read-sold-tour.ts'
import { readPlaces } from '../departures/read-places.ts'
import { CancelBody, ChangeBody, ConfirmBody, ExtendBody, overPeople, readBody, ReserveBody, type Told } from './bodies.ts'
import type { OctoRequest } from './octo-request.ts'
import { presentBooking } from './present-booking.ts'

async function redeemedOf(tx: Transaction, { ctx }: OctoRequest, rows: readonly OwnBookingRow[]) {
  const found = await tx
    .select()
    .from(tourCheckIns)
    .where(
      and(
        eq(tourCheckIns.agencyId, ctx.agencyId),
        eq(tourCheckIns.outcome, 'arrived'),
        inArray(
          tourCheckIns.bookingId,
          rows.map(({ id }) => id),
        ),
      ),
    )
  return Map.groupBy(found, ({ bookingId }) => bookingId)
}

const present = (request: OctoRequest, rows: readonly OwnBookingRow[]) =>
  request.ctx.tx(async (tx) => {
    const { ctx } = request
    if (rows.length === 0) return []
    const redeemed = await redeemedOf(tx, request, rows)
    const shown = []
    for (const row of rows) {
      const own = await readSoldTour(tx, ctx, row)
      const option = optionOf(own, row.optionId)
      const departure = departureOf(scheduleOf(option, own.tour.location.zone), row.departureId)
      const [place = null] = departure ? await readPlaces(tx, ctx, { tourId: own.id, option, departures: [departure] }) : []
      const came = new Map((redeemed.get(row.id) ?? []).map((one) => [one.place, one.at]))
      shown.push(presentBooking(request, { row, own, place, redeemed: came }))
    }
    return shown
  })

async function presentOne(request: OctoRequest, row: OwnBookingRow) {
  const [shown] = await present(request, [row])
  return shown
}

const itemsOf = ({ unitItems }: Told): OwnUnitItem[] =>
  (unitItems ?? []).map(({ uuid, unitId, resellerReference }) => ({
    uuid: uuid ?? crypto.randomUUID(),
    unitId: unitId ?? '',
    resellerReference: resellerReference ?? null,
  }))

/** Holds seats; a repeated uuid returns the booking that it made. */
export async function octoReserve(request: OctoRequest, body: unknown) {
  const asked = readBody(ReserveBody, body)
  const { productId, optionId, availabilityId, expirationMinutes: minutes } = asked
  const row = await reserveOwn(request.ctx, request.seller, {
    uuid: asked.uuid ?? crypto.randomUUID(),
    productId: productId ?? '',
    optionId: optionId ?? '',
    availabilityId: availabilityId ?? '',
    items: itemsOf(asked),
    minutes,
    resellerReference: asked.resellerReference ?? null,
    people: overPeople(asked)(nobody),
  })
  return presentOne(request, row)
}

export async function octoBooking(request: OctoRequest, uuid: string) {
  const { ctx, seller } = request
  const row = await ctx.tx((tx) => findOwnBooking(tx, ctx, { seller, uuid }))
  if (!row) throw invalidBooking(uuid)
  return presentOne(request, row)
}

/** The bookings with one of the two references. */
export async function octoBookings(request: OctoRequest, query: Record<string, unknown>) {
  const { ctx, seller } = request
  const text = (name: string) => (typeof query[name] === 'string' && query[name] ? String(query[name]) : null)
  const wanted = { resellerReference: text('resellerReference'), supplierReference: text('supplierReference') }
  if (!wanted.resellerReference && !wanted.supplierReference)
    throw badRequest('resellerReference or supplierReference is required')
  return present(request, await ctx.tx((tx) => listOwnBookings(tx, ctx, { seller, ...wanted })))
}

const named = ({ seller }: OctoRequest, uuid: string) => ({ seller, uuid })

export async function octoConfirm(request: OctoRequest, uuid: string, body: unknown) {
  const asked = readBody(ConfirmBody, body)
  const row = await confirmOwn(request.ctx, named(request, uuid), {
    resellerReference: asked.resellerReference ?? null,
    people: overPeople(asked),
  })
  return presentOne(request, row)
}

export async function octoChange(request: OctoRequest, uuid: string, body: unknown) {
  const asked = readBody(ChangeBody, body)
  const hasUnits = asked.unitItems?.some(({ unitId }) => unitId) ?? false
  const row = await changeOwn(request.ctx, named(request, uuid), {
    ...(asked.optionId && { optionId: asked.optionId }),
    ...(asked.availabilityId && { availabilityId: asked.availabilityId }),
    ...(hasUnits && { items: itemsOf(asked) }),
    resellerReference: asked.resellerReference ?? null,
    people: overPeople(asked),
  })
  return presentOne(request, row)
}

export async function octoExtend(request: OctoRequest, uuid: string, body: unknown) {
  const { expirationMinutes } = readBody(ExtendBody, body)
  return presentOne(request, await extendOwn(request.ctx, named(request, uuid), expirationMinutes))
}

export async function octoCancel(request: OctoRequest, uuid: string, body: unknown) {
  const { reason } = readBody(CancelBody, body)
  return presentOne(request, await cancelOwn(request.ctx, named(request, uuid), reason ?? null))
}
