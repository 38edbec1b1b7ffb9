import { eq } from 'drizzle-orm'
import type { Regional } from '#domain/regional.ts'
import { agencies } from './db/schema/index.ts'
import { createMemoryCache } from './memory-cache.ts'
import { perSystem } from './per-system.ts'
import type { System } from './system.ts'

type Row = Pick<typeof agencies.$inferSelect, 'country' | 'currency' | 'timeZone' | 'locale'>

interface Tenant {
  regional: Regional
  practiceOf: string | null
}

export const regionalOf = ({ country, currency, timeZone, locale }: Row): Regional => ({
  country,
  currency,
  zone: timeZone,
  locale,
})

/** A change is published to every node at once; this bounds how stale a disconnected node can be. */
const CACHED_MS = 30_000

const cached = perSystem(({ now, invalidation }) => {
  const byAgency = createMemoryCache<Tenant>({ freshMs: CACHED_MS, most: 5_000, now })
  invalidation.subscribe((agencyId) => byAgency.invalidate(agencyId ?? ''))
  return byAgency
})

/** Currency, zone and locale of an agency, and the agency whose practice tenant it is; cached. */
export const readTenant = (system: System, agencyId: string): Promise<Tenant> =>
  cached(system).get(agencyId, async () => {
    const [row] = await system.db.select().from(agencies).where(eq(agencies.id, agencyId)).limit(1)
    if (!row) throw new Error(`there is no agency ${agencyId}`)
    return { regional: regionalOf(row), practiceOf: row.practiceOf }
  })
