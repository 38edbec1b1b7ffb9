import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { type GroupRoom, groupRules, groupStates, shareKinds, shareStates } from '#domain/groups/group.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from '../columns.ts'
import { orders } from '../orders.ts'

/** The cost of a held order that its travellers share. */
export const costGroups = pgTable(
  'cost_groups',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: oneOf('state', groupStates).notNull().default('collecting'),
    rule: oneOf('rule', groupRules).notNull(),
    organiserName: text('organiser_name').notNull(),
    organiserEmail: text('organiser_email').notNull(),
    /** When the rule is applied to what is not paid. */
    decideAt: instant('decide_at').notNull(),
    rooms: jsonb('rooms').$type<GroupRoom[]>().notNull(),
    /** Increases with each change of the rooms. */
    roomsRev: integer('rooms_rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('cost_groups_order').on(t.orderId), ...closedLists(t)],
)

/** What one person or sub-group pays of it, by the secret of a link. */
export const costShares = pgTable(
  'cost_shares',
  {
    id: id(),
    agencyId: agencyId(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => costGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: oneOf('kind', shareKinds).notNull().default('share'),
    state: oneOf('state', shareStates).notNull().default('open'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The people of the order whose part it is. */
    people: uuid('people').array().notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    /** The secret of its link: its hash finds the row, the encrypted text is shown to members. */
    linkHash: text('link_hash').notNull(),
    linkCipher: text('link_cipher').notNull(),
    /** When its payer agreed to the rule; null before. */
    agreedAt: instant('agreed_at'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cost_shares_link').on(t.agencyId, t.linkHash),
    index('cost_shares_group').on(t.groupId, t.position),
    check('cost_shares_amount', sql`${t.amount} > 0`),
    ...closedLists(t),
  ],
)
