import type { StaySupplier } from '#integrations/stays/port.ts'
import type { Ctx } from '../../ctx.ts'

/** The adapter of its supplier; null when it is no longer configured. */
export const supplierOfStay = (ctx: Ctx, { supplier }: { supplier: string }): StaySupplier | null =>
  ctx.system.integrations.stays.find(({ id }) => id === supplier) ?? null
