import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'

/** What is on its way to becoming orders: fifteen minutes, one idempotency key. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    agencyId: agencyId(),
    /** The member at the desk; null where a visitor of the storefront opened it. */
    createdBy: uuid('created_by').references(() => users.id),
    /** The storefront visitor it belongs to; null at the desk. */
    visitorId: uuid('visitor_id'),
    state: oneOf('state', ['open', 'paying', 'done', 'gone']).notNull().default('open'),
    idempotencyKey: text('idempotency_key').notNull(),
    reviewedAt: instant('reviewed_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('checkouts_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)

/** Travellers an agency books often, so that nobody types a passport twice. The search text holds names only. */
export const savedTravellers = pgTable(
  'saved_travellers',
  {
    id: id(),
    agencyId: agencyId(),
    /** Names in lower case. */
    searchText: text('search_text').notNull(),
    /** Name, date of birth, document and frequent-flyer numbers, encrypted. */
    cipher: text('cipher').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [index('saved_travellers_agency').on(t.agencyId, t.usedAt)],
)

export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same search again only moves up. */
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    search: jsonb('search').$type<SearchOf>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('recent_searches_once').on(t.agencyId, t.userId, t.product, t.fingerprint), ...closedLists(t)],
)
