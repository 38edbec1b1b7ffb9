import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Markup } from '#contract/markups.ts'
import type { Ctx } from '../../ctx.ts'
import { markupRules } from '../../db/schema/index.ts'

const MOST = 100

/** The rules of the agency in its present currency: those in force, one for each product, and those that were replaced. */
export async function listMarkups(ctx: Ctx): Promise<{ currency: string; items: Markup[] }> {
  const { currency } = ctx.regional
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(markupRules)
      .where(and(eq(markupRules.agencyId, ctx.agencyId), or(isNull(markupRules.currency), eq(markupRules.currency, currency))))
      // Rules in force are listed whatever their age.
      .orderBy(desc(markupRules.active), desc(markupRules.createdAt))
      .limit(MOST),
  )
  const taken = new Set<string>()
  const items = rows.map(({ id, product, name, kind, value, currency: of, active, createdAt }): Markup => {
    const isInForce = active && !taken.has(product)
    if (isInForce) taken.add(product)
    return { id, product, name, kind, value, currency: of, isInForce, since: createdAt.toISOString() }
  })
  return { currency, items: [...items.filter((one) => one.isInForce), ...items.filter((one) => !one.isInForce)] }
}
