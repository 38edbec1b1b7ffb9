import { and, eq, ne } from 'drizzle-orm'
import type { RegionalSettings } from '#contract/agency.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, ledgerMovements, payments } from '../../db/schema/index.ts'
import { regionalOf } from '../../regional.ts'

/** Whether the agency has postings or pending payments. */
export async function hasMoney(tx: Transaction, { agencyId }: Pick<Ctx, 'agencyId'>): Promise<boolean> {
  const movements = tx.select({ id: ledgerMovements.id }).from(ledgerMovements).where(eq(ledgerMovements.agencyId, agencyId))
  if ((await movements.limit(1)).length > 0) return true
  const isAlive = and(eq(payments.agencyId, agencyId), ne(payments.status, 'failed'))
  return (await tx.select({ id: payments.id }).from(payments).where(isAlive).limit(1)).length > 0
}

/** The agency's stored country, currency and time zone. */
export const readRegionalSettings = (ctx: Ctx): Promise<RegionalSettings> =>
  ctx.tx(async (tx) => {
    const [row] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).limit(1)
    return { regional: row ? regionalOf(row) : ctx.regional, isCurrencyFixed: await hasMoney(tx, ctx) }
  })
