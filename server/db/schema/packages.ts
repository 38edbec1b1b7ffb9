import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { type PackageContent, packageStatuses } from '#domain/packages/package-content.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'
import type { PackagePrice } from '#domain/packages/package-price.ts'
import type { OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { checkouts } from './checkouts.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from './columns.ts'

/** Packages of the agency: items of any product at one price. A save that is based on an older revision is refused. */
export const packages = pgTable(
  'packages',
  {
    id: id(),
    agencyId: agencyId(),
    /** The last part of its address on the storefront. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    status: oneOf('status', packageStatuses).notNull().default('draft'),
    content: jsonb('content').$type<PackageContent>().notNull(),
    price: jsonb('price').$type<PackagePrice>().notNull(),
    /** Of all its amounts. */
    currency: currency(),
    /** The fewest people of a booking. */
    minPeople: integer('min_people').notNull().default(1),
    revision: integer('revision').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('packages_slug').on(t.agencyId, t.slug),
    index('packages_changed').on(t.agencyId, t.changedAt),
    ...closedLists(t),
  ],
)

/** A chosen offer of a package, as a checkout stores it: it is found again on the days of a departure. */
export const packageItems = pgTable(
  'package_items',
  {
    id: id(),
    agencyId: agencyId(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** The product, which determines the shape of `search` and `offer`. */
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    search: jsonb('search').$type<SearchOf>(),
    offer: jsonb('offer').$type<OfferOf>().notNull(),
    /** The price when it was chosen. */
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [index('package_items_package').on(t.agencyId, t.packageId), ...closedLists(t)],
)

/** A first day on which a package is sold, with its allotment. */
export const packageDepartures = pgTable(
  'package_departures',
  {
    id: id(),
    agencyId: agencyId(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** The most people, of all bookings. */
    places: integer('places').notNull(),
    /** Prices of its own, in minor units of the package's currency; null where those of the package hold. */
    perAdult: minor('per_adult'),
    perChild: minor('per_child'),
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (t) => [
    uniqueIndex('package_departures_day').on(t.agencyId, t.packageId, t.day),
    check('package_departures_places', sql`${t.places} > 0`),
  ],
)

/** `held` while its checkout is open, until `heldUntil`; `booked` from the payment on; `released` has no places. */
export const packageBookingStates = ['held', 'booked', 'released'] as const

/** The places of a departure that a buyer has. */
export const packageBookings = pgTable(
  'package_bookings',
  {
    id: id(),
    agencyId: agencyId(),
    departureId: uuid('departure_id')
      .notNull()
      .references(() => packageDepartures.id),
    /** Null until the suppliers have answered. */
    checkoutId: uuid('checkout_id').references(() => checkouts.id),
    party: jsonb('party').$type<PackageParty>().notNull(),
    people: integer('people').notNull(),
    state: oneOf('state', packageBookingStates).notNull().default('held'),
    heldUntil: instant('held_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('package_bookings_departure').on(t.agencyId, t.departureId),
    uniqueIndex('package_bookings_checkout').on(t.agencyId, t.checkoutId),
    check('package_bookings_people', sql`${t.people} > 0`),
    ...closedLists(t),
  ],
)
