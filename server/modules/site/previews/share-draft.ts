import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { SitePreview } from '#contract/site-shapes.ts'
import { withoutFaults } from '#domain/site/faults.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { sitePreviews } from '../../../db/schema/index.ts'
import { agencyFacts } from '../agency-facts.ts'
import { lockSite, type SiteRow } from '../lock-site.ts'
import { DAY_MS, LISTED_DAYS, toPreview, VALID_DAYS } from './previews.ts'
import { purgePreviews } from './purge-previews.job.ts'

const MARGIN_SECONDS = 60

/**
 * Creates a link with which anyone can see the current draft for a week, starting at a page. The id is the link's secret, so it does not contain its
 * time. A member who asks again on the same day for the same draft gets the same link.
 */
export async function shareDraft(ctx: Ctx, { page }: { page: AnyPageId }): Promise<SitePreview> {
  const { row, slug, revision } = await ctx.tx(async (tx) => {
    const site = await lockSite(tx, ctx)
    const { slug } = await agencyFacts(tx, ctx.agencyId)
    return {
      row: (await findSame(tx, ctx, site.revision)) ?? (await insertPreview(tx, ctx, site)),
      slug,
      revision: site.revision,
    }
  })
  return toPreview(row, { config: ctx.system.config, slug, now: ctx.now(), revision, page })
}

async function findSame(tx: Transaction, ctx: Ctx, revision: number) {
  const [same] = await tx
    .select()
    .from(sitePreviews)
    .where(
      and(
        eq(sitePreviews.agencyId, ctx.agencyId),
        eq(sitePreviews.revision, revision),
        eq(sitePreviews.createdBy, ctx.actor.name),
        isNull(sitePreviews.revokedAt),
        gt(sitePreviews.expiresAt, new Date(ctx.now().getTime() + (VALID_DAYS - 1) * DAY_MS)),
      ),
    )
    .orderBy(desc(sitePreviews.createdAt))
    .limit(1)
  return same
}

async function insertPreview(tx: Transaction, ctx: Ctx, { draft, revision }: SiteRow) {
  const row = {
    id: crypto.randomUUID(),
    agencyId: ctx.agencyId,
    revision,
    createdBy: ctx.actor.name,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + VALID_DAYS * DAY_MS),
    revokedAt: null,
  }
  await tx.insert(sitePreviews).values({ ...row, site: withoutFaults(draft) })
  for (const days of [VALID_DAYS, VALID_DAYS + LISTED_DAYS])
    await ctx.system.jobs.enqueue(tx, purgePreviews, { agencyId: ctx.agencyId }, { afterSeconds: days * 86_400 + MARGIN_SECONDS })
  return row
}
