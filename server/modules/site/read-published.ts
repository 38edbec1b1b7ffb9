import { and, eq } from 'drizzle-orm'
import type { ContactDetails } from '#domain/agency/contact-details.ts'
import { Site } from '#domain/site/site.ts'
import { systemCtx } from '../../ctx.ts'
import { sites, siteVersions } from '../../db/schema/index.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { perSystem } from '../../per-system.ts'
import type { System } from '../../system.ts'
import { readContactDetails } from '../agency-settings/contact-and-terms.ts'
import { readSoldPackages } from './read-sold-packages.ts'
import { siteOrigin } from './site-origin.ts'

export interface Published {
  site: Site
  number: number
  /** The canonical address for search engines. */
  origin: string
  at: Date
  /** The agency's hours, holidays, social links and kinds of enquiries. */
  contact: ContactDetails
  /** The addresses of the packages that it sells: published ones with an open departure to come. */
  packages: readonly string[]
}

/** Publishing invalidates at once on every node; this limits stale data while a node is disconnected. */
const KEEP_MS = 30_000
const MOST_SITES = 500

/** The input of the page cache for every page: without the site itself, so that it can be cached for many agencies. */
export type Live = Pick<Published, 'number' | 'origin'>
const MOST_LIVE = 10_000

const live = perSystem(({ now, invalidation }) => {
  const numbers = createMemoryCache<Live | null>({ freshMs: KEEP_MS, most: MOST_LIVE, now })
  invalidation.subscribe((agencyId) => numbers.invalidate(agencyId ?? ''))
  return numbers
})

/** The live version of an agency's storefront and its address; null before the first publishing. */
export const readLive = (system: System, agency: { id: string; slug: string }): Promise<Live | null> =>
  live(system).get(agency.id, async () => {
    const [site] = await (await systemCtx(system, agency.id)).tx((tx) =>
      tx.select({ number: sites.publishedNumber }).from(sites).where(eq(sites.agencyId, agency.id)).limit(1),
    )
    return site?.number ? { number: site.number, origin: await siteOrigin(system, agency) } : null
  })

const memory = perSystem(({ now, invalidation }) => {
  const published = createMemoryCache<Published | null>({ freshMs: KEEP_MS, most: MOST_SITES, now })
  invalidation.subscribe((agencyId) => published.invalidate(agencyId ?? ''))
  return published
})

/** The live version of an agency's site; null before the first publishing. */
export const readPublished = (system: System, agency: { id: string; slug: string }): Promise<Published | null> =>
  memory(system).get(agency.id, async () => {
    const ctx = await systemCtx(system, agency.id)
    const { version, contact, packages } = await ctx.tx(async (tx) => {
      const [version] = await tx
        .select({ site: siteVersions.site, number: siteVersions.number, at: siteVersions.publishedAt })
        .from(sites)
        .innerJoin(siteVersions, and(eq(siteVersions.agencyId, agency.id), eq(siteVersions.number, sites.publishedNumber)))
        .where(eq(sites.agencyId, agency.id))
        .limit(1)
      return { version, contact: await readContactDetails(tx, ctx), packages: await readSoldPackages(tx, ctx) }
    })
    return version
      ? { ...version, site: Site.parse(version.site), origin: await siteOrigin(system, agency), contact, packages }
      : null
  })
