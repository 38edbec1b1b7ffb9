import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { sites } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { lockSite } from './lock-site.ts'
import { publishDraft } from './publish-site.ts'
import { showBrand } from './show-brand.ts'

const Payload = z.object({ agencyId: z.uuid(), at: z.iso.datetime(), by: z.string() })

/** Publishes the draft as it is now, if this is still the time that was chosen. A draft that cannot be read waits for a person instead. */
export const publishScheduled: Job<typeof Payload> = defineJob({
  name: 'site.publish-scheduled',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, at, by }) {
    const ctx = systemCtx(system, agencyId, by)
    try {
      await publishAt(ctx, at)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'site.unreadable') throw error
      system.log.warn({ agencyId, at }, 'a scheduled site has colours that cannot be read')
      await ctx.tx((tx) => tx.update(sites).set({ publishAt: null }).where(eq(sites.agencyId, agencyId)))
    }
  },
})

async function publishAt(ctx: Ctx, at: string): Promise<void> {
  const published = await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    if (row.publishAt?.toISOString() !== at) return null
    await publishDraft(tx, ctx, { row, note: 'Scheduled' })
    return row.draft
  })
  if (published) await showBrand(ctx, published.settings)
}
