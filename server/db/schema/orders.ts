import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import type { Reservation } from '#domain/orders/reservation.ts'
import { disclosureKinds } from '#domain/policies/disclosures.ts'
import type { ItineraryOf, OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { blockVector } from '../search-blocks.ts'
import { checkouts } from './checkouts.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, localTime, minor, tsvector } from './columns.ts'
import { customers } from './customers.ts'
import { users } from './identity.ts'
import { branches } from './team.ts'

/** A trip: orders that were bought together; an order sold alone has its own trip. */
export const trips = pgTable(
  'trips',
  {
    id: id(),
    agencyId: agencyId(),
    /** Sequential within the agency. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    customerId: uuid('customer_id').references(() => customers.id),
    /** Seller or buyer, as for an order: the member, or the storefront visitor. */
    createdBy: uuid('created_by').references(() => users.id),
    visitorId: uuid('visitor_id'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('trips_agency_number').on(t.agencyId, t.number), index('trips_customer').on(t.agencyId, t.customerId)],
)

/** The items of a checkout: each becomes an order. */
export const checkoutItems = pgTable(
  'checkout_items',
  {
    id: id(),
    agencyId: agencyId(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    position: integer('position').notNull(),
    /** The product, which determines the shape of `search` and `offer`. */
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    /** The search that the offer was chosen from, stored for half an hour; null if there is none. */
    searchId: uuid('search_id'),
    search: jsonb('search').$type<SearchOf>(),
    offer: jsonb('offer').$type<OfferOf>().notNull(),
    /** The price that the buyer accepted. */
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    /** A newer offer and price that wait for the buyer's decision. */
    pendingOffer: jsonb('pending_offer').$type<OfferOf>(),
    pendingWaterfall: jsonb('pending_waterfall').$type<PriceWaterfall>(),
    /** Seats and bags, at the supplier's prices; their lines are in `waterfall`. */
    extras: jsonb('extras').$type<ChosenAncillary[]>().notNull().default([]),
    /** Travellers or guests and contact, encrypted: they include passports. */
    peopleCipher: text('people_cipher'),
    /** Unsaved form values of travellers and contact, encrypted: an expired checkout loses nothing. */
    draftCipher: text('draft_cipher'),
    /** The supplier's reservation until payment; null for a product without reservations. */
    reservation: jsonb('reservation').$type<Reservation>(),
    /** The item that this one requires, of the same checkout or of another one: it is bought once that one has become an order. */
    dependsOn: uuid('depends_on').references((): AnyPgColumn => checkoutItems.id),
    /** The order below: this one is sold on top of it. */
    onOrder: uuid('on_order').references((): AnyPgColumn => orders.id),
    /** The order that this one replaces: it is cancelled once this one is issued. */
    replaces: uuid('replaces').references((): AnyPgColumn => orders.id),
  },
  (t) => [
    uniqueIndex('checkout_items_position').on(t.checkoutId, t.position),
    index('checkout_items_on_order').on(t.onOrder).where(sql`${t.onOrder} is not null`),
    ...closedLists(t),
  ],
)

/** The disclosure documents of a policy that were opened before it was bought. */
export const policyDisclosures = pgTable(
  'policy_disclosures',
  {
    id: id(),
    agencyId: agencyId(),
    /** The policy in its checkout. */
    itemId: uuid('item_id')
      .notNull()
      .references(() => checkoutItems.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', disclosureKinds).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The member; null for a storefront visitor, to whom the checkout belongs. */
    openedBy: uuid('opened_by').references(() => users.id),
  },
  (t) => [uniqueIndex('policy_disclosures_once').on(t.agencyId, t.itemId, t.kind), ...closedLists(t)],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    agencyId: agencyId(),
    /** Sequential within the agency; shown as SKY-1001. */
    number: integer('number').notNull(),
    /** The agency's prefix when the order was made. */
    numberPrefix: text('number_prefix').notNull(),
    tripId: uuid('trip_id')
      .notNull()
      .references(() => trips.id),
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    status: oneOf('status', orderStatuses).notNull(),
    title: text('title').notNull(),
    customer: text('customer').notNull(),
    travellerCount: integer('traveller_count').notNull(),
    supplier: text('supplier').notNull(),
    supplierOfferId: text('supplier_offer_id').notNull(),
    supplierOrderId: text('supplier_order_id'),
    bookingReference: text('booking_reference'),
    /** What was sold, by `product`: a journey, or a room at a property. */
    itinerary: jsonb('itinerary').$type<ItineraryOf>().notNull(),
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    extras: jsonb('extras').$type<ChosenAncillary[]>().notNull().default([]),
    currency: currency(),
    /** The amount charged: the waterfall's total and the fee of the payment that pays it, or of the latest requested payment. */
    total: minor('total').notNull(),
    margin: minor('margin').notNull(),
    /** Contact, encrypted; for a stay also the guests' requests. */
    contactCipher: text('contact_cipher').notNull(),
    /** The first departure, or check-in; null for a product without a date. */
    startsAt: instant('starts_at'),
    /** The last arrival, or check-out. */
    endsAt: instant('ends_at'),
    /** IANA time zone of the start. */
    zone: text('zone'),
    /** The local start, a column of its own for sorting and filters: row-level security uses an index of a column, not of an expression. */
    startsLocal: localTime('starts_local').generatedAlwaysAs(sql`starts_at at time zone "zone"`),
    payBy: instant('pay_by'),
    /** The deadline until which a held order keeps its price; null where the airline gives none or nothing is held. */
    priceUntil: instant('price_until'),
    /** The idempotency key of payments of a held order; replaced after a failed payment. */
    payKey: uuid('pay_key').notNull().defaultRandom(),
    /** The checkout item it was made of; null without a checkout. */
    checkoutItemId: uuid('checkout_item_id').references(() => checkoutItems.id),
    /** The version of the agency's terms that the customer accepted at the checkout; null where none were shown. */
    termsVersion: integer('terms_version'),
    /** The member who sold it; null where a customer bought it on the storefront. */
    createdBy: uuid('created_by').references(() => users.id),
    /** The delegate who sold it for that member; null where the member sold it. */
    bookedBy: uuid('booked_by').references(() => users.id),
    /** The branch of that member when the order was made; a later move of the member does not change it. Null for none, and on the storefront. */
    branchId: uuid('branch_id').references(() => branches.id),
    /** The storefront visitor who bought it: may open it again in the same browser. */
    visitorId: uuid('visitor_id'),
    /** The customer whose order it is: may open it after signing in by a mailed code. */
    customerId: uuid('customer_id').references(() => customers.id),
    createdAt: createdAt(),
    /** When it was paid, or booked to be paid at the property; null before. */
    soldAt: instant('sold_at'),
    statusAt: instant('status_at').notNull().defaultNow(),
    /** Number, locators, names and ticket numbers, in lower case. */
    searchText: text('search_text').notNull().default(''),
    searchVector: tsvector('search_vector').generatedAlwaysAs(blockVector('number')),
  },
  (t) => [
    uniqueIndex('orders_agency_number').on(t.agencyId, t.number),
    uniqueIndex('orders_checkout_item').on(t.checkoutItemId),
    index('orders_agency_status').on(t.agencyId, t.status, t.number),
    index('orders_agency_product').on(t.agencyId, t.product, t.number),
    index('orders_agency_total').on(t.agencyId, t.total, t.number),
    index('orders_agency_starts').on(t.agencyId, t.startsLocal, t.number),
    index('orders_agency_sold').on(t.agencyId, t.soldAt),
    index('orders_agency_created').on(t.agencyId, t.createdAt),
    index('orders_agency_seller').on(t.agencyId, t.createdBy, t.number),
    index('orders_agency_delegate').on(t.agencyId, t.bookedBy).where(sql`${t.bookedBy} is not null`),
    index('orders_agency_branch').on(t.agencyId, t.branchId, t.number),
    index('orders_trip').on(t.tripId),
    index('orders_customer').on(t.agencyId, t.customerId, t.number),
    index('orders_search').using('gin', t.searchVector),
    check('orders_start_has_zone', sql`(${t.startsAt} is null) = (${t.zone} is null)`),
    ...closedLists(t),
  ],
)

export type Order = typeof orders.$inferSelect

/** The history of an order, in sequence: each status change and each message from a supplier or a person. Append only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    event: text('event').notNull(),
    fromStatus: oneOf('from_status', orderStatuses),
    toStatus: oneOf('to_status', orderStatuses),
    actor: text('actor').notNull(),
    note: text('note'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.seq), ...closedLists(t)],
)

/** One row for each supplier call that books, holds or pays: written before the call, settled after it. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: oneOf('kind', ['book', 'hold', 'pay', 'cancel', 'change', 'schedule']).notNull().default('book'),
    state: oneOf('state', ['calling', 'booked', 'refused', 'unknown']).notNull(),
    message: text('message'),
    startedAt: instant('started_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [index('fulfilments_order').on(t.orderId), ...closedLists(t)],
)

export const counters = pgTable(
  'counters',
  { agencyId: agencyId(), kind: text('kind').notNull(), value: integer('value').notNull() },
  (t) => [uniqueIndex('counters_agency_kind').on(t.agencyId, t.kind)],
)
