import { and, desc, eq } from 'drizzle-orm'
import type { AgencyChange, SettingsArea } from '#contract/agency.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { AuditValues } from '../../db/schema/audit.ts'
import { agencyChanges } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

type Values = Record<string, unknown>

const valuesOf = (settings: object): Values => Object.fromEntries(Object.entries(settings))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const subjects: Record<SettingsArea, string> = {
  agency: 'Record of the agency',
  contact: 'Contact',
  customers: 'Customer rules',
  terms: 'Terms for customers',
  orders: 'Order settings',
}

/** `holdReminderHours` as `Hold reminder hours`. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Short = AuditValues[string]

/** Whether the log can show a value: not a table, nor a page of text. */
const isShort = (value: unknown): value is Short =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 200)

const inLog = (values: Values): AuditValues =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (isShort(value) ? [[inWords(name), value]] : [])))

/** The values before and after, or the names of the fields where the log cannot show a value. */
function loggedOf(before: Values, after: Values): { before?: AuditValues; after: AuditValues } {
  if ([before, after].some((values) => !Object.values(values).every(isShort)))
    return { after: { Changed: Object.keys(after).map(inWords) } }
  return { before: inLog(before), after: inLog(after) }
}

/**
 * Writes what a change of settings replaced, and a line of the agency's log, in the transaction of the change. False where nothing differs; then
 * nothing is written.
 */
export async function recordChange(
  tx: Transaction,
  ctx: Ctx,
  change: { area: SettingsArea; before: object; after: object },
): Promise<boolean> {
  const { area } = change
  const before = valuesOf(change.before)
  const after = valuesOf(change.after)
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0) return false
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  await tx.insert(agencyChanges).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    area,
    before: pick(before),
    after: pick(after),
    changedBy: ctx.actor.name,
    changedAt: ctx.now(),
  })
  const logged = loggedOf(pick(before), pick(after))
  await recordAudit(tx, ctx, { action: 'settings.changed', subject: subjects[area], ...logged })
  return true
}

const MOST_LISTED = 20

/** The latest changes of an area, newest first. */
export async function listChanges(ctx: Ctx, { area }: { area: SettingsArea }): Promise<AgencyChange[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(agencyChanges)
      .where(and(eq(agencyChanges.agencyId, ctx.agencyId), eq(agencyChanges.area, area)))
      .orderBy(desc(agencyChanges.changedAt), desc(agencyChanges.id))
      .limit(MOST_LISTED),
  )
  return rows.map(({ id, before, after, changedBy, changedAt }) => ({
    id,
    by: changedBy,
    at: changedAt.toISOString(),
    fields: Object.keys(after).map((name) => ({ name, before: before[name], after: after[name] })),
  }))
}
