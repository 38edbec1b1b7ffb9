import { AppError } from '#domain/errors.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mailWords } from '../../db/schema/index.ts'
import { addVersion } from './add-version.ts'
import { findWordedMail } from './find-worded-mail.ts'
import { changesOf } from '../mail/read-words.ts'

async function wordsOf(tx: Transaction, ctx: Ctx, of: { template: string; version: number }) {
  if (of.version === 0) return null
  const [found] = await tx
    .select({ words: mailWords.words })
    .from(mailWords)
    .where(and(eq(mailWords.agencyId, ctx.agencyId), eq(mailWords.template, of.template), eq(mailWords.version, of.version)))
    .limit(1)
  if (!found) throw new AppError('access.not-found')
  return found.words
}

/** Makes an earlier version the newest one; version 0 is the default. Throws access.not-found and mail.changed-elsewhere. */
export async function restoreVersion(ctx: Ctx, { name, version }: { name: string; version: number }): Promise<void> {
  const { id: template } = findWordedMail(name)
  await ctx.tx(async (tx) => {
    const words = await wordsOf(tx, ctx, { template, version })
    const [newest] = await changesOf(tx, ctx, template, 1)
    // A mail that already has its default gets no version.
    if (words === null && !newest?.words) return
    await addVersion(tx, ctx, { template, after: newest?.version ?? 0, words })
  })
}
