import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { DEFAULT_REMINDER_HOURS } from '#domain/agency/order-settings.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { memberRoles, type Permission } from '#domain/permissions.ts'
import { orderScopes } from '#domain/team/order-scopes.ts'
import { closedLists, oneOf } from './closed-lists.ts'

/** Users, sessions and agencies. Not tenant data: read before the tenant is known, by the owner role. */

const at = (name: string) => timestamp(name, { withTimezone: true })
const created = () => at('created_at').notNull().defaultNow()
const updated = () => at('updated_at').notNull().defaultNow()

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  lastSignInAt: at('last_sign_in_at'),
  createdAt: created(),
  updatedAt: updated(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activeOrganizationId: uuid('active_agency_id'),
    /** The role whose view the member has opened; null for their own. */
    previewRole: oneOf('preview_role', memberRoles),
    previewRoleId: uuid('preview_role_id').references(() => agencyRoles.id, { onDelete: 'set null' }),
    /** The member works in the practice tenant of the agency. */
    isPractising: boolean('is_practising').notNull().default(false),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: at('expires_at').notNull(),
    /** To within a quarter of an hour. */
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [index('sessions_user').on(t.userId), ...closedLists(t)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [index('accounts_user').on(t.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

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

/** The roles that an agency made for itself. Read with the session, before the tenant is known. */
export const agencyRoles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    /** Whose orders its members reach. */
    orderScope: oneOf('order_scope', orderScopes).notNull().default('all'),
    /** The largest wallet payment and refund without approval, minor units of the agency's currency; null for no limit. */
    walletLimit: bigint('wallet_limit', { mode: 'number' }),
    refundLimit: bigint('refund_limit', { mode: 'number' }),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('roles_agency_name').on(t.agencyId, sql`lower(${t.name})`),
    check('roles_limits', sql`${t.walletLimit} > 0 and ${t.refundLimit} > 0`),
    ...closedLists(t),
  ],
)

/** The offices of an agency. A closed one takes no members; its orders keep its name. */
export const branches = pgTable(
  'branches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Each of them may be empty. */
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    closedAt: at('closed_at'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('branches_agency_name').on(t.agencyId, sql`lower(${t.name})`)],
)

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: oneOf('role', memberRoles).notNull(),
    /** Set if the role is the agency's own. */
    roleId: uuid('role_id').references(() => agencyRoles.id),
    /** The member's own time zone, locale of numbers and usual currency of prices; null: the agency's. Read with the session. */
    timeZone: text('time_zone'),
    locale: text('locale'),
    displayCurrency: text('display_currency'),
    /** The office of the member; null for none. */
    branchId: uuid('branch_id').references(() => branches.id),
    /** Null for an active member. */
    deactivatedAt: at('deactivated_at'),
    createdAt: created(),
  },
  (t) => [
    check('members_own_role', sql`(${t.role} = 'own') = (${t.roleId} is not null)`),
    uniqueIndex('members_agency_user').on(t.organizationId, t.userId),
    index('members_user').on(t.userId),
    ...closedLists(t),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: oneOf('role', memberRoles),
    roleId: uuid('role_id').references(() => agencyRoles.id, { onDelete: 'set null' }),
    branchId: uuid('branch_id').references(() => branches.id),
    /** SHA-256 of the token of the mailed link; null for an invitation without a link. */
    tokenHash: text('token_hash').unique(),
    /** When the current link was mailed. */
    sentAt: at('sent_at'),
    acceptedAt: at('accepted_at'),
    /** Names of the sign-in library: `canceled` is revoked. */
    status: oneOf('status', ['pending', 'accepted', 'rejected', 'canceled']).notNull().default('pending'),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('invitations_open').on(t.organizationId, t.email).where(sql`${t.status} = 'pending'`), ...closedLists(t)],
)

/** Counters of the rate limits (server/rate-limits.ts); the columns are those that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  /** The limit's name and the hash of its subject. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; null: never expires. */
  expire: bigint('expire', { mode: 'number' }),
})
