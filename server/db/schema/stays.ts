import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { titles } from '#domain/flights/traveller-rules.ts'
import type { Money } from '#domain/money.ts'
import { Guest } from '#domain/stays/guest.ts'
import type { StayListing } from '#domain/stays/property.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'
import { orders } from './orders.ts'

/** Who stays, by room. */
export const orderGuests = pgTable(
  'order_guests',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    room: integer('room').notNull(),
    type: oneOf('type', Guest.shape.type.options).notNull(),
    /** A child's, on the day of arrival. */
    age: integer('age'),
    title: oneOf('title', titles),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
  },
  (t) => [index('order_guests_order').on(t.orderId, t.position), ...closedLists(t)],
)

/** The same refundable room at a lower price, in the order's currency. */
export interface CheaperStay {
  total: Money
  saving: Money
  /** ISO instant. */
  seenAt: string
}

/** What is known of a stay after booking: from its supplier, and from watching its price. */
export const stayDetails = pgTable(
  'stay_details',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    agencyId: agencyId(),
    propertyPhone: text('property_phone'),
    propertyEmail: text('property_email'),
    /** What the same room costs since it fell in price; null while it has not, or no longer does. */
    cheaper: jsonb('cheaper').$type<CheaperStay>(),
  },
  (t) => [index('stay_details_agency').on(t.agencyId)],
)

/** Two listings that may be one house, in the order of their keys `<supplier>.<listing>`; decided ones steer every search. */
export const stayMatches = pgTable(
  'stay_matches',
  {
    id: id(),
    agencyId: agencyId(),
    leftKey: text('left_key').notNull(),
    rightKey: text('right_key').notNull(),
    /** 0 to 1. */
    score: real('score').notNull(),
    state: oneOf('state', ['open', 'same', 'different']).notNull().default('open'),
    /** What each side said when the pair was last seen. */
    sides: jsonb('sides').$type<[StayListing, StayListing]>().notNull(),
    decidedBy: text('decided_by'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stay_matches_pair').on(t.agencyId, t.leftKey, t.rightKey),
    index('stay_matches_state').on(t.agencyId, t.state, t.score),
    ...closedLists(t),
  ],
)
