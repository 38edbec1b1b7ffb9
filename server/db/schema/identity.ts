import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { DEFAULT_REMINDER_HOURS } from '#domain/agency/order-settings.ts'
import { defaultRegional } from '#domain/defaults.ts'

/** Users and agencies. Not tenant data: read before the tenant is known, by the owner role. */

const at = (name: string) => timestamp(name, { withTimezone: true })
const created = () => at('created_at').notNull().defaultNow()

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  lastSignInAt: at('last_sign_in_at'),
  createdAt: created(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** An agency is the tenant; the sign-in library calls it an organization. */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** Required by the sign-in library. The logo is a setting of the site. */
    logo: text('logo'),
    metadata: text('metadata'),
    plan: text('plan').notNull().default('starter'),
    /** The agency's selling currency and wallet currency. */
    currency: text('currency').notNull().default(defaultRegional.currency),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull().default(defaultRegional.country),
    /** IANA name of the time zone for calendar days and displayed times. */
    timeZone: text('time_zone').notNull().default(defaultRegional.zone),
    /** BCP 47 locale for number formats. */
    locale: text('locale').notNull().default(defaultRegional.locale),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    /** Official facts, for documents and the business activation. */
    legalName: text('legal_name'),
    registrationNumber: text('registration_number'),
    taxNumber: text('tax_number'),
    iataNumber: text('iata_number'),
    /** What customers of the storefront may do themselves: domain/agency/customer-rules.ts. */
    guestsMayBook: boolean('guests_may_book').notNull().default(defaultCustomerRules.guestsMayBook),
    customersMayRegister: boolean('customers_may_register').notNull().default(defaultCustomerRules.customersMayRegister),
    customersMayHold: boolean('customers_may_hold').notNull().default(defaultCustomerRules.customersMayHold),
    customersMayCancel: boolean('customers_may_cancel').notNull().default(defaultCustomerRules.customersMayCancel),
    /** Hours before the end of a hold at which the agency is reminded. */
    holdReminderHours: integer('hold_reminder_hours').notNull().default(DEFAULT_REMINDER_HOURS),
    /** Whether members without a second factor must set one up before they can do anything else. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** Domains of the addresses that may be invited, in lower case; empty: any. */
    invitationDomains: text('invitation_domains').array().notNull().default([]),
    /** The prefix of order numbers: two to four letters A-Z. */
    orderPrefix: text('order_prefix').notNull().default('ORD'),
    /** The agency that practises in this tenant; null for an agency. */
    practiceOf: uuid('practice_of').references((): AnyPgColumn => agencies.id),
    /** Of a practice tenant: the member who entered it last, for mails that no member caused. */
    practiceUserId: uuid('practice_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a practice tenant: when a reset replaced it by another one. Its postings stay, because postings are never deleted. */
    practiceEndedAt: at('practice_ended_at'),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('agencies_practice_of').on(t.practiceOf).where(sql`${t.practiceEndedAt} is null`),
    check('agencies_practice_ended', sql`${t.practiceEndedAt} is null or ${t.practiceOf} is not null`),
    check('agencies_order_prefix', sql`${t.orderPrefix} ~ '^[A-Z]{2,4}$'`),
    check('agencies_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('agencies_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)
