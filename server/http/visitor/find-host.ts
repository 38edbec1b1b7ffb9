import { and, eq, isNotNull } from 'drizzle-orm'
import { agencies, agencyDomains } from '../../db/schema/index.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { perSystem } from '../../per-system.ts'
import type { System } from '../../system.ts'
import { type Host, hostName, readHost } from './tenant.ts'

type Agency = typeof agencies.$inferSelect

/** Changes invalidate at once; this limits stale data while a node is disconnected. */
const KEEP_MS = 30_000
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

const hosts = perSystem(({ now, invalidation }) => {
  const bySlug = createMemoryCache<Agency | null>({ freshMs: KEEP_MS, most: 5_000, now })
  const byDomain = createMemoryCache<string | null>({ freshMs: KEEP_MS, most: 5_000, now })
  invalidation.subscribe(() => {
    bySlug.invalidate()
    byDomain.invalidate()
  })
  return { bySlug, byDomain }
})

/** The tenant of a host name. A verified domain of an agency is the agency's storefront. */
export async function findHost(system: System, header: string | undefined): Promise<Host> {
  const host = readHost(header, system.config.ROOT_DOMAIN)
  const name = hostName(header)
  if (host.kind !== 'unknown' || !DOMAIN.test(name)) return host
  const slug = await hosts(system).byDomain.get(name, () => slugOfDomain(system, name))
  return slug === null ? host : { kind: 'storefront', slug }
}

/** The agency of a slug; null when there is none. */
export const findAgency = (system: System, slug: string): Promise<Agency | null> =>
  hosts(system).bySlug.get(slug, async () => {
    const [row] = await system.db.select().from(agencies).where(eq(agencies.slug, slug)).limit(1)
    return row ?? null
  })

async function slugOfDomain({ db }: System, name: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: agencies.slug })
    .from(agencyDomains)
    .innerJoin(agencies, eq(agencies.id, agencyDomains.agencyId))
    .where(and(eq(agencyDomains.name, name), isNotNull(agencyDomains.verifiedAt)))
    .limit(1)
  return row?.slug ?? null
}
