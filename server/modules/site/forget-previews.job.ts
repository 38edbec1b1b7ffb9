import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { sitePreviews } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'

const Payload = z.object({ agencyId: z.uuid() })

/** Deletes the drafts of an agency whose links are no longer good. */
export const forgetPreviews: Job<typeof Payload> = defineJob({
  name: 'site.forget-previews',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId }) {
    const ctx = systemCtx(system, agencyId)
    await ctx.tx((tx) =>
      tx.delete(sitePreviews).where(and(eq(sitePreviews.agencyId, agencyId), lte(sitePreviews.expiresAt, ctx.now()))),
    )
  },
})
