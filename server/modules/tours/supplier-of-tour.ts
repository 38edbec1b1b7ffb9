import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../ctx.ts'

/** The adapter of its supplier; null when it is no longer configured. */
export const supplierOfTour = (ctx: Ctx, { supplier }: { supplier: string }): TourSupplier | null =>
  ctx.system.integrations.tours.find(({ id }) => id === supplier) ?? null
