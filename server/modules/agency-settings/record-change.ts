import { and, desc, eq } from 'drizzle-orm'
import type { AgencyChange, SettingsArea } from '#contract/agency.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyChanges } from '../../db/schema/index.ts'

type Values = Record<string, unknown>

const valuesOf = (settings: object): Values => Object.fromEntries(Object.entries(settings))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Writes what a change of settings replaced, in the transaction of the change. False where nothing differs; then nothing is written. */
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
