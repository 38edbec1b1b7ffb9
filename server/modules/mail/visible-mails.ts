import { and, eq, notInArray, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import { secretTemplates } from './without-secrets.ts'

/** The outbox as the acting member may read it. What signs somebody in (a password link, a code) is read by its recipient alone, whoever asks. */
export function visibleMails(ctx: Ctx): SQL | undefined {
  const isRecipient = ctx.actor.email ? eq(mails.to, ctx.actor.email) : undefined
  return and(eq(mails.agencyId, ctx.agencyId), or(notInArray(mails.template, [...secretTemplates]), isRecipient))
}
