import { and, eq, inArray } from 'drizzle-orm'
import type { DepartureCancellation, DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { add, type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orders, tourOwnBookings } from '../../db/schema/index.ts'
import type { OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { isOfDeparture } from './find-departure.ts'

export interface Booked {
  rows: OwnBookingRow[]
  sold: Order[]
}

/** The confirmed bookings of a departure, and the agency's own orders of them; locked for a change. */
export async function readBooked(tx: Transaction, ctx: Ctx, ref: DepartureRef, lock?: 'lock'): Promise<Booked> {
  const confirmed = tx
    .select()
    .from(tourOwnBookings)
    .where(and(isOfDeparture(ctx, ref), eq(tourOwnBookings.status, 'confirmed')))
  const rows = await (lock ? confirmed.for('update') : confirmed)
  const uuids = rows.filter(({ resellerId }) => resellerId === null).map(({ uuid }) => uuid)
  if (uuids.length === 0) return { rows, sold: [] }
  const isOfRow = and(
    eq(orders.agencyId, ctx.agencyId),
    eq(orders.supplier, OWN_SUPPLIER.id),
    eq(orders.status, 'Issued'),
    inArray(orders.supplierOrderId, uuids),
  )
  const issued = tx.select().from(orders).where(isOfRow)
  return { rows, sold: await (lock ? issued.for('update') : issued) }
}

function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>()
  for (const amount of amounts) sums.set(amount.currency, add(sums.get(amount.currency) ?? zero(amount.currency), amount))
  return [...sums.values()]
}

/** What ends when these bookings are cancelled. */
export const viewBooked = ({ rows, sold }: Booked): DepartureCancellation => ({
  orders: sold.length,
  resellerBookings: rows.filter(({ resellerId }) => resellerId !== null).length,
  people: rows.reduce((count, { units }) => count + units.length, 0),
  refunds: sumsOf(sold.map(({ waterfall }) => waterfall.total)),
})

/** The bookings of resellers, and those of the agency whose order is issued. An order that is being issued is neither moved nor cancelled. */
export function changeable({ rows, sold }: Booked): OwnBookingRow[] {
  const issued = new Set(sold.map(({ supplierOrderId }) => supplierOrderId))
  return rows.filter(({ resellerId, uuid }) => resellerId !== null || issued.has(uuid))
}
