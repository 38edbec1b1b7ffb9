import { desc, eq } from 'drizzle-orm'
import type { PlanReceipt, PlanQuote, Subscription } from '#contract/onboarding/subscription.ts'
import { money } from '#domain/money/money.ts'
import { planCuts, planOf, planPrice, TRIAL_DAYS } from '#domain/plans.ts'
import { daysAfter, type Term } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import { agencies, planInvoices } from '../../db/schema/index.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import { readUsage } from '../plans/count-usage.ts'
import { isCharging } from './begin-charge.ts'
import { findAwaited, findOverdue } from './invoices.ts'
import { receiptNumber } from './pay-invoice.ts'
import { quoteChange } from './quote-change.ts'
import { readSubscriptionRow } from './subscription-row.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The agency's plan, its state and what is used of its limits. */
export async function readSubscription(ctx: Ctx): Promise<Subscription> {
  const { row, overdue, charging, awaited, stored } = await ctx.tx(async (tx) => {
    const [agency] = await tx.select({ plan: agencies.plan }).from(agencies).where(eq(agencies.id, ctx.agencyId))
    const overdue = await findOverdue(tx, ctx)
    const charging = overdue !== null && (await isCharging(tx, ctx, overdue))
    const awaited = await findAwaited(tx, ctx)
    return { row: await readSubscriptionRow(tx, ctx), overdue, charging, awaited, stored: agency?.plan ?? '' }
  })
  const plan = planOf(stored)
  const next = row.nextPlan && { plan: row.nextPlan, interval: row.nextInterval ?? row.interval }
  const usage = await readUsage(ctx)
  return {
    plan,
    interval: row.interval,
    status: row.status,
    price: planPrice(plan, row.interval, ctx.regional.currency),
    periodEnd: iso(row.periodEnd),
    graceUntil: iso(row.graceUntil),
    next,
    cuts: next ? planCuts(plan, next.plan, usage) : [],
    due: row.status === 'past-due' && overdue ? money(overdue.amount, overdue.currency) : null,
    isCharging: charging,
    ways: waysToPay(ctx),
    awaited,
    hasTrial: row.trialAt === null && (row.status === 'none' || row.status === 'ended'),
    usage,
  }
}

/** What a change of the plan costs and does. Throws plan.not-sold and plan.past-due. */
export async function readQuote(ctx: Ctx, to: Term): Promise<PlanQuote> {
  const row = await ctx.tx((tx) => readSubscriptionRow(tx, ctx))
  const quote = quoteChange(ctx, row, to)
  const { period, ...amounts } = quote
  return {
    ...to,
    ...amounts,
    from: (quote.kind === 'now' ? ctx.now() : period.start).toISOString(),
    until: period.end.toISOString(),
    trialUntil: row.trialAt || quote.kind !== 'start' ? null : daysAfter(ctx.now(), TRIAL_DAYS).toISOString(),
    cuts: planCuts(row.plan, to.plan, await readUsage(ctx)),
    ways: waysToPay(ctx),
  }
}

/** What was paid, newest first. */
export async function listReceipts(ctx: Ctx): Promise<{ items: PlanReceipt[] }> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(planInvoices)
      .where(eq(planInvoices.agencyId, ctx.agencyId))
      .orderBy(desc(planInvoices.createdAt))
      .limit(200),
  )
  const items = rows.flatMap(({ id, number, plan, interval, paidAt, amount, currency }) =>
    number === null || !paidAt
      ? []
      : [{ id, number: receiptNumber(number), plan, interval, paidAt: paidAt.toISOString(), amount: money(amount, currency) }],
  )
  return { items }
}
