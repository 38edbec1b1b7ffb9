import { AppError } from '#domain/errors.ts'
import { TRIAL_DAYS } from '#domain/plans.ts'
import { daysAfter, type Term } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import { findPayer, mailSubscription } from './mail-subscription.ts'
import { queueRenewal } from './queue-renewal.ts'
import { changingPlan, lockSubscription, priceOf, setSubscription } from './subscription-row.ts'

/**
 * Starts the agency's only trial of a paid plan; during it, the plan can be replaced by the other one without payment. Throws plan.trial-used,
 * plan.not-possible for the free plan and for an agency that pays, and plan.not-sold.
 */
export async function startTrial(ctx: Ctx, { plan, interval }: Term): Promise<void> {
  const amount = priceOf(ctx, plan, interval)
  if (plan === 'starter') throw new AppError('plan.not-possible')
  const mailTo = await findPayer(ctx)
  await changingPlan(ctx, async (tx) => {
    const row = await lockSubscription(tx, ctx)
    if (row.status === 'trial') return setSubscription(tx, ctx, { plan, interval, nextPlan: null, nextInterval: null })
    if (row.status === 'active' || row.status === 'past-due') throw new AppError('plan.not-possible')
    if (row.trialAt) throw new AppError('plan.trial-used')
    const start = ctx.now()
    const until = daysAfter(start, TRIAL_DAYS)
    await setSubscription(tx, ctx, { plan, interval, status: 'trial', periodStart: start, periodEnd: until, trialAt: start })
    await queueRenewal(tx, ctx, until)
    await mailSubscription(tx, ctx, mailTo, { about: 'trial-started', plan, amount, until, key: start.toISOString() })
  })
}
