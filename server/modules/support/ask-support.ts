import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { supportRequests } from '../../db/schema/index.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Stores a member's question and mails it to the operator's support. Throws input.too-many-requests. */
export async function askSupport(
  ctx: Ctx,
  question: { agency: string; topic: string; message: string },
): Promise<{ id: string }> {
  const { userId, name, email } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  await ctx.system.rateLimits.consume([['support.member', userId]])
  const { agency, topic, message } = question
  const id = ctx.newId()
  await ctx.tx(async (tx) => {
    await tx.insert(supportRequests).values({ id, agencyId: ctx.agencyId, userId, topic, message, createdAt: ctx.now() })
    const data = { agency, name, email, topic, message }
    await queueMail(tx, ctx, {
      template: 'support-request',
      to: ctx.system.config.SUPPORT_EMAIL,
      data,
      dedupeKey: `support:${id}`,
    })
  })
  return { id }
}
