import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteChoices, quotes } from '../../../db/schema/index.ts'
import { readQuoteRow, thisQuote } from '../quote-row.ts'

/** Gives a copy of a quote choices of its own. */
export async function copyChoices(tx: Transaction, ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  const stored = await tx
    .select()
    .from(quoteChoices)
    .where(and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.quoteId, from)))
  if (stored.length === 0) return
  const ids = new Map(stored.map(({ id }) => [id, ctx.newId()]))
  const own = { quoteId: to, createdAt: ctx.now(), checkedAt: null, nowOffer: null, nowWaterfall: null, checkoutId: null }
  await tx.insert(quoteChoices).values(stored.map((one) => ({ ...one, ...own, id: ids.get(one.id) ?? ctx.newId() })))
  const { content } = await readQuoteRow(tx, ctx, to)
  const options = content.options.map((option) => ({
    ...option,
    parts: option.parts.map((part) =>
      part.kind === 'item' && part.choiceId ? { ...part, choiceId: ids.get(part.choiceId) ?? null } : part,
    ),
  }))
  await tx
    .update(quotes)
    .set({ content: { ...content, options } })
    .where(thisQuote(ctx, to))
}
