import type { RecipientInput } from '#contract/quotes/recipient-input.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import { lowestOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { quoteChoices, quotes } from '../../db/schema/index.ts'
import { nextQuoteNumber, readQuoteRow, recordQuoteEvent } from './quote-row.ts'
import { recipientColumns } from './edit/recipient.ts'
import { choicesOfTrip } from './choices/choices-of-trip.ts'
import { copyChoices } from './choices/copy-choices.ts'
import { choicesOf } from './choices/read-choices.ts'
import { currentContent } from './quote-version.ts'

const emptyContent = (title: string, currency: string): QuoteContent => ({
  currency,
  cover: { rev: 0, title, intro: '', terms: '', travellers: [], showsShares: false, validUntil: null, deposit: null },
  options: [],
})

async function insertQuote(
  tx: Transaction,
  ctx: Ctx,
  { id, content, recipient }: { id: string; content: QuoteContent; recipient: Awaited<ReturnType<typeof recipientColumns>> },
) {
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

type NewQuote = RecipientInput & {
  title: string
  /** The planned trip whose items it offers; null for none. */
  tripId: string | null
}

/** A quote without options, or with the items of a planned trip. Throws access.not-found for an unknown customer or trip, and quote.other-currency. */
export const createQuote = (ctx: Ctx, { title, tripId, ...input }: NewQuote): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const id = ctx.newId()
    const recipient = await recipientColumns(tx, ctx, input)
    const empty = emptyContent(title, ctx.regional.currency)
    const { content, choices } = tripId ? await choicesOfTrip(tx, ctx, { tripId, empty }) : { content: empty, choices: [] }
    const made = await insertQuote(tx, ctx, { id, content, recipient })
    const own = { agencyId: ctx.agencyId, quoteId: id, createdAt: ctx.now() }
    if (choices.length > 0) await tx.insert(quoteChoices).values(choices.map((choice) => ({ ...choice, ...own })))
    return made
  })

/** A draft with the content and the recipient of another quote, whatever its state: of an accepted one with what was accepted. */
export const duplicateQuote = (ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id)
    const { customerId, customerName, customerEmail, customerPhone } = row
    const current = await currentContent(tx, ctx, row)
    const stored = await choicesOf(tx, ctx, current)
    const copyId = ctx.newId()
    const { choices, content } = copyChoices(ctx, stored, { content: current, to: copyId })
    const made = await insertQuote(tx, ctx, {
      id: copyId,
      content: { ...content, cover: { ...content.cover, rev: 0, validUntil: null } },
      recipient: { customerId, customerName, customerEmail, customerPhone },
    })
    if (choices.length > 0) await tx.insert(quoteChoices).values(choices)
    return made
  })
