import type { AuditAction } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { AuditValues } from '../../db/schema/audit.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { searchText } from '../../db/search-terms.ts'
import { changesOf } from './changes-of.ts'

interface Change {
  action: AuditAction
  /** The name of what was changed. */
  subject: string
  before?: AuditValues
  after?: AuditValues
}

/** Adds a line to the agency's log in the transaction of the change; nothing if the values before and after are the same. */
export async function recordAudit(tx: Transaction, ctx: Ctx, { action, subject, before, after }: Change): Promise<void> {
  if (before && after && changesOf(before, after).length === 0) return
  const { userId, name, role, ipAddress } = ctx.actor
  await tx.insert(auditEntries).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    at: ctx.now(),
    actorId: userId,
    actor: name,
    byKey: role === 'key',
    action,
    subject,
    before: before ?? null,
    after: after ?? null,
    ipAddress: ipAddress ?? null,
    searchText: searchText([name, subject]),
  })
}
