import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { agencyId, id, instant } from './columns.ts'

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
    actor: text('actor').notNull(),
    /** A key of `auditActions`. */
    action: text('action').notNull(),
    /** The name of what was changed: a member, a role, the agency. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    ipAddress: text('ip_address'),
  },
  (t) => [index('audit_entries_agency').on(t.agencyId, t.seq), index('audit_entries_at').on(t.agencyId, t.at)],
)
