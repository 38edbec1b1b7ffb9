import { eq, sql } from 'drizzle-orm'
import type { SettingsArea } from '#contract/agency.ts'
import type { Ctx } from '../../../ctx.ts'
import { agencies } from '../../../db/schema/index.ts'
import { recordChange } from '../../agency-settings/record-change.ts'

type Agency = typeof agencies.$inferSelect

/** The agency's own row. */
export async function readAgency({ system, agencyId }: Ctx): Promise<Agency> {
  const [agency] = await system.db.select().from(agencies).where(eq(agencies.id, agencyId)).limit(1)
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  return agency
}

/**
 * Changes columns of the agency's row, records the change and invalidates every node's copy. `valuesOf` gives the area's values of a row as they are
 * recorded. Concurrent changes are applied one after the other.
 */
export async function changeAgency<Values extends object>(
  ctx: Ctx,
  change: { area: SettingsArea; set: Partial<Agency>; valuesOf: (agency: Agency) => Values },
): Promise<Values> {
  const { area, set, valuesOf } = change
  // The role of tenant transactions may not change agencies, so this transaction uses the owner role with the same tenant.
  const after = await ctx.system.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.agency_id', ${ctx.agencyId}, true)`)
    const [before] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).for('update')
    if (!before) throw new Error(`there is no agency ${ctx.agencyId}`)
    await tx.update(agencies).set(set).where(eq(agencies.id, ctx.agencyId))
    const after: Agency = { ...before, ...set }
    await recordChange(tx, ctx, { area, before: valuesOf(before), after: valuesOf(after) })
    return after
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
  return valuesOf(after)
}
