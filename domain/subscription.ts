import { Temporal } from 'temporal-polyfill'
import { divideRounded, type Money, money, subtract } from './money/money.ts'
import { isHigher, type PlanId, type PlanInterval } from './plans.ts'

/**
 * `none`: never had a paid plan. `trial`: a paid plan without payment for some days. `past-due`: the renewal could not be paid; the plan stays until
 * the end of the grace. `ended`: back at the free plan.
 */
export const subscriptionStatuses = ['none', 'trial', 'active', 'past-due', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const invoiceStatuses = ['open', 'paid', 'void'] as const
/** What is paid: a first period, the rest of a period on a larger plan, or the next period. */
export const invoiceReasons = ['start', 'upgrade', 'renewal'] as const
export type InvoiceReason = (typeof invoiceReasons)[number]

const DAY = 86_400_000

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** The end of a period: the same day of the next month or year in UTC, or the month's last day. */
export function endOfPeriod(from: Date, interval: PlanInterval): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO('UTC')
  const end = start.add(interval === 'month' ? { months: 1 } : { years: 1 })
  return new Date(end.epochMilliseconds)
}

export interface Period {
  start: Date
  end: Date
}

/** The part of a period's price for its days from `now` to the end, the current day included. */
export function unusedOf(price: Money, { start, end }: Period, now: Date): Money {
  const all = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY))
  const left = Math.min(all, Math.max(1, Math.ceil((end.getTime() - now.getTime()) / DAY)))
  return money(Number(divideRounded(BigInt(price.amount) * BigInt(left), BigInt(all))), price.currency)
}

export interface Term {
  plan: PlanId
  interval: PlanInterval
}

/**
 * How a change takes effect. `start`: a first period is paid now. `now`: a larger plan, or a year instead of a month, is paid now less what is unused.
 * `later`: a smaller plan or a shorter interval begins at the end of the period. `same`: nothing changes.
 */
export type ChangeKind = 'start' | 'now' | 'later' | 'same'

export function changeKind(status: SubscriptionStatus, from: Term, to: Term): ChangeKind {
  const isPaid = status === 'active' || status === 'past-due'
  if (to.plan === 'starter') return isPaid || status === 'trial' ? 'later' : 'same'
  if (!isPaid) return 'start'
  if (from.plan === to.plan && from.interval === to.interval) return 'same'
  if (isHigher(from.plan, to.plan)) return 'later'
  return from.interval === 'year' && to.interval === 'month' ? 'later' : 'now'
}

export interface Charge {
  period: Period
  /** The price of the new plan for its period, or for the rest of the current one. */
  price: Money
  /** What is unused of the current plan. */
  credit: Money
  due: Money
}

/** What an upgrade costs now: with the same interval the period keeps its end, with a longer one a new period begins. */
export function upgradeCharge(current: Term & { period: Period; price: Money }, to: Term & { price: Money }, now: Date): Charge {
  const credit = unusedOf(current.price, current.period, now)
  if (current.interval === to.interval) {
    const price = unusedOf(to.price, current.period, now)
    return { period: current.period, price, credit, due: subtract(price, credit) }
  }
  return { period: { start: now, end: endOfPeriod(now, to.interval) }, price: to.price, credit, due: subtract(to.price, credit) }
}
