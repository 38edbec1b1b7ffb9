import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import { products } from '#domain/products.ts'
import type { QuoteContent, QuotePart } from '#domain/quotes/quote-content.ts'
import { quoteEventKinds } from '#domain/quotes/quote-events.ts'
import { lossReasonNames, quoteStatuses } from '#domain/quotes/quote-status.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from './columns.ts'
import { customers } from './customers.ts'
import { users } from './identity.ts'

/** Quotes. `content` is what members work on; customers see the version that was sent last. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    agencyId: agencyId(),
    /** Counts up within the agency. */
    number: integer('number').notNull(),
    status: oneOf('status', quoteStatuses).notNull().default('draft'),
    title: text('title').notNull(),
    content: jsonb('content').$type<QuoteContent>().notNull(),
    /** The lowest price of an option, for lists. */
    amount: minor('amount').notNull().default(0),
    currency: currency(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The recipient; e-mail and phone may be empty. */
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull().default(''),
    customerPhone: text('customer_phone').notNull().default(''),
    /** The version that was sent last; 0 before. */
    version: integer('version').notNull().default(0),
    /** The secret of its link: its hash finds the row, the encrypted text is shown to members. Null before it is shared. */
    linkHash: text('link_hash'),
    linkCipher: text('link_cipher'),
    /** The last minute in which it can be accepted; null before it is sent. */
    expiresAt: instant('expires_at'),
    sentAt: instant('sent_at'),
    firstViewedAt: instant('first_viewed_at'),
    lastViewedAt: instant('last_viewed_at'),
    views: integer('views').notNull().default(0),
    /** The days before the last day on which the customer is reminded. */
    remindDays: integer('remind_days').array().notNull().default([]),
    /** The last reminder to the customer of the version; null before. */
    remindedAt: instant('reminded_at'),
    answeredAt: instant('answered_at'),
    /** What was accepted: the version, the option and the ticked optional items. */
    acceptedVersion: integer('accepted_version'),
    acceptedOption: uuid('accepted_option'),
    acceptedItems: uuid('accepted_items').array().notNull().default([]),
    acceptedAmount: minor('accepted_amount'),
    /** The choices of what was accepted: it is booked once each of them has an order. */
    acceptedChoices: uuid('accepted_choices').array().notNull().default([]),
    /** When a member recorded that what was accepted is booked outside, and where; null before. */
    bookedOutsideAt: instant('booked_outside_at'),
    bookedOutsideNote: text('booked_outside_note').notNull().default(''),
    /** The typed name and the network address of the acceptance, encrypted. */
    signatureCipher: text('signature_cipher'),
    lossReason: oneOf('loss_reason', lossReasonNames),
    lossNote: text('loss_note').notNull().default(''),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('quotes_number').on(t.agencyId, t.number),
    uniqueIndex('quotes_link').on(t.agencyId, t.linkHash),
    index('quotes_changed').on(t.agencyId, t.changedAt, t.id),
    index('quotes_customer').on(t.agencyId, t.customerId),
    index('quotes_open').on(t.agencyId, t.expiresAt).where(sql`${t.status} in ('sent', 'viewed')`),
    check('quotes_accepted', sql`(${t.status} = 'accepted') = (${t.acceptedVersion} is not null)`),
    check('quotes_booked_outside', sql`${t.bookedOutsideAt} is null or ${t.status} = 'accepted'`),
    ...closedLists(t),
  ],
)

/** Every version that was sent. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: id(),
    agencyId: agencyId(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<QuoteContent>().notNull(),
    /** What differs from the version before, a sentence each. */
    changes: text('changes').array().notNull().default([]),
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [uniqueIndex('quote_versions_number').on(t.quoteId, t.number)],
)

/** The history of a quote and its comments. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: id(),
    agencyId: agencyId(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', quoteEventKinds).notNull(),
    author: text('author').notNull(),
    isCustomer: boolean('is_customer').notNull().default(false),
    /** Of a comment, a reason or a signature; may be empty. */
    text: text('text').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('quote_events_quote').on(t.quoteId, t.at), ...closedLists(t)],
)

/** A choice at a supplier that an item of a quote sells, as it was found, and as its last check found it. */
export const quoteChoices = pgTable(
  'quote_choices',
  {
    id: id(),
    agencyId: agencyId(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    product: oneOf('product', products).$type<SoldProduct>().notNull(),
    search: jsonb('search').$type<SearchOf>(),
    offer: jsonb('offer').$type<OfferOf>().notNull(),
    waterfall: jsonb('waterfall').$type<PriceWaterfall>().notNull(),
    createdAt: createdAt(),
    checkedAt: instant('checked_at'),
    /** What the last check found; null before it, and where the choice was gone. */
    nowOffer: jsonb('now_offer').$type<OfferOf>(),
    nowWaterfall: jsonb('now_waterfall').$type<PriceWaterfall>(),
    /** The checkout in which it is booked; null before. */
    checkoutId: uuid('checkout_id'),
  },
  (t) => [index('quote_choices_quote').on(t.quoteId), ...closedLists(t)],
)

/** Parts that the agency uses in many quotes, by a name. */
export const quoteLibrary = pgTable(
  'quote_library',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    /** A typed item or a text; of an item of a search only its words. */
    part: jsonb('part').$type<QuotePart>().notNull(),
    currency: currency(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('quote_library_name').on(t.agencyId, t.name)],
)
