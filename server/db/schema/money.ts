import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#contract/order-query.ts'
import { paymentMethods } from '#contract/payments.ts'
import { type Account, accounts, movementKinds } from '#domain/ledger.ts'
import { paymentStatuses } from '#domain/payment-status.ts'
import type { TransferTo } from '#domain/transfer.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor, tsvector } from './columns.ts'
import { orders } from './orders.ts'

const accountNames = Object.keys(accounts) as Account[]

export const markupRules = pgTable(
  'markup_rules',
  {
    id: id(),
    agencyId: agencyId(),
    product: oneOf('product', products).notNull(),
    name: text('name').notNull(),
    kind: oneOf('kind', ['percent', 'fixed']).notNull(),
    /** Hundredths of a percent, or minor units. */
    value: integer('value').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('markup_rules_agency').on(t.agencyId, t.product), ...closedLists(t)],
)

export const dealCodes = pgTable(
  'deal_codes',
  {
    id: id(),
    agencyId: agencyId(),
    code: text('code').notNull(),
    kind: oneOf('kind', ['percent', 'fixed']).notNull(),
    value: integer('value').notNull(),
    endsAt: instant('ends_at'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('deal_codes_agency_code').on(t.agencyId, t.code), ...closedLists(t)],
)

/**
 * A movement's header. Its entries add up to zero, and those of a reversal are exactly what it reverses with the other sign: the database
 * refuses anything else at commit.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    kind: oneOf('kind', movementKinds).notNull(),
    /** What makes it unique within its kind: a payment's or an order's id. The same movement is never posted twice. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The movement that this one takes back; none is taken back twice, and no reversal at all. */
    reverses: uuid('reverses').references((): AnyPgColumn => ledgerMovements.id),
    at: instant('at').notNull(),
    /** Codes are found by their parts. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`to_tsvector('simple', translate(title || ' ' || reference, '-/', '  '))`,
    ),
  },
  (t) => [
    uniqueIndex('ledger_movements_once').on(t.agencyId, t.kind, t.reference),
    uniqueIndex('ledger_movements_reversed_once').on(t.reverses).where(sql`${t.reverses} is not null`),
    index('ledger_movements_order').on(t.orderId),
    index('ledger_movements_search').using('gin', t.searchVector),
    ...closedLists(t),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    agencyId: agencyId(),
    movementId: uuid('movement_id')
      .notNull()
      .references(() => ledgerMovements.id),
    account: oneOf('account', accountNames).notNull(),
    currency: currency(),
    amount: minor('amount').notNull(),
    /** The account's balance after this entry. */
    balance: minor('balance').notNull(),
  },
  (t) => [
    index('ledger_entries_movement').on(t.movementId),
    index('ledger_entries_account').on(t.agencyId, t.account, t.currency, t.id),
    ...closedLists(t),
  ],
)

/** The sum of an account's entries, kept in the same statement that writes them. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    agencyId: agencyId(),
    account: oneOf('account', accountNames).notNull(),
    currency: currency(),
    balance: minor('balance').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.account, t.currency] }), ...closedLists(t)],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    agencyId: agencyId(),
    /** What it pays: an order, or the wallet when there is none. */
    orderId: uuid('order_id').references(() => orders.id),
    method: oneOf('method', paymentMethods).notNull(),
    status: oneOf('status', paymentStatuses).notNull(),
    /** Ours, unique at the gateway. */
    reference: text('reference').notNull().unique(),
    currency: currency(),
    /** What is charged, the fee included. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull().default(0),
    /** The part of `amount` that went back when what it paid was cancelled; a payment that goes back whole says so by its status. */
    returned: minor('returned').notNull().default(0),
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
    index('payments_order').on(t.orderId),
    index('payments_agency_key').on(t.agencyId, t.idempotencyKey),
    ...closedLists(t),
    index('payments_reversing').on(t.agencyId).where(sql`${t.status} = 'reversing'`),
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

/** The last rates known, in units of the base for one unit of the quote. Global. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    rate: numeric('rate').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.base, t.quote] })],
)

export const mails = pgTable(
  'mails',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    template: text('template').notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<{ name: string; type: string; base64: string }[]>().notNull().default([]),
    status: oneOf('status', ['queued', 'stored', 'sent', 'failed']).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The same mail for the same cause is written once. */
    dedupeKey: text('dedupe_key').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.agencyId, t.dedupeKey),
    index('mails_order').on(t.orderId),
    index('mails_agency').on(t.agencyId, t.seq),
    ...closedLists(t),
  ],
)
