import { eq } from 'drizzle-orm'
import { dayAt, formatDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { type PlanId, plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'
import type { SubscriptionNotice } from '../../mail/templates/subscription-notice.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Who is told about the plan: the owner, or the agency's own address. Not inside a transaction. */
export async function findPayer(ctx: Ctx): Promise<string | null> {
  const owner = await findOwner(ctx)
  if (owner) return owner
  const [agency] = await ctx.system.db.select({ email: agencies.email }).from(agencies).where(eq(agencies.id, ctx.agencyId))
  return agency?.email ?? null
}

interface Told {
  about: SubscriptionNotice['about']
  plan: PlanId
  amount: Money | null
  /** The end of the paid period, of the trial or of the grace. */
  until: Date
  /** One mail is sent for each key and occasion. */
  key: string
}

/** Writes a mail about the subscription in the caller's transaction; none without a recipient. */
export async function mailSubscription(tx: Transaction, ctx: Ctx, to: string | null, told: Told): Promise<void> {
  if (!to) return
  const data = {
    about: told.about,
    plan: plans[told.plan].name,
    amount: told.amount,
    until: formatDate(dayAt(told.until, ctx.regional.zone)),
    url: `${ctx.system.config.publicUrl}/settings/agency/subscription`,
  }
  await queueMail(tx, ctx, { template: 'subscription-notice', to, data, dedupeKey: `subscription:${told.about}:${told.key}` })
}
