import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SiteVersion } from '#contract/site-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import { sites, siteVersions } from '../../../db/schema/index.ts'

/** Older ones stay stored and can be restored by their number. */
const MOST = 100

/** The published versions, newest first. */
export async function listVersions(ctx: Ctx): Promise<z.infer<typeof SiteVersion>[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select({
        number: siteVersions.number,
        note: siteVersions.note,
        by: siteVersions.publishedBy,
        at: siteVersions.publishedAt,
        live: sites.publishedNumber,
      })
      .from(siteVersions)
      .innerJoin(sites, eq(sites.agencyId, ctx.agencyId))
      .where(eq(siteVersions.agencyId, ctx.agencyId))
      .orderBy(desc(siteVersions.number))
      .limit(MOST),
  )
  return rows.map(({ at, live, ...version }) => ({ ...version, at: at.toISOString(), isLive: version.number === live }))
}
