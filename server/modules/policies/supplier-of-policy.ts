import type { PolicySupplier } from '#integrations/insurance/port.ts'
import type { Ctx } from '../../ctx.ts'

/** The adapter of its supplier; null when it is no longer configured. */
export const supplierOfPolicy = (ctx: Ctx, { supplier }: { supplier: string }): PolicySupplier | null =>
  ctx.system.integrations.policies.find(({ id }) => id === supplier) ?? null
