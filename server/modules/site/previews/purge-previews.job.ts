import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../../ctx.ts'
import { sitePreviews } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { DAY_MS, LISTED_DAYS } from './previews.ts'

const Payload = z.object({ agencyId: z.uuid() })

/** Deletes the drafts of invalid links, and links that ended 30 days ago. */
export const purgePreviews: Job<typeof Payload> = defineJob({
  name: 'site.forget-previews',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId }) {
    const ctx = await systemCtx(system, agencyId)
    const endedBy = (time: Date) => and(eq(sitePreviews.agencyId, agencyId), lte(sitePreviews.expiresAt, time))
    await ctx.tx(async (tx) => {
      await tx.delete(sitePreviews).where(endedBy(new Date(ctx.now().getTime() - LISTED_DAYS * DAY_MS)))
      await tx.update(sitePreviews).set({ site: null }).where(endedBy(ctx.now()))
    })
  },
})
