import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import type { OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
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

/** What is kept for a checkout at a supplier, or of the agency's own capacity, until it is paid or its time is up. */
export interface Reservation {
  supplier: string
  /** The supplier's. */
  id: string
  /** ISO instant. */
  until: string
}

/** What one checkout sells: each item becomes an order of its own. */
export const checkoutItems = pgTable(
  'checkout_items',
  {
    id: id(),
    agencyId: agencyId(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    position: integer('position').notNull(),
    /** Says of what kind `search` and `offer` are. */
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    /** The search whose results it was chosen from, kept for half an hour; null where it came from none. */
    searchId: uuid('search_id'),
    search: jsonb('search').$type<SearchOf>(),
    offer: jsonb('offer').$type<OfferOf>().notNull(),
    /** The price the person has accepted. */
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    /** A newer offer and price that wait for a yes or no. */
    pendingOffer: jsonb('pending_offer').$type<OfferOf>(),
    pendingWaterfall: jsonb('pending_waterfall').$type<PriceWaterfall>(),
    /** Seats and bags, at the supplier's prices; their lines stand in `waterfall`. */
    extras: jsonb('extras').$type<ChosenAncillary[]>().notNull().default([]),
    /** Travellers or guests and contact, encrypted: they hold passports. */
    peopleCipher: text('people_cipher'),
    /** What was typed of travellers and contact but not saved yet, encrypted: the end of the time loses nothing. */
    draftCipher: text('draft_cipher'),
    reservation: jsonb('reservation').$type<Reservation>(),
    /** The item of the same checkout without which this one is not sold. */
    dependsOn: uuid('depends_on').references((): AnyPgColumn => checkoutItems.id),
    /** The order that this one is sold on top of. */
    onOrder: uuid('on_order'),
    /** The order that this one takes the place of: it is cancelled once this one is issued. */
    replaces: uuid('replaces'),
  },
  (t) => [uniqueIndex('checkout_items_position').on(t.checkoutId, t.position), ...closedLists(t)],
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
    product: oneOf('product', products).$type<SoldProduct>().notNull().default('flight'),
    fingerprint: text('fingerprint').notNull(),
    search: jsonb('search').$type<SearchOf>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('recent_searches_once').on(t.agencyId, t.userId, t.product, t.fingerprint), ...closedLists(t)],
)
