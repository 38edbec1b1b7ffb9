import { and, eq } from 'drizzle-orm'
import { Site } from '#domain/site/site.ts'
import { systemCtx } from '../../ctx.ts'
import { sites, siteVersions } from '../../db/schema/index.ts'
import { createMemory } from '../../memory.ts'
import { perSystem } from '../../per-system.ts'
import type { System } from '../../system.ts'
import { siteOrigin } from './site-origin.ts'

export interface Published {
  site: Site
  number: number
  /** The address that search engines should know. */
  origin: string
  at: Date
}

/** Publishing is heard of at once, on every node; this bounds what is missed while one is deaf. */
const KEEP_MS = 30_000
const MOST_SITES = 500

const memory = perSystem(({ now, news }) => {
  const published = createMemory<Published | null>({ keepMs: KEEP_MS, most: MOST_SITES, now })
  news.onHear((agencyId) => (agencyId === null ? published.clear() : published.forget(agencyId)))
  return published
})

/** What visitors of an agency's storefront see; null before the first publishing. */
export const readPublished = (system: System, agency: { id: string; slug: string }): Promise<Published | null> =>
  memory(system).get(agency.id, async () => {
    const ctx = systemCtx(system, agency.id)
    const [live] = await ctx.tx((tx) =>
      tx
        .select({ site: siteVersions.site, number: siteVersions.number, at: siteVersions.publishedAt })
        .from(sites)
        .innerJoin(siteVersions, and(eq(siteVersions.agencyId, agency.id), eq(siteVersions.number, sites.publishedNumber)))
        .where(eq(sites.agencyId, agency.id))
        .limit(1),
    )
    return live ? { ...live, site: Site.parse(live.site), origin: await siteOrigin(system, agency) } : null
  })
