import type { MailWords } from '#contract/mail/mail-templates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mailWords } from '../../db/schema/index.ts'

interface Change {
  template: string
  /** The newest version that the caller has read. */
  after: number
  /** Null for the default. */
  words: MailWords | null
}

/** Stores the next version of a mail's texts. Throws mail.changed-elsewhere for a version that somebody else stored meanwhile. */
export async function addVersion(tx: Transaction, ctx: Ctx, { template, after, words }: Change): Promise<void> {
  const [added] = await tx
    .insert(mailWords)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      template,
      version: after + 1,
      words,
      changedBy: ctx.actor.name,
      changedAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [mailWords.agencyId, mailWords.template, mailWords.version] })
    .returning({ id: mailWords.id })
  if (!added) throw new AppError('mail.changed-elsewhere')
}
