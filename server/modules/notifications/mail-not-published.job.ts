import { z } from 'zod'
import { deadlineWords } from '#domain/deadline.ts'
import { eventPayloads } from '#domain/events.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { withChoosers } from '../mail/find-choosers.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Mails the member who scheduled it, or the agency's owner, and members who chose it, that the website's draft was not published. One mail each for a scheduled time. */
export const mailNotPublished = defineJob({
  name: 'site.mail-not-published',
  payload: z.intersection(eventPayloads['site.not-published'], z.object({ agencyId: z.uuid() })),
  retries: 5,
  async handle(system, { agencyId, at, reasons, by, email }) {
    const ctx = await systemCtx(system, agencyId, by)
    const own = email ?? (await findOwner(ctx))
    const addresses = await withChoosers(ctx, 'site.not-published', own)
    const data = {
      name: by,
      at: deadlineWords(new Date(at), null, ctx.regional.zone),
      reasons,
      url: `${system.config.publicUrl}/website`,
    }
    const key = `site-not-published:${at}`
    await ctx.tx(async (tx) => {
      for (const to of addresses)
        await queueMail(tx, ctx, { template: 'site-not-published', to, data, dedupeKey: to === own ? key : `${key}:${to}` })
    })
  },
})
