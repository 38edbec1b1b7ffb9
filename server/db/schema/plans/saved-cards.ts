import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { agencyId, instant } from '../columns.ts'
import { agencies, users } from '../identity.ts'
import { payments } from '../payments.ts'
import { planInvoices } from './subscription.ts'

/** The card from which the plan of an agency renews where the wallet is short. Removing it deletes the row, and with it the authorization. */
export const savedCards = pgTable(
  'saved_cards',
  {
    agencyId: uuid('agency_id')
      .primaryKey()
      .references(() => agencies.id),
    /** The gateway's authorization code and the customer for whom it is valid, encrypted. */
    authorizationCipher: text('authorization_cipher').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    /** The member who allowed it. */
    consentedBy: uuid('consented_by')
      .notNull()
      .references(() => users.id),
    consentedName: text('consented_name').notNull(),
    consentedAt: instant('consented_at').notNull(),
  },
  (t) => [check('saved_cards_expiry', sql`${t.expiryMonth} between 1 and 12`)],
)

/** A charge of the saved card for a renewal, written before the gateway is called: one for an invoice and day. */
export const cardCharges = pgTable(
  'card_charges',
  {
    agencyId: agencyId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => planInvoices.id),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The card may have been replaced or removed since. */
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.day] }),
    uniqueIndex('card_charges_payment').on(t.paymentId),
    index('card_charges_agency').on(t.agencyId),
  ],
)
