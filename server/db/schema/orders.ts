import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import type { Reservation } from '#domain/orders/reservation.ts'
import type { ItineraryOf, OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import { blockVector } from '../search-blocks.ts'
import { checkouts } from './checkouts.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, localTime, minor, tsvector } from './columns.ts'
import { users } from './identity.ts'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('customers_agency_email').on(t.agencyId, t.email)],
)

/** Orders that were bought together; one that was sold alone has a trip of its own. */
export const trips = pgTable(
  'trips',
  {
    id: id(),
    agencyId: agencyId(),
    /** Counts up within the agency. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    customerId: uuid('customer_id').references(() => customers.id),
    /** As of an order: the member who sold it, or the visitor of the storefront. */
    createdBy: uuid('created_by').references(() => users.id),
    visitorId: uuid('visitor_id'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('trips_agency_number').on(t.agencyId, t.number), index('trips_customer').on(t.agencyId, t.customerId)],
)

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
    /** What is kept for it until it is paid; null of a product that reserves nothing. */
    reservation: jsonb('reservation').$type<Reservation>(),
    /** The item of the same checkout without which this one is not sold. */
    dependsOn: uuid('depends_on').references((): AnyPgColumn => checkoutItems.id),
    /** The order that this one is sold on top of. */
    onOrder: uuid('on_order').references((): AnyPgColumn => orders.id),
    /** The order that this one takes the place of: it is cancelled once this one is issued. */
    replaces: uuid('replaces').references((): AnyPgColumn => orders.id),
  },
  (t) => [
    uniqueIndex('checkout_items_position').on(t.checkoutId, t.position),
    index('checkout_items_on_order').on(t.onOrder).where(sql`${t.onOrder} is not null`),
    ...closedLists(t),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    agencyId: agencyId(),
    /** Counts up within the agency; shown as SKY-1001. */
    number: integer('number').notNull(),
    /** The agency's when the order was made. */
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
    /** What it charges: the waterfall's total and the fee of the payment that pays it, or of the last one asked for. */
    total: minor('total').notNull(),
    margin: minor('margin').notNull(),
    /** Contact, encrypted; of a stay also what the guests ask for. */
    contactCipher: text('contact_cipher').notNull(),
    /** The first departure, or check-in; null for what has no day. */
    startsAt: instant('starts_at'),
    /** The last arrival, or check-out. */
    endsAt: instant('ends_at'),
    /** IANA name of the clocks at the start. */
    zone: text('zone'),
    /** What they show then: lists are sorted and narrowed by it. Row-level security uses an index of a column, not of an expression. */
    startsLocal: localTime('starts_local').generatedAlwaysAs(sql`starts_at at time zone "zone"`),
    payBy: instant('pay_by'),
    /** Until when a held order keeps its price; null where the airline does not say or nothing is held. */
    priceUntil: instant('price_until'),
    /** The key that payments of a held order carry; a payment that failed brings a new one. */
    payKey: uuid('pay_key').notNull().defaultRandom(),
    /** What of a checkout it was made of; null for one that no checkout sold. */
    checkoutItemId: uuid('checkout_item_id').references(() => checkoutItems.id),
    /** The member who sold it; null where a customer bought it on the storefront. */
    createdBy: uuid('created_by').references(() => users.id),
    /** The storefront visitor who bought it: may see it again from the same browser. */
    visitorId: uuid('visitor_id'),
    /** The customer whose order it is: may see it after signing in by a mailed code. */
    customerId: uuid('customer_id').references(() => customers.id),
    createdAt: createdAt(),
    /** When it was paid, or booked to be paid at the property; null while it is neither. */
    soldAt: instant('sold_at'),
    statusAt: instant('status_at').notNull().defaultNow(),
    /** Number, locators, names and ticket numbers, in lower case. */
    searchText: text('search_text').notNull().default(''),
    searchVector: tsvector('search_vector').generatedAlwaysAs(blockVector),
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
    index('orders_trip').on(t.tripId),
    index('orders_customer').on(t.agencyId, t.customerId, t.number),
    index('orders_search').using('gin', t.searchVector),
    check('orders_start_has_zone', sql`(${t.startsAt} is null) = (${t.zone} is null)`),
    ...closedLists(t),
  ],
)

export type Order = typeof orders.$inferSelect

/** Everything that happened to an order, in order: each status change, each message from a supplier or a person. Append only. */
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

/** One row for each call that books, holds or pays at a supplier: written before the call, settled after it. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: oneOf('kind', ['book', 'hold', 'pay', 'cancel']).notNull().default('book'),
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
