import type { MailWords } from '#contract/mail/mail-templates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { addVersion } from './add-version.ts'
import { checkedMail } from './find-worded-mail.ts'
import { changesOf } from '../mail/read-words.ts'

/**
 * Changes the texts of a mail: the next mail has them. Throws access.not-found, input.invalid for an unknown variable, and
 * mail.changed-elsewhere unless `version` is the newest one.
 */
export async function saveWords(ctx: Ctx, input: MailWords & { name: string; version: number }): Promise<void> {
  const { subject, heading, opening, closing } = input
  const words = { subject, heading, opening, closing }
  const { id: template } = checkedMail(input.name, words)
  await ctx.tx(async (tx) => {
    const [newest] = await changesOf(tx, ctx, template, 1)
    if ((newest?.version ?? 0) !== input.version) throw new AppError('mail.changed-elsewhere')
    await addVersion(tx, ctx, { template, after: input.version, words })
  })
}
