import { AppError } from '#domain/errors.ts'
import { type Money, subtract, zero } from '#domain/money/money.ts'
import { planOf } from '#domain/plans.ts'
import { type ChangeKind, changeKind, endOfPeriod, type Period, type Term, upgradeCharge } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import { periodOf, priceOf, type SubscriptionRow } from './subscription-row.ts'

export interface Quote {
  kind: ChangeKind
  period: Period
  /** The price of the new plan, for its period or the rest of the current one. */
  price: Money
  credit: Money
  due: Money
}

/** What a change costs now and what it begins. Throws plan.not-sold and plan.past-due. */
export function quoteChange(ctx: Ctx, row: SubscriptionRow, to: Term): Quote {
  const [now, price] = [ctx.now(), priceOf(ctx, to.plan, to.interval)]
  const kind = changeKind(row.status, row, to)
  const nothing = zero(price.currency)
  if (kind === 'later' || kind === 'same') {
    const start = row.periodEnd ?? now
    return { kind, period: { start, end: endOfPeriod(start, to.interval) }, price, credit: nothing, due: nothing }
  }
  if (row.status === 'past-due') throw new AppError('plan.past-due')
  if (kind === 'start')
    return { kind, period: { start: now, end: endOfPeriod(now, to.interval) }, price, credit: nothing, due: price }
  const current = {
    plan: planOf(row.plan),
    interval: row.interval,
    period: periodOf(row),
    price: priceOf(ctx, planOf(row.plan), row.interval),
  }
  return { kind, ...upgradeCharge(current, { ...to, price }, now) }
}

/** Whether an amount is what the change costs now. Throws plan.due-changed. */
export function assertDue(quote: Quote, due: Money): void {
  if (quote.due.currency !== due.currency || subtract(quote.due, due).amount !== 0)
    throw new AppError('plan.due-changed', { due: quote.due })
}
