import type { RecipientInput } from '#contract/quotes/recipient-input.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import { lowestOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { quotes } from '../../db/schema/index.ts'
import { nextQuoteNumber, readQuoteRow, recordQuoteEvent } from './quote-row.ts'
import { recipientColumns } from './edit/recipient.ts'
import { copyChoices } from './choices/copy-choices.ts'

const emptyContent = (title: string, currency: string): QuoteContent => ({
  currency,
  cover: { rev: 0, title, intro: '', terms: '', travellers: [], validUntil: null },
  options: [],
})

async function insertQuote(
  tx: Transaction,
  ctx: Ctx,
  { content, recipient }: { content: QuoteContent; recipient: Awaited<ReturnType<typeof recipientColumns>> },
) {
  const id = ctx.newId()
  const now = ctx.now()
  await tx.insert(quotes).values({
    id,
    agencyId: ctx.agencyId,
    number: await nextQuoteNumber(tx, ctx),
    title: content.cover.title,
    content,
    amount: lowestOf(content).amount,
    currency: content.currency,
    ...recipient,
    createdBy: ctx.actor.userId,
    createdAt: now,
    changedBy: ctx.actor.name,
    changedAt: now,
  })
  await recordQuoteEvent(tx, ctx, id, { kind: 'created' })
  return { id }
}

/** A quote without options. Throws access.not-found for an unknown customer. */
export const createQuote = (ctx: Ctx, { title, ...input }: RecipientInput & { title: string }): Promise<{ id: string }> =>
  ctx.tx(async (tx) =>
    insertQuote(tx, ctx, {
      content: emptyContent(title, ctx.regional.currency),
      recipient: await recipientColumns(tx, ctx, input),
    }),
  )

/** A draft with the content and the recipient of another quote, whatever its state. */
export const duplicateQuote = (ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id)
    const { customerId, customerName, customerEmail, customerPhone } = row
    const content = { ...row.content, cover: { ...row.content.cover, rev: 0, validUntil: null } }
    const made = await insertQuote(tx, ctx, {
      content,
      recipient: { customerId, customerName, customerEmail, customerPhone },
    })
    await copyChoices(tx, ctx, { from: id, to: made.id })
    return made
  })
