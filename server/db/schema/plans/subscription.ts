import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CardConsent } from '#domain/money/saved-card.ts'
import { planIds, planIntervals } from '#domain/plans.ts'
import { invoiceReasons, invoiceStatuses, subscriptionStatuses } from '#domain/subscription.ts'
import { agencies } from '../identity.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from '../columns.ts'
import { payments } from '../payments.ts'

/** The subscription of an agency. `agencies.plan` is the plan whose limits apply; both are changed in one transaction. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    agencyId: uuid('agency_id')
      .primaryKey()
      .references(() => agencies.id),
    plan: oneOf('plan', planIds).notNull().default('starter'),
    interval: oneOf('interval', planIntervals).notNull().default('month'),
    status: oneOf('status', subscriptionStatuses).notNull().default('none'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When the plan ends unless the renewal is paid. */
    graceUntil: instant('grace_until'),
    /** What begins at the end of the period; null: the same plan again. */
    nextPlan: oneOf('next_plan', planIds),
    nextInterval: oneOf('next_interval', planIntervals),
    /** An agency has one trial. */
    trialAt: instant('trial_at'),
    /** An invoice that is older no longer fits. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    ...closedLists(t),
    check(
      'subscriptions_period',
      sql`${t.status} in ('none', 'ended') or (${t.periodStart} is not null and ${t.periodEnd} is not null)`,
    ),
    check('subscriptions_grace', sql`(${t.status} = 'past-due') = (${t.graceUntil} is not null)`),
  ],
)

/** What an agency pays for its plan. A paid one is a receipt, with a posting whose reference is its id. */
export const planInvoices = pgTable(
  'plan_invoices',
  {
    id: id(),
    agencyId: agencyId(),
    /** Consecutive for each agency, given when it is paid. */
    number: integer('number'),
    status: oneOf('status', invoiceStatuses).notNull(),
    reason: oneOf('reason', invoiceReasons).notNull(),
    plan: oneOf('plan', planIds).notNull(),
    interval: oneOf('interval', planIntervals).notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    currency: currency(),
    price: minor('price').notNull(),
    /** What was unused of the plan before. */
    credit: minor('credit').notNull().default(0),
    amount: minor('amount').notNull(),
    /** The payment at the gateway that tops up the wallet for it; null where the wallet alone pays. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Who lets the plan renew from the card of that payment; null once the card is saved. */
    cardConsent: jsonb('card_consent').$type<CardConsent>(),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    uniqueIndex('plan_invoices_number').on(t.agencyId, t.number),
    index('plan_invoices_agency').on(t.agencyId, t.createdAt),
    index('plan_invoices_payment').on(t.paymentId),
    check('plan_invoices_sum', sql`${t.amount} = ${t.price} - ${t.credit} and ${t.amount} > 0 and ${t.credit} >= 0`),
    check('plan_invoices_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null and ${t.number} is not null)`),
    ...closedLists(t),
  ],
)

/** What an agency did with its list of first steps. */
export const onboarding = pgTable('onboarding', {
  agencyId: uuid('agency_id')
    .primaryKey()
    .references(() => agencies.id),
  dismissedAt: instant('dismissed_at'),
})

/** What members asked the operator. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('support_requests_user').on(t.agencyId, t.userId, t.createdAt)],
)
