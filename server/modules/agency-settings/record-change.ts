import { and, desc, eq } from 'drizzle-orm'
import type { AgencyChange, SettingsArea } from '#contract/agency.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { AuditValues } from '../../db/schema/audit.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The action of an area's changes in the log. */
export const actionOf = (area: SettingsArea) => `settings.${area}` as const

/** Adds what a change of settings replaced to the agency's log, in the transaction of the change; nothing where nothing differs. */
export async function recordChange(
  tx: Transaction,
  ctx: Ctx,
  { area, ...change }: { area: SettingsArea; before: object; after: object },
): Promise<void> {
  const before: AuditValues = { ...change.before }
  const after: AuditValues = { ...change.after }
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  const pick = (values: AuditValues) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  await recordAudit(tx, ctx, { action: actionOf(area), subject: 'Agency', before: pick(before), after: pick(after) })
}

const MOST_LISTED = 20

/** The latest changes of an area, newest first. */
export async function listChanges(ctx: Ctx, { area }: { area: SettingsArea }): Promise<AgencyChange[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.agencyId, ctx.agencyId), eq(auditEntries.action, actionOf(area))))
      .orderBy(desc(auditEntries.at), desc(auditEntries.seq))
      .limit(MOST_LISTED),
  )
  return rows.map(({ id, before, after, actor, at }) => ({
    id,
    by: actor,
    at: at.toISOString(),
    fields: Object.keys(after ?? {}).map((name) => ({ name, before: before?.[name], after: after?.[name] })),
  }))
}
