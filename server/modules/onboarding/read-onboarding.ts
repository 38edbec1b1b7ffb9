import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingStep } from '#domain/onboarding.ts'
import { planOf } from '#domain/plans.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import { agencies, ledgerMovements, markupRules, onboarding, orders, sites, subscriptions } from '../../db/schema/index.ts'
import { findDomain } from '../address/domain-row.ts'

/** Which first steps are done, from what the agency has now. */
export async function readOnboarding(ctx: Ctx): Promise<Onboarding> {
  const { agencyId } = ctx
  const domain = await findDomain(ctx)
  const facts = await withAllOrders(ctx).tx(async (tx) => {
    const [site] = await tx
      .select({ logo: sql<string>`${sites.draft} -> 'settings' ->> 'logoImage'`, published: sites.publishedNumber })
      .from(sites)
      .where(eq(sites.agencyId, agencyId))
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.agencyId, agencyId)).limit(1)
    const [markup] = await tx
      .select({ id: markupRules.id })
      .from(markupRules)
      .where(and(eq(markupRules.agencyId, agencyId), isNotNull(markupRules.createdBy)))
      .limit(1)
    const isFunding = inArray(ledgerMovements.kind, ['top-up', 'opening-credit'])
    const [funded] = await tx
      .select({ id: ledgerMovements.id })
      .from(ledgerMovements)
      .where(and(eq(ledgerMovements.agencyId, agencyId), isFunding))
      .limit(1)
    const [plan] = await tx
      .select({ name: agencies.plan, status: subscriptions.status })
      .from(agencies)
      .leftJoin(subscriptions, eq(subscriptions.agencyId, agencies.id))
      .where(eq(agencies.id, agencyId))
    const [seen] = await tx.select({ at: onboarding.dismissedAt }).from(onboarding).where(eq(onboarding.agencyId, agencyId))
    return { site, order, funded, markup, plan, seen }
  })
  const isPublished = (facts.site?.published ?? null) !== null
  const done: Record<OnboardingStep, boolean> = {
    logo: (facts.site?.logo ?? '') !== '',
    // The given address is in use once the website is published.
    link: domain !== null || isPublished,
    website: isPublished,
    // Of its own: every agency starts with rules.
    markups: facts.markup !== undefined,
    wallet: facts.funded !== undefined,
    booking: facts.order !== undefined,
    subscription: planOf(facts.plan?.name ?? '') !== 'starter' || (facts.plan?.status ?? 'none') !== 'none',
  }
  return { done, isDismissed: (facts.seen?.at ?? null) !== null, video: ctx.system.config.GETTING_STARTED_VIDEO ?? null }
}
