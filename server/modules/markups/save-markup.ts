import { and, eq } from 'drizzle-orm'
import type { MarkupInput } from '#contract/markups.ts'
import { AppError } from '#domain/errors.ts'
import { productFacts } from '#domain/products.ts'
import type { Ctx } from '../../ctx.ts'
import { markupRules } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { cachePricing } from '../pricing/read-pricing.ts'

type Rule = Pick<typeof markupRules.$inferSelect, 'product' | 'name' | 'kind' | 'value'> & { currency?: string | null }

const auditValues = (ctx: Ctx, { product, name, kind, value, currency }: Rule) => ({
  For: productFacts[product].label,
  Name: name,
  Markup:
    kind === 'percent'
      ? `${ctx.numbers.count(value / 100)} %`
      : ctx.numbers.money({ amount: value, currency: currency ?? ctx.regional.currency }),
})

/** Adds a rule, which replaces that of its product at once. Returns its id. */
export async function createMarkup(ctx: Ctx, input: MarkupInput): Promise<string> {
  const id = ctx.newId()
  const { agencyId } = ctx
  const { product, name, kind, value } = input
  const { currency } = ctx.regional
  await ctx.tx(async (tx) => {
    await tx
      .update(markupRules)
      .set({ active: false })
      .where(and(eq(markupRules.agencyId, agencyId), eq(markupRules.product, product)))
    await tx.insert(markupRules).values({
      id,
      agencyId,
      ...input,
      currency: kind === 'fixed' ? currency : null,
      createdAt: ctx.now(),
      createdBy: ctx.actor.userId,
    })
    await recordAudit(tx, ctx, { action: 'markup.created', subject: name, after: auditValues(ctx, input) })
  })
  await cachePricing(ctx, product, { currency, markup: { name, kind, value } })
  return id
}

/** Ends every rule of the product of a rule in force, which is then sold at the net price. Throws access.not-found. */
export async function endMarkup(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const isIt = and(eq(markupRules.agencyId, ctx.agencyId), eq(markupRules.id, id))
  const rule = await ctx.tx(async (tx) => {
    const [found] = await tx.select().from(markupRules).where(isIt).for('update')
    if (!found) throw new AppError('access.not-found')
    if (!found.active) return null
    await tx
      .update(markupRules)
      .set({ active: false })
      .where(and(eq(markupRules.agencyId, ctx.agencyId), eq(markupRules.product, found.product)))
    await recordAudit(tx, ctx, { action: 'markup.ended', subject: found.name, before: auditValues(ctx, found) })
    return found
  })
  if (rule) await cachePricing(ctx, rule.product, { currency: ctx.regional.currency, markup: null })
}
