import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Money } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { type ServiceLine, serviceKinds, serviceStates } from '#domain/orders/service-requests.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from './columns.ts'
import { orders } from './orders.ts'

/** Requests about an order after its sale: a cancellation, a change, a refund. Written before the supplier call, settled after it. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: oneOf('kind', serviceKinds).notNull(),
    state: oneOf('state', serviceStates).notNull(),
    /** The order's status at the time of the request: a refused request restores it. */
    statusBefore: oneOf('status_before', orderStatuses).notNull(),
    currency: currency(),
    /** Of the order's price, the amount retained; the amount refunded to the payer; the amount that the payer pays in addition. */
    penalty: minor('penalty').notNull().default(0),
    refund: minor('refund').notNull().default(0),
    charge: minor('charge').notNull().default(0),
    /** The lines of the quote, as it was shown. */
    lines: jsonb('lines').$type<ServiceLine[]>().notNull().default([]),
    /** The supplier's own quote, by which it is confirmed; null where the price follows from the booking's terms. */
    supplierQuote: jsonb('supplier_quote'),
    /** Until when the quote can be confirmed; null where the booking's terms define it. */
    quoteUntil: instant('quote_until'),
    /** Of a change that its customer pays first: what was asked for, encrypted, and the order's content then. */
    wantedCipher: text('wanted_cipher'),
    itineraryBefore: jsonb('itinerary_before'),
    /** Why a paid change was not made, for its customer: a sentence. */
    reason: text('reason'),
    /** The order's content after the request is done; null where it does not change. */
    itineraryAfter: jsonb('itinerary_after'),
    /** The order's price after the request is done; null where it does not change. */
    waterfallAfter: jsonb('waterfall_after').$type<PriceWaterfall>(),
    /** The order's people and contact after the request is done, encrypted; null where they do not change. */
    peopleCipher: text('people_cipher'),
    /** The amount that the supplier refunded, in its own currency; null until it responded. */
    supplierRefund: jsonb('supplier_refund').$type<Money>(),
    idempotencyKey: text('idempotency_key').notNull(),
    askedBy: text('asked_by').notNull(),
    createdAt: createdAt(),
    /** When the supplier responded. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('service_requests_key').on(t.orderId, t.idempotencyKey),
    uniqueIndex('service_requests_at_supplier').on(t.orderId).where(sql`${t.state} = 'confirmed'`),
    index('service_requests_order').on(t.orderId, t.createdAt),
    ...closedLists(t),
  ],
)
