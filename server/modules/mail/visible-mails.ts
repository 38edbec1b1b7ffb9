import { and, eq, notInArray, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import type { MailId } from '../../mail/registry.ts'
import { actorMay } from '../access/actor-may.ts'
import { secretTemplates } from './without-secrets.ts'

/** About the security of a member's own account. */
const personal = ['account-changed', 'new-sign-in'] as const satisfies MailId[]

/**
 * The mails of the outbox that the acting member may read. Mails with a sign-in secret (a password link, a code) and those about the security of an
 * account are visible to their recipient only, whatever the role; invitations also to members who may invite.
 */
export function visibleMails(ctx: Ctx): SQL | undefined {
  const isRecipient = ctx.actor.email ? eq(mails.to, ctx.actor.email) : undefined
  const secret = secretTemplates.filter((template) => template !== 'member-invited' || !actorMay(ctx, 'team:write'))
  const hidden = [...secret, ...personal]
  return and(eq(mails.agencyId, ctx.agencyId), or(notInArray(mails.template, hidden), isRecipient))
}
