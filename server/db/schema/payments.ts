import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#contract/payments.ts'
import { paymentStatuses } from '#domain/money/payment-status.ts'
import type { TransferTo } from '#domain/money/transfer.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from './columns.ts'
import { orders } from './orders.ts'

/** Payments from wallets and payers, for any purpose. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    agencyId: agencyId(),
    method: oneOf('method', paymentMethods).notNull(),
    status: oneOf('status', paymentStatuses).notNull(),
    /** Our reference, unique at the gateway. */
    reference: text('reference').notNull().unique(),
    currency: currency(),
    /** The amount charged, including the fee. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull().default(0),
    /** The part that pays no order although the rest does, and was refunded. */
    excessReturned: minor('excess_returned').notNull().default(0),
    message: text('message'),
    redirectUrl: text('redirect_url'),
    /** The account for a bank transfer; null for other methods and until the gateway has created it. */
    transfer: jsonb('transfer').$type<TransferTo>(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The payment at the gateway that pays several orders, of which this is the part for one; null for any other. */
    partOf: uuid('part_of').references((): AnyPgColumn => payments.id),
    /** The member who paid; null for a customer on the storefront. */
    createdBy: uuid('created_by'),
    /** The node that calls the gateway for it; null for a payment without a gateway. */
    node: integer('node'),
    createdAt: createdAt(),
    /** When the payment succeeded or failed for good. */
    settledAt: instant('settled_at'),
    /** When part of it was refunded. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    check('payments_excess', sql`${t.excessReturned} between 0 and ${t.amount} - ${t.fee}`),
    index('payments_agency_key').on(t.agencyId, t.idempotencyKey),
    ...closedLists(t),
    index('payments_part_of').on(t.partOf).where(sql`${t.partOf} is not null`),
    index('payments_reversing').on(t.agencyId).where(sql`${t.status} = 'reversing'`),
  ],
)

/** The part of a payment for each order. A top-up has none; a payment that an order no longer needs has an amount of zero for it. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    id: id(),
    agencyId: agencyId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Share of the order's price. */
    amount: minor('amount').notNull(),
    /** Share of the payment's fee that the order charges. Of several payments requested for one order, only one has a fee. */
    fee: minor('fee').notNull(),
    /**
     * Share of both that was refunded when the order was cancelled; a payment refunded in full has a status for it. The part that pays no order is
     * `excessReturned`.
     */
    returned: minor('returned').notNull().default(0),
  },
  (t) => [
    uniqueIndex('payment_allocations_once').on(t.paymentId, t.orderId),
    index('payment_allocations_order').on(t.orderId),
    check(
      'payment_allocations_covered',
      sql`${t.amount} >= 0 and ${t.fee} >= 0 and ${t.returned} between 0 and ${t.amount} + ${t.fee}`,
    ),
  ],
)

/** The agency of a reference that a gateway or supplier names in a webhook. Read before the tenant is known; contains ids only. */
export const externalReferences = pgTable(
  'external_references',
  {
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    agencyId: uuid('agency_id').notNull(),
    orderId: uuid('order_id'),
    paymentId: uuid('payment_id'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.reference] })],
)

/** The provider name for references that map a picture to its agency. */
export const pictureOwner = 'image'

/** Every webhook with a valid signature, once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    appliedAt: instant('applied_at'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
)

/** The result of a call that spends money, returned again for the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    agencyId: agencyId(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is running. */
    response: jsonb('response'),
    /** The node that runs or ran the call. */
    node: integer('node'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.key] })],
)
