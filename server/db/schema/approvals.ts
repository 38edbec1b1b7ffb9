import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { approvalStates, approvedActionNames } from '#domain/team/approvals.ts'
import { checkouts } from './checkouts.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, currency, id, instant, minor } from './columns.ts'
import { users } from './identity.ts'
import { branches } from './team.ts'
import { orders } from './orders.ts'

/** Payments and refunds above a member's limit, which a colleague approves. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    agencyId: agencyId(),
    action: oneOf('action', approvedActionNames).notNull(),
    state: oneOf('state', approvalStates).notNull().default('waiting'),
    /** The idempotency key of the action, or the id of what it is about. */
    key: text('key').notNull(),
    currency: currency(),
    amount: minor('amount').notNull(),
    /** What is paid or refunded, in words. */
    title: text('title').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    checkoutId: uuid('checkout_id').references(() => checkouts.id),
    /** The input of the action, which runs with it once it is approved. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    /** The branch of the requesting member. */
    branchId: uuid('branch_id').references(() => branches.id),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused, or why the approved action failed. */
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('approval_requests_waiting').on(t.agencyId, t.action, t.key).where(sql`${t.state} = 'waiting'`),
    index('approval_requests_agency').on(t.agencyId, t.requestedAt),
    index('approval_requests_order').on(t.orderId),
    ...closedLists(t),
  ],
)
