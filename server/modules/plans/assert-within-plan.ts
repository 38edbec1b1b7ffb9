import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type PlanLimit, planOf, plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'
import { countUsage } from './count-usage.ts'

/**
 * Throws plan.limit-reached where the agency's plan includes no more of `of`; on a storefront shop.bookings-full. Call it before the transaction that
 * adds one. `plan` saves a query where the agency was read before. Several concurrent calls may exceed a limit by one each: no money depends on it.
 */
export async function assertWithinPlan(ctx: Ctx, of: PlanLimit, { adds = 1, plan }: { adds?: number; plan?: string } = {}) {
  const name = planOf(plan ?? (await storedPlan(ctx)))
  const limit = plans[name].limits[of]
  if (limit === null) return
  const used = await countUsage(ctx, of)
  if (used + adds <= limit) return
  if (ctx.actor.shopper) throw new AppError('shop.bookings-full')
  throw new AppError('plan.limit-reached', { of, limit, used, plan: name })
}

async function storedPlan({ system, agencyId }: Ctx): Promise<string> {
  const [row] = await system.db.select({ plan: agencies.plan }).from(agencies).where(eq(agencies.id, agencyId))
  return row?.plan ?? ''
}
