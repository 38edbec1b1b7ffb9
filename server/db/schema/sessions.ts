import { bigint, boolean, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { memberRoles } from '#domain/permissions.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './identity.ts'
import { agencyRoles } from './team.ts'

/** What the sign-in library stores, and the counters of the rate limits. Not tenant data: read before the tenant is known, by the owner role. */

const updated = () => instant('updated_at').notNull().defaultNow()

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
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved who they are in this session: by signing in, or by a confirmation. */
    confirmedAt: instant('confirmed_at'),
    /** To within a quarter of an hour. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    createdAt: createdAt(),
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
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
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
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updated(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

/** Counters of the rate limits (server/rate-limits.ts); the columns are those that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  /** The limit's name and the hash of its subject. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; null: never expires. */
  expire: bigint('expire', { mode: 'number' }),
})
