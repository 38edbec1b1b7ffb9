import { changedLegs, isFlown, legWords, newTimeWords, rescheduled } from '#domain/flights/schedule/schedule-change.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductSchedule } from '../../products/product-schedule.ts'
import { timesOf } from '../times-of.ts'

/** The adapter of an order's supplier; null when it is no longer configured. */
export const flightSupplierOf = (ctx: Ctx, order: { supplier: string }): FlightSupplier | null =>
  ctx.system.integrations.flights.find((one) => one.id === order.supplier) ?? null

/** Airlines change the times of booked flights, and wait for the agency's answer. */
export const flightSchedule: ProductSchedule<OrderOf<'flight'>> = {
  async read(ctx, order) {
    if (!order.supplierOrderId) return null
    const schedule = await flightSupplierOf(ctx, order)?.readSchedule?.(order.supplierOrderId)
    return schedule?.changes ?? null
  },
  answer(ctx, order, { supplierChangeId, answer }) {
    const supplier = flightSupplierOf(ctx, order)
    return supplier?.answerScheduleChange ? async () => supplier.answerScheduleChange?.(supplierChangeId, answer) : null
  },
  of: ({ itinerary }) => itinerary.slices,
  after: rescheduled,
  legs: changedLegs,
  takesPlace: (before, after) => changedLegs(before, after).every(isFlown),
  words: (before, after) =>
    changedLegs(before, after)
      .map((leg) => `Before: ${legWords(leg.before)}. Now: ${newTimeWords(leg)}.`)
      .join(' '),
  write: (order, slices) => ({ itinerary: { ...order.itinerary, slices }, ...timesOf({ slices }) }),
}
