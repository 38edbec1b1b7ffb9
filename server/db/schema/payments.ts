import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#contract/payments.ts'
import { paymentStatuses } from '#domain/money/payment-status.ts'
import type { TransferTo } from '#domain/money/transfer.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from './columns.ts'
import { orders } from './orders.ts'

/** Money that a wallet or a payer gave, whatever it pays. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    agencyId: agencyId(),
    method: oneOf('method', paymentMethods).notNull(),
    status: oneOf('status', paymentStatuses).notNull(),
    /** Ours, unique at the gateway. */
    reference: text('reference').notNull().unique(),
    currency: currency(),
    /** What is charged, the fee included. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull().default(0),
    /** What of it pays no order, although the rest does, and went back. */
    excessReturned: minor('excess_returned').notNull().default(0),
    message: text('message'),
    redirectUrl: text('redirect_url'),
    /** Where a bank transfer goes; null for other methods and until the gateway gave it. */
    transfer: jsonb('transfer').$type<TransferTo>(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The member who paid; null for a customer on the storefront. */
    createdBy: uuid('created_by'),
    /** The node that asks the gateway for it; null for a payment that no gateway is asked for. */
    node: integer('node'),
    createdAt: createdAt(),
    /** When the money arrived, or it was clear that none comes. */
    settledAt: instant('settled_at'),
    /** When money of it went back. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    check('payments_excess', sql`${t.excessReturned} between 0 and ${t.amount} - ${t.fee}`),
    index('payments_agency_key').on(t.agencyId, t.idempotencyKey),
    ...closedLists(t),
    index('payments_reversing').on(t.agencyId).where(sql`${t.status} = 'reversing'`),
  ],
)

/** What a payment pays of each order. A top-up pays none; what was asked for an order and is not needed any more pays nothing of it. */
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
    /** Of the order's price. */
    amount: minor('amount').notNull(),
    /** What of the payment's fee the order charges. Of several payments that were asked for one order, one alone has any. */
    fee: minor('fee').notNull(),
    /** What of both went back when the order was cancelled; a payment that goes back whole says so by its status. What of it pays no order is `excessReturned`. */
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

/** Whose a reference is that a gateway or supplier names in a webhook. Read before the tenant is known; holds ids only. */
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

/** The provider of the references that name whose a picture is. */
export const pictureOwner = 'image'

/** Every webhook that arrived with a good signature, once. */
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

/** What a call that spends money answered, so that the same key answers the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    agencyId: agencyId(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is under way. */
    response: jsonb('response'),
    /** The node on which the call is under way, or was. */
    node: integer('node'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.key] })],
)
