import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { protectionChoices } from '#domain/policies/choices.ts'
import type { SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'

/** A purchase before its orders exist: valid for fifteen minutes, with one idempotency key. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    agencyId: agencyId(),
    /** The member who opened it; null where a storefront visitor did. */
    createdBy: uuid('created_by').references(() => users.id),
    /** The colleague for whom that member sells, as a delegate; the order belongs to the colleague. */
    soldFor: uuid('sold_for').references(() => users.id),
    /** The storefront visitor it belongs to; null for a member's. */
    visitorId: uuid('visitor_id'),
    state: oneOf('state', ['open', 'paying', 'done', 'gone']).notNull().default('open'),
    idempotencyKey: text('idempotency_key').notNull(),
    reviewedAt: instant('reviewed_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('checkouts_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)

/** Travellers that an agency saved to reuse in bookings. The search text contains names only. */
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

/** What was decided about protection in the checkout of a booking, each time with who and when; the latest row counts. */
export const policyChoices = pgTable(
  'policy_choices',
  {
    id: id(),
    agencyId: agencyId(),
    /** The checkout of the booking. */
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    choice: oneOf('choice', protectionChoices).notNull(),
    /** The checkout of the chosen policy; null where none was chosen. */
    policyCheckoutId: uuid('policy_checkout_id').references(() => checkouts.id),
    /** It is paid from the wallet without another click if the booking was: a member chose it, within the limit of their role. */
    paysFromWallet: boolean('pays_from_wallet').notNull().default(false),
    chosenAt: instant('chosen_at').notNull(),
    /** The member; null for a storefront visitor, to whom the checkout belongs. */
    chosenBy: uuid('chosen_by').references(() => users.id),
  },
  (t) => [index('policy_choices_checkout').on(t.agencyId, t.checkoutId, t.chosenAt), ...closedLists(t)],
)
