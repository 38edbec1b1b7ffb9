import { eq } from 'drizzle-orm'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { sites } from '../../../db/schema/index.ts'
import { readDraft } from '../draft/read-draft.ts'
import { lockSite } from '../lock-site.ts'
import { publishScheduled } from './publish-scheduled.job.ts'
import { checkPublishable } from './write-version.ts'

/**
 * Schedules the publishing of the draft in its state at that time; null removes the schedule. Throws site.publish-in-past, site.unreadable and
 * site.faulty.
 */
export async function scheduleSite(ctx: Ctx, { at }: { at: string | null }): Promise<SiteDraft> {
  const publishAt = at === null ? null : new Date(at)
  const seconds = publishAt ? Math.ceil((publishAt.getTime() - ctx.now().getTime()) / 1_000) : 0
  if (publishAt && seconds <= 0) throw new AppError('site.publish-in-past', { at })
  await ctx.tx(async (tx) => {
    const { draft } = await lockSite(tx, ctx)
    if (publishAt) checkPublishable(draft)
    await tx.update(sites).set({ publishAt }).where(eq(sites.agencyId, ctx.agencyId))
    if (!publishAt) return
    const job = { agencyId: ctx.agencyId, at: publishAt.toISOString(), by: ctx.actor.name, email: ctx.actor.email }
    await ctx.system.jobs.enqueue(tx, publishScheduled, job, { afterSeconds: seconds })
  })
  return readDraft(ctx)
}
