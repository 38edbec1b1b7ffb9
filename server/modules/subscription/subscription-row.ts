import { eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { type PlanId, type PlanInterval, planPrice } from '#domain/plans.ts'
import type { Period } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, subscriptions } from '../../db/schema/index.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * A transaction that may change `agencies.plan`: the role of tenant transactions may not change agencies, so it uses the owner role with the same
 * tenant. Nodes then read the agency again.
 */
export async function changingPlan<T>(ctx: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const done = await ctx.system.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.agency_id', ${ctx.agencyId}, true)`)
    return work(tx)
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
  return done
}

/** Locks the agency's subscription; an agency without one gets it. */
export async function lockSubscription(tx: Transaction, ctx: Ctx): Promise<SubscriptionRow> {
  await tx.insert(subscriptions).values({ agencyId: ctx.agencyId, changedAt: ctx.now() }).onConflictDoNothing()
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.agencyId, ctx.agencyId)).for('update')
  if (!row) throw new Error(`agency ${ctx.agencyId} has no subscription`)
  return row
}

/** The agency's subscription, or what an agency without one has. */
export async function readSubscriptionRow(tx: Transaction, ctx: Ctx): Promise<SubscriptionRow> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.agencyId, ctx.agencyId))
  return row ?? { ...none, agencyId: ctx.agencyId, changedAt: ctx.now() }
}

const none: Omit<SubscriptionRow, 'agencyId' | 'changedAt'> = {
  plan: 'starter',
  interval: 'month',
  status: 'none',
  periodStart: null,
  periodEnd: null,
  graceUntil: null,
  nextPlan: null,
  nextInterval: null,
  trialAt: null,
}

/** Changes the subscription, and the plan whose limits apply. */
export async function setSubscription(
  tx: Transaction,
  ctx: Ctx,
  set: Partial<Omit<SubscriptionRow, 'agencyId' | 'changedAt'>>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...set, changedAt: ctx.now() })
    .where(eq(subscriptions.agencyId, ctx.agencyId))
  if (set.plan) await tx.update(agencies).set({ plan: set.plan }).where(eq(agencies.id, ctx.agencyId))
}

/** Throws plan.not-sold where the plan has no price in the agency's currency. */
export function priceOf(ctx: Ctx, plan: PlanId, interval: PlanInterval): Money {
  const price = planPrice(plan, interval, ctx.regional.currency)
  if (!price) throw new AppError('plan.not-sold', { currency: ctx.regional.currency })
  return price
}

/** The current period. A subscription without one is a bug. */
export function periodOf({ periodStart: start, periodEnd: end }: SubscriptionRow): Period {
  if (!start || !end) throw new Error('the subscription has no period')
  return { start, end }
}
