import { and, eq, notInArray, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import { secretTemplates } from './without-secrets.ts'

/**
 * The outbox as the acting member may read it. A password link or a code opens its recipient's account, so only the recipient sees
 * it, and the agency's owner while no mail server is set and the outbox is the only place where it can be read.
 */
export function visibleMails(ctx: Ctx): SQL | undefined {
  const seesStored = ctx.actor.role === 'owner' || ctx.actor.role === 'system'
  return and(
    eq(mails.agencyId, ctx.agencyId),
    or(
      notInArray(mails.template, [...secretTemplates]),
      ctx.actor.email ? eq(mails.to, ctx.actor.email) : undefined,
      seesStored ? eq(mails.status, 'stored') : undefined,
    ),
  )
}
