import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { blockVector } from '../search-blocks.ts'
import { agencyId, id, instant, tsvector } from './columns.ts'

/** Values by name, as they were before or after a change. What is no short value or list of texts, the log only says to have changed. */
export type AuditValues = Record<string, unknown>

/** Who changed what in an agency. Rows are only added: the database refuses updates and deletions. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Null for the system. */
    actorId: uuid('actor_id'),
    /** Whether a program did it with an API key, whose name is the actor's; `actorId` is then the member who created the key. */
    byKey: boolean('by_key').notNull().default(false),
    actor: text('actor').notNull(),
    /** A key of `auditActions`. */
    action: text('action').notNull(),
    /** The part of the action before its dot. A column, because row-level security keeps an expression from its index. */
    area: text('area').generatedAlwaysAs(sql`split_part(action, '.', 1)`),
    /** The name of what was changed: a member, a role, the agency. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    ipAddress: text('ip_address'),
    /** The words of actor and subject, plain. */
    searchText: text('search_text').notNull().default(''),
    searchVector: tsvector('search_vector').generatedAlwaysAs(blockVector('seq')),
  },
  // Each filter has an index in the order of the list, so that a page of it costs the same however many entries there are.
  (t) => [
    index('audit_entries_agency').on(t.agencyId, t.seq),
    index('audit_entries_at').on(t.agencyId, t.at, t.seq),
    index('audit_entries_actor').on(t.agencyId, t.actorId, t.byKey, t.at, t.seq),
    // Of a member and an area: most members change few of the areas, and all entries of a member would be read to find none.
    index('audit_entries_actor_area').on(t.agencyId, t.actorId, t.byKey, t.area, t.at, t.seq),
    index('audit_entries_key').on(t.agencyId, t.at, t.seq).where(sql`${t.byKey}`),
    index('audit_entries_action').on(t.agencyId, t.action, t.at, t.seq),
    index('audit_entries_area').on(t.agencyId, t.area, t.at, t.seq),
    index('audit_entries_search').using('gin', t.searchVector),
  ],
)
