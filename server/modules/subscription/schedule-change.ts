import { AppError } from '#domain/errors.ts'
import { changeKind, type Term } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import { changingPlan, lockSubscription, priceOf, setSubscription } from './subscription-row.ts'

/**
 * Lets a smaller plan or a shorter interval begin at the end of the period; the free plan cancels the subscription. Throws plan.not-possible where
 * the change is none or has to be paid first, plan.past-due and plan.not-sold.
 */
export async function scheduleChange(ctx: Ctx, to: Term): Promise<void> {
  priceOf(ctx, to.plan, to.interval)
  await changingPlan(ctx, async (tx) => {
    const row = await lockSubscription(tx, ctx)
    if (row.status === 'past-due' && to.plan !== 'starter') throw new AppError('plan.past-due')
    if (changeKind(row.status, row, to) !== 'later') throw new AppError('plan.not-possible')
    await setSubscription(tx, ctx, { nextPlan: to.plan, nextInterval: to.interval })
  })
}

/** Keeps the current plan instead of the one that was to begin. Does nothing where nothing was to begin. */
export const keepPlan = (ctx: Ctx): Promise<void> =>
  changingPlan(ctx, async (tx) => {
    await lockSubscription(tx, ctx)
    await setSubscription(tx, ctx, { nextPlan: null, nextInterval: null })
  })
