import { z } from 'zod'
import { deadlineWords } from '#domain/deadline.ts'
import { eventPayloads } from '#domain/events.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Mails the member who scheduled it, or the agency's owner, that the website's draft was not published. One mail for each scheduled time. */
export const mailNotPublished = defineJob({
  name: 'site.mail-not-published',
  payload: z.intersection(eventPayloads['site.not-published'], z.object({ agencyId: z.uuid() })),
  retries: 5,
  async handle(system, { agencyId, at, reasons, by, email }) {
    const ctx = await systemCtx(system, agencyId, by)
    const to = email ?? (await findOwner(ctx))
    if (!to) return
    const data = {
      name: by,
      at: deadlineWords(new Date(at), null, ctx.regional.zone),
      reasons,
      url: `${system.config.publicUrl}/website`,
    }
    await ctx.tx((tx) => queueMail(tx, ctx, { template: 'site-not-published', to, data, dedupeKey: `site-not-published:${at}` }))
  },
})
