import { and, desc, eq } from 'drizzle-orm'
import type { MailWords } from '#contract/mail/mail-templates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mailWords } from '../../db/schema/index.ts'

/** The agency's changes of a mail, newest first. */
export const changesOf = (tx: Transaction, { agencyId }: Pick<Ctx, 'agencyId'>, template: string, most: number) =>
  tx
    .select()
    .from(mailWords)
    .where(and(eq(mailWords.agencyId, agencyId), eq(mailWords.template, template)))
    .orderBy(desc(mailWords.version))
    .limit(most)

/** The agency's own texts of a mail; null for the defaults. */
export async function readWords(tx: Transaction, ctx: Ctx, template: string): Promise<MailWords | null> {
  const [newest] = await changesOf(tx, ctx, template, 1)
  return newest?.words ?? null
}
