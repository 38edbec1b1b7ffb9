import type { Ctx } from '../../ctx.ts'
import { sitePreviews } from '../../db/schema/index.ts'
import { agencyFacts } from './agency-facts.ts'
import { forgetPreviews } from './forget-previews.job.ts'
import { lockSite } from './lock-site.ts'
import { givenOrigin } from './site-origin.ts'

const DAYS = 7
const MARGIN_SECONDS = 60

/** A link by which anyone sees the draft as it is now, for a week. The id is the link's secret, so it tells nothing of its time. */
export async function shareDraft(ctx: Ctx): Promise<{ id: string; url: string; expiresAt: string }> {
  const id = crypto.randomUUID()
  const expiresAt = new Date(ctx.now().getTime() + DAYS * 86_400_000)
  const { slug } = await ctx.tx(async (tx) => {
    const { draft } = await lockSite(tx, ctx)
    const preview = { id, agencyId: ctx.agencyId, site: draft, createdAt: ctx.now(), expiresAt }
    await tx.insert(sitePreviews).values(preview)
    const afterSeconds = DAYS * 86_400 + MARGIN_SECONDS
    await ctx.system.jobs.enqueue(tx, forgetPreviews, { agencyId: ctx.agencyId }, { afterSeconds })
    return agencyFacts(tx, ctx.agencyId)
  })
  return { id, url: `${givenOrigin(ctx.system.config, slug)}/preview/template/${id}`, expiresAt: expiresAt.toISOString() }
}
