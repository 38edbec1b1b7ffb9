import { and, eq } from 'drizzle-orm'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Transaction } from '../../db/connect.ts'
import { sites, siteVersions } from '../../db/schema/index.ts'

/** What the published storefront says of what is sold and how it is paid; null while nothing is published. */
export async function readShopSettings(tx: Transaction, agencyId: string): Promise<SiteSettings | null> {
  const [row] = await tx
    .select({ site: siteVersions.site })
    .from(sites)
    .innerJoin(siteVersions, and(eq(siteVersions.agencyId, agencyId), eq(siteVersions.number, sites.publishedNumber)))
    .where(eq(sites.agencyId, agencyId))
    .limit(1)
  return row?.site.settings ?? null
}
