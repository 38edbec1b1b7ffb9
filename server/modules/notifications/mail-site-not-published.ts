import { deadlineWords } from '#domain/deadline.ts'
import type { Ctx } from '../../ctx.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'

interface Missed {
  /** The instant that was chosen, ISO. */
  at: string
  /** What stands against it, in sentences. */
  reasons: string[]
  /** Who chose it; the agency's owner where that is not known. */
  to: string | null
}

/** Tells whoever scheduled it that the website's draft did not go live. Once for each chosen time. */
export async function mailSiteNotPublished(ctx: Ctx, { at, reasons, to }: Missed): Promise<void> {
  const reader = to ?? (await findOwner(ctx))
  if (!reader) return
  const data = {
    name: ctx.actor.name,
    at: deadlineWords(new Date(at), null, ctx.regional.zone),
    reasons,
    url: `${ctx.system.config.publicUrl}/website`,
  }
  await ctx.tx((tx) =>
    queueMail(tx, ctx, { template: 'site-not-published', to: reader, data, dedupeKey: `site-not-published:${at}` }),
  )
}
