import { z } from 'zod'
import { faultsOf } from '#domain/site/faults.ts'
import { unreadable } from '#domain/site/theme.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { lockSite } from '../lock-site.ts'
import { publishDraft } from './publish-site.ts'

const Payload = z.object({
  agencyId: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  /** The recipient of the mail when publishing fails. */
  email: z.string().nullable().default(null),
})

/** Publishes the current draft, if the scheduled time is still the same. A faulty draft is not published, and the member who scheduled it is notified. */
export const publishScheduled: Job<typeof Payload> = defineJob({
  name: 'site.publish-scheduled',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, at, by, email }) {
    const ctx = await systemCtx(system, agencyId, by)
    const reasons = await publishAt(ctx, { at, email })
    if (reasons.length > 0) system.log.warn({ agencyId, at, reasons }, 'a scheduled site was not published')
  },
})

/** The faults that prevent publishing, in sentences; empty once it is published, or when another time was chosen. */
async function publishAt(ctx: Ctx, { at, email }: { at: string; email: string | null }): Promise<string[]> {
  const { isPublished, reasons } = await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    if (row.publishAt?.toISOString() !== at) return { isPublished: false, reasons: [] }
    const colours = unreadable(row.draft.settings).map(({ says }) => says)
    const reasons = [...colours, ...faultsOf(row.draft).map(({ where, says }) => `${where}: ${says}`)]
    if (reasons.length > 0) {
      await recordEvent(tx, ctx, {
        kind: 'site.not-published',
        subject: ctx.agencyId,
        payload: { at, reasons, by: ctx.actor.name, email },
      })
      return { isPublished: false, reasons }
    }
    await publishDraft(tx, ctx, { row, note: 'Scheduled' })
    return { isPublished: true, reasons: [] }
  })
  if (isPublished) await ctx.system.invalidation.publish(ctx.agencyId)
  return reasons
}
