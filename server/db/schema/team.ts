import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { memberRoles, type Permission } from '#domain/permissions.ts'
import { orderScopes } from '#domain/team/order-scopes.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { createdAt, instant } from './columns.ts'
import { agencies, users } from './identity.ts'

/** Members of agencies, their roles, branches and invitations. Read with the session, before the tenant is known, by the owner role. */

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
    createdAt: createdAt(),
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
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
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
    /** Name and e-mail address of the account, for an index of the agency's members by name. Triggers write them: code writes those of the account. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name || ' ' || email)`),
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
    deactivatedAt: instant('deactivated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('members_own_role', sql`(${t.role} = 'own') = (${t.roleId} is not null)`),
    uniqueIndex('members_agency_user').on(t.organizationId, t.userId),
    index('members_user').on(t.userId),
    index('members_by_name').on(t.organizationId, sql`(${t.deactivatedAt} is not null)`, t.name, t.id),
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
    sentAt: instant('sent_at'),
    acceptedAt: instant('accepted_at'),
    /** Names of the sign-in library: `canceled` is revoked. */
    status: oneOf('status', ['pending', 'accepted', 'rejected', 'canceled']).notNull().default('pending'),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('invitations_open').on(t.organizationId, t.email).where(sql`${t.status} = 'pending'`), ...closedLists(t)],
)
