import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { depositParts, depositPurposes, depositStates } from '#domain/deposits/deposit.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from '../columns.ts'
import { payments } from '../payments.ts'

/** What a payment without an order is for, where it is no top-up: money of a customer that the agency holds until it is used or returned. */
export const deposits = pgTable(
  'deposits',
  {
    id: id(),
    agencyId: agencyId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    purpose: oneOf('purpose', depositPurposes).notNull(),
    /** The quote, or the share. */
    subjectId: uuid('subject_id').notNull(),
    part: oneOf('part', depositParts).notNull(),
    state: oneOf('state', depositStates).notNull().default('awaited'),
    /** Without the fee of the gateway, which its payment has. */
    amount: minor('amount').notNull(),
    currency: currency(),
    /** What it is for, in words; of statement lines and receipts. */
    about: text('about').notNull(),
    /** The encrypted e-mail address of the payer, for the receipt. */
    payerCipher: text('payer_cipher').notNull(),
    createdAt: createdAt(),
    /** When it arrived; null before. */
    heldAt: instant('held_at'),
    /** When it was used, or its return began, or it was taken back; null before. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').notNull().default(''),
    /** Why it was returned. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('deposits_payment').on(t.paymentId),
    // Each part is paid once: a second payment of it is returned.
    uniqueIndex('deposits_once').on(t.agencyId, t.purpose, t.subjectId, t.part).where(sql`${t.state} in ('held', 'used')`),
    index('deposits_subject').on(t.agencyId, t.purpose, t.subjectId),
    check('deposits_amount', sql`${t.amount} > 0`),
    ...closedLists(t),
  ],
)
