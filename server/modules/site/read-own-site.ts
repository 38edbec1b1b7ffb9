import { and, eq, sql } from 'drizzle-orm'
import { defaultSettings, SiteSettings } from '#domain/site/settings.ts'
import { DraftSite, type Site } from '#domain/site/site.ts'
import type { Transaction } from '../../db/connect.ts'
import { sites, siteVersions } from '../../db/schema/index.ts'

/** The live version of an agency's site, or its draft before the first publishing. */
const own = sql`coalesce(${siteVersions.site}, ${sites.draft})`

async function selectOwn(tx: Transaction, agencyId: string, part: typeof own): Promise<unknown> {
  const [row] = await tx
    .select({ part })
    .from(sites)
    .leftJoin(siteVersions, and(eq(siteVersions.agencyId, agencyId), eq(siteVersions.number, sites.publishedNumber)))
    .where(eq(sites.agencyId, agencyId))
    .limit(1)
  return row?.part
}

/** The brand for mails, documents and the portal. */
export async function readOwnSettings(tx: Transaction, agencyId: string): Promise<SiteSettings> {
  const settings = await selectOwn(tx, agencyId, sql`${own} -> 'settings'`)
  return settings ? SiteSettings.parse(settings) : defaultSettings
}

/** The whole site; null where an agency has none yet. */
export async function readOwnSite(tx: Transaction, agencyId: string): Promise<Site | null> {
  const site = await selectOwn(tx, agencyId, own)
  return site ? DraftSite.parse(site) : null
}
