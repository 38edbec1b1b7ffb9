import { and, asc, eq } from 'drizzle-orm'
import type { LibraryPart } from '#contract/quotes/quote-library.ts'
import { AppError } from '#domain/errors.ts'
import { addPart, findPart } from '#domain/quotes/edit-content.ts'
import type { QuoteItem, QuotePart } from '#domain/quotes/quote-content.ts'
import { priceOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import { databaseCode } from '../../../db/database-code.ts'
import { quoteLibrary } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { lockEditable, writeContent } from '../edit/change-content.ts'
import { readQuoteRow } from '../quote-row.ts'
import { currentContent } from '../quote-version.ts'

const UNIQUE_VIOLATION = '23505'
const MOST_PARTS = 500

const thisPart = (ctx: Ctx, id: string) => and(eq(quoteLibrary.agencyId, ctx.agencyId), eq(quoteLibrary.id, id))

/** Whether the actor sees the amounts of a typed item: without markup its cost is what was typed as its price. */
const seesAmounts = (ctx: Ctx, { markup }: QuoteItem): boolean => actorMay(ctx, 'margin:read') || markup === 0

const nothing = { cost: 0, markup: 0, fee: 0 }

/** A part without what is of its quote. An item of a search has its price at its supplier, so that its words alone are kept. */
function asKept(part: QuotePart): QuotePart {
  if (part.kind === 'text') return { ...part, travellers: [], rev: 0 }
  const own =
    part.choiceId === null ? {} : { ...nothing, choiceId: null, product: null, photo: null, from: null, to: null, deadline: null }
  return { ...part, ...own, travellers: [], rev: 0 }
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('quote.name-taken')
    throw error
  }
}

/** The library by name. */
export const listLibrary = (ctx: Ctx): Promise<{ items: LibraryPart[] }> =>
  ctx.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(quoteLibrary)
      .where(eq(quoteLibrary.agencyId, ctx.agencyId))
      .orderBy(asc(quoteLibrary.name))
      .limit(MOST_PARTS)
    return {
      items: rows.map(({ id, name, part, currency, createdBy }) => ({
        id,
        name,
        kind: part.kind,
        title: part.title,
        price:
          part.kind === 'item' && part.cost + part.markup + part.fee > 0 && seesAmounts(ctx, part)
            ? priceOf(part, currency)
            : null,
        createdBy,
      })),
    }
  })

/** Adds a part of a quote under a name. Throws access.not-found, quote.name-taken and quote.library-full. */
export const keepPart = (ctx: Ctx, { id, partId, name }: { id: string; partId: string; name: string }) =>
  named(() =>
    ctx.tx(async (tx) => {
      const content = await currentContent(tx, ctx, await readQuoteRow(tx, ctx, id))
      const { part } = findPart(content, partId)
      if ((await tx.$count(quoteLibrary, eq(quoteLibrary.agencyId, ctx.agencyId))) >= MOST_PARTS)
        throw new AppError('quote.library-full')
      const libraryId = ctx.newId()
      const { agencyId } = ctx
      const [createdBy, createdAt] = [ctx.actor.name, ctx.now()]
      const { currency } = content
      await tx.insert(quoteLibrary).values({ id: libraryId, agencyId, name, part: asKept(part), currency, createdBy, createdAt })
      return { libraryId }
    }),
  )

/**
 * Inserts a part at the end of an option. Its amounts come along for roles that see them, in the same currency. Throws access.not-found,
 * quote.not-possible and quote.full.
 */
export const insertPart = (ctx: Ctx, { id, optionId, libraryId }: { id: string; optionId: string; libraryId: string }) =>
  ctx.tx(async (tx): Promise<{ partId: string }> => {
    const { content } = await lockEditable(tx, ctx, id)
    const [kept] = await tx.select().from(quoteLibrary).where(thisPart(ctx, libraryId))
    if (!kept) throw new AppError('access.not-found')
    const partId = ctx.newId()
    const { part, currency } = kept
    const isPriced = part.kind === 'item' && currency === content.currency && seesAmounts(ctx, part)
    const own = { id: partId, rev: 0 }
    const inserted: QuotePart = part.kind === 'text' ? { ...part, ...own } : { ...part, ...own, ...(isPriced ? {} : nothing) }
    await writeContent(tx, ctx, id, addPart(content, optionId, inserted))
    return { partId }
  })

/** Renames a part. Throws access.not-found and quote.name-taken. */
export const renamePart = (ctx: Ctx, { id, name }: { id: string; name: string }) =>
  named(() =>
    ctx.tx(async (tx): Promise<{ done: true }> => {
      const changed = await tx.update(quoteLibrary).set({ name }).where(thisPart(ctx, id)).returning({ id: quoteLibrary.id })
      if (changed.length === 0) throw new AppError('access.not-found')
      return { done: true }
    }),
  )

/** Deletes a part; quotes that have it keep it. Throws access.not-found. */
export const removeKept = (ctx: Ctx, { id }: { id: string }) =>
  ctx.tx(async (tx): Promise<{ done: true }> => {
    const removed = await tx.delete(quoteLibrary).where(thisPart(ctx, id)).returning({ id: quoteLibrary.id })
    if (removed.length === 0) throw new AppError('access.not-found')
    return { done: true }
  })
