import { and, eq } from 'drizzle-orm'
import { dayAt } from '#domain/dates.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { quoteVersions } from '../../db/schema/index.ts'
import type { QuoteRecord } from './quote-row.ts'

type QuoteVersion = typeof quoteVersions.$inferSelect

/** A version that was sent; null for a number that was not. */
export async function readVersion(tx: Transaction, ctx: Ctx, quoteId: string, number: number): Promise<QuoteVersion | null> {
  const isIt = and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.number, number))
  const [version] = await tx
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.agencyId, ctx.agencyId), isIt))
  return version ?? null
}

/** The content that counts: the accepted version, else what members work on. */
export async function currentContent(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<QuoteContent> {
  const accepted = row.acceptedVersion === null ? null : await readVersion(tx, ctx, row.id, row.acceptedVersion)
  return accepted?.content ?? row.content
}

/** What members work on and what the customer was promised: of an accepted quote one content, of a sent one often the same twice. */
export async function countingContents(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<QuoteContent[]> {
  if (row.acceptedVersion !== null) return [await currentContent(tx, ctx, row)]
  const sent = row.version > 0 ? await readVersion(tx, ctx, row.id, row.version) : null
  return sent ? [row.content, sent.content] : [row.content]
}

/** A sent version with the last day that it has now: an extended quote keeps its version. */
export const asExtended = (ctx: Ctx, { expiresAt }: Pick<QuoteRecord, 'expiresAt'>, content: QuoteContent): QuoteContent => ({
  ...content,
  cover: { ...content.cover, validUntil: expiresAt ? dayAt(expiresAt, ctx.regional.zone) : content.cover.validUntil },
})
