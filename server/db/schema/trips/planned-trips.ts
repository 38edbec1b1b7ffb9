import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, currency, id, instant } from '../columns.ts'
import { customers } from '../customers.ts'
import { users } from '../identity.ts'

/** A trip that is planned: items of any product that are bought together later. It belongs to a member, or to a visitor of the storefront. */
export const plannedTrips = pgTable(
  'planned_trips',
  {
    id: id(),
    agencyId: agencyId(),
    /** The member who planned it; null for a visitor. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'cascade' }),
    /** The visitor who planned it; null for a member. */
    visitorId: uuid('visitor_id'),
    /** The customer who was signed in: finds it on every device. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Whether every member of the agency who sells may see and change it. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Of all prices. */
    currency: currency(),
    createdAt: createdAt(),
    /** The last change of it or its items: the newest is the one to which items are added. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('planned_trips_member').on(t.agencyId, t.createdBy, t.updatedAt),
    index('planned_trips_visitor').on(t.agencyId, t.visitorId),
    index('planned_trips_customer').on(t.agencyId, t.customerId),
  ],
)

/** A chosen offer of a planned trip, as a checkout stores it. */
export const plannedItems = pgTable(
  'planned_items',
  {
    id: id(),
    agencyId: agencyId(),
    tripId: uuid('trip_id')
      .notNull()
      .references(() => plannedTrips.id, { onDelete: 'cascade' }),
    /** The product, which determines the shape of `search` and `offer`. */
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    /** Null if nothing was searched for. */
    search: jsonb('search').$type<SearchOf>(),
    offer: jsonb('offer').$type<OfferOf>().notNull(),
    /** The price when it was added or last checked. */
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    addedAt: instant('added_at').notNull(),
    /** When the supplier was last asked for the price. */
    pricedAt: instant('priced_at').notNull(),
  },
  (t) => [index('planned_items_trip').on(t.tripId), ...closedLists(t)],
)
