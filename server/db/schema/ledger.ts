import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Account, accounts, movementKinds } from '#domain/money/ledger.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, currency, id, instant, minor, tsvector } from './columns.ts'
import { orders } from './orders.ts'

const accountNames = Object.keys(accounts) as Account[]

/**
 * The header of a posting. Its entries sum to zero, and those of a reversal are the negated entries of the reversed posting: the database refuses
 * anything else at commit.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    kind: oneOf('kind', movementKinds).notNull(),
    /** Unique within its kind: a payment's or an order's id. A posting is never repeated. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The posting that this one reverses; none is reversed twice, and no reversal is reversed. */
    reverses: uuid('reverses').references((): AnyPgColumn => ledgerMovements.id),
    at: instant('at').notNull(),
    /** Account codes are searched by their parts. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`to_tsvector('simple', translate(title || ' ' || reference, '-/', '  '))`,
    ),
  },
  (t) => [
    uniqueIndex('ledger_movements_once').on(t.agencyId, t.kind, t.reference),
    uniqueIndex('ledger_movements_reversed_once').on(t.reverses).where(sql`${t.reverses} is not null`),
    index('ledger_movements_order').on(t.orderId),
    index('ledger_movements_at').on(t.agencyId, t.at),
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

/** The sum of an account's entries, updated by the statement that writes them. */
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
