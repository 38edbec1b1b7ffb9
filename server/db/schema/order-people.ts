import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PassengerType } from '#domain/flights/offer.ts'
import { type Loyalty, Traveller } from '#domain/flights/people/traveller.ts'
import { titles } from '#domain/flights/people/traveller-rules.ts'
import { products } from '#domain/products.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id } from './columns.ts'
import { orders } from './orders.ts'

/** Travellers, guests or participants, in the order in which they were entered. */
export const orderPeople = pgTable(
  'order_people',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Starts at 0. */
    position: integer('position').notNull(),
    /** The supplier's id of this person; null where it gives none. */
    supplierPersonId: text('supplier_person_id'),
    type: oneOf('type', PassengerType.options).notNull(),
    title: oneOf('title', titles),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    gender: oneOf('gender', Traveller.shape.gender.options),
    bornOn: text('born_on'),
    /** A child's age on the day of arrival, where no date of birth is asked for. */
    age: integer('age'),
    /** Room index, starting at 0; null where no room is booked. */
    room: integer('room'),
    /** The lead, whom the list of orders shows. */
    isLead: boolean('is_lead').notNull(),
    /** Passport, encrypted; null when not required or deleted. */
    documentCipher: text('document_cipher'),
    loyalty: jsonb('loyalty').$type<Loyalty>(),
  },
  (t) => [index('order_people_order').on(t.orderId, t.position), ...closedLists(t)],
)

/** Data that a product adds to an order after its sale; the shape is the product's `Details` in domain/<product>/order-details.ts. */
export const orderDetails = pgTable(
  'order_details',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    agencyId: agencyId(),
    product: oneOf('product', products).notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  closedLists,
)
