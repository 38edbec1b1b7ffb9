import type { MailWords } from '#contract/mail/mail-templates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { checkedMail } from './find-worded-mail.ts'

/** Mails the sample with these texts to the signed-in member. Throws access.not-found, input.invalid and input.too-many-requests. */
export async function sendTest(ctx: Ctx, input: MailWords & { name: string }): Promise<void> {
  const { id: template, sample: data } = checkedMail(input.name, input)
  const { userId, email: to } = ctx.actor
  if (!userId || !to) throw new AppError('access.forbidden')
  await ctx.system.rateLimits.consume([['mail-test.member', userId]])
  const words = { ...input, subject: `Test: ${input.subject}` }
  await ctx.tx((tx) => queueMail(tx, ctx, { template, to, data, words, dedupeKey: `test:${ctx.newId()}` }))
}
