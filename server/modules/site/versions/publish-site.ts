import { and, eq, sql } from 'drizzle-orm'
import type { SiteDraft } from '#contract/site-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { sites, siteVersions } from '../../../db/schema/index.ts'
import { readDraft } from '../draft/read-draft.ts'
import { checkSeen, lockSite, type SiteRow } from '../lock-site.ts'
import { writeVersion } from './write-version.ts'

/** Publishes the draft. Publishing an unchanged draft again creates no new version. Throws site.changed-elsewhere, site.unreadable and site.faulty. */
export async function publishSite(ctx: Ctx, { revision, note }: { revision: number; note: string }): Promise<SiteDraft> {
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    checkSeen(row, revision)
    await publishDraft(tx, ctx, { row, note })
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
  return readDraft(ctx)
}

/** The draft becomes a version unless it equals the live one, and its schedule is removed. */
export async function publishDraft(tx: Transaction, ctx: Ctx, { row, note }: { row: SiteRow; note: string }): Promise<void> {
  if (!(await isLive(tx, row))) await writeVersion(tx, ctx, { site: row.draft, note })
  await tx.update(sites).set({ publishAt: null }).where(eq(sites.agencyId, ctx.agencyId))
}

async function isLive(tx: Transaction, { agencyId, publishedNumber, draft }: SiteRow): Promise<boolean> {
  if (publishedNumber === null) return false
  const [same] = await tx
    .select({ number: siteVersions.number })
    .from(siteVersions)
    .where(
      and(
        eq(siteVersions.agencyId, agencyId),
        eq(siteVersions.number, publishedNumber),
        sql`${siteVersions.site} = ${JSON.stringify(draft)}::jsonb`,
      ),
    )
    .limit(1)
  return same !== undefined
}
