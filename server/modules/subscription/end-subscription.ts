import { and, eq } from 'drizzle-orm'
import { plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyDomains, planInvoices } from '../../db/schema/index.ts'
import { type MailedTo, mailSubscription } from './mail-subscription.ts'
import { deleteSavedCard } from './saved-card-row.ts'
import { setSubscription, type SubscriptionRow } from './subscription-row.ts'

/** Ends a subscription: the free plan applies, open invoices are void, the saved card is removed, and what the free plan does not include is cut. */
export async function endSubscription(tx: Transaction, ctx: Ctx, row: SubscriptionRow, mailTo: MailedTo): Promise<void> {
  await tx
    .update(planInvoices)
    .set({ status: 'void' })
    .where(and(eq(planInvoices.agencyId, ctx.agencyId), eq(planInvoices.status, 'open')))
  await setSubscription(tx, ctx, { plan: 'starter', status: 'ended', graceUntil: null, nextPlan: null, nextInterval: null })
  await deleteSavedCard(tx, ctx)
  if (plans.starter.limits.domains === 0) await tx.delete(agencyDomains).where(eq(agencyDomains.agencyId, ctx.agencyId))
  const [until, key] = [ctx.now(), ctx.now().toISOString()]
  await mailSubscription(tx, ctx, mailTo, { about: 'ended', plan: row.plan, amount: null, until, key })
}
