import { eq } from 'drizzle-orm'
import type { RegionalSettings } from '#contract/agency.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, ledgerMovements } from '../../db/schema/index.ts'
import { regionalOf } from '../../regional.ts'

/** Whether anything was ever posted for the agency. */
export async function hasMovements(tx: Transaction, { agencyId }: Pick<Ctx, 'agencyId'>): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerMovements.id })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.agencyId, agencyId))
    .limit(1)
  return rows.length > 0
}

/** The agency's country, currency and zone as stored now. */
export const readRegionalSettings = (ctx: Ctx): Promise<RegionalSettings> =>
  ctx.tx(async (tx) => {
    const [row] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).limit(1)
    return { regional: row ? regionalOf(row) : ctx.regional, isCurrencyFixed: await hasMovements(tx, ctx) }
  })
