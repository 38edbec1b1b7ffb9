import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { Ctx } from '../../../ctx.ts'

/** The adapter of an order's supplier; null when it is no longer configured. */
export const flightSupplierOf = (ctx: Ctx, order: { supplier: string }): FlightSupplier | null =>
  ctx.system.integrations.flights.find((one) => one.id === order.supplier) ?? null
