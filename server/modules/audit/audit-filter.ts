import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AuditQuery } from '#contract/team/audit.ts'
import { auditAreas } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../ctx.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { withinDays } from '../../db/within-days.ts'

export type AuditNarrowed = Omit<AuditQuery, 'limit'>

const areas: ReadonlySet<string> = new Set(auditAreas)

/** Who: the members whose id it is, or one of the groups of entries that no member made. */
const notMembers: Record<string, SQL | undefined> = {
  system: and(isNull(auditEntries.actorId), eq(auditEntries.byKey, false)),
  keys: eq(auditEntries.byKey, true),
}

const byWhom = (who: string): SQL | undefined =>
  notMembers[who] ?? and(eq(auditEntries.actorId, who), eq(auditEntries.byKey, false))

/** An area, or an action with its area, by which the entries of a member are indexed. */
const about = (action: string): SQL | undefined =>
  areas.has(action)
    ? eq(auditEntries.area, action)
    : and(eq(auditEntries.area, action.split('.')[0] ?? action), eq(auditEntries.action, action))

/** Who, what and when, without the words and the place in the list. */
export const auditFilter = (ctx: Ctx, { who, action, ...days }: AuditNarrowed): SQL | undefined =>
  and(
    eq(auditEntries.agencyId, ctx.agencyId),
    who === null ? undefined : byWhom(who),
    action === null ? undefined : about(action),
    withinDays(auditEntries.at, days, ctx.reader.zone),
  )
