import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TourOption } from '#domain/tours/tour.ts'
import type { IntegrationLog } from '../../http.ts'
import type { TourListing } from '../port.ts'
import type { CallLimits, OctoClient } from './client.ts'
import { mapListing, mapOption } from './map-product.ts'
import { WireProduct } from './wire.ts'

/** A product as searches need it. */
export interface CatalogueEntry {
  listing: TourListing
  options: Pick<TourOption, 'id' | 'units' | 'minUnits' | 'maxUnits'>[]
}

/** OCTO has no search by place: the whole catalogue is read, and again after this time. */
const CACHED_MS = 30 * 60_000
/** Products that are read before other work runs. */
const AT_ONCE = 100

/** The catalogue of one supplier. */
export function createCatalogue(client: OctoClient, supplier: string, log: IntegrationLog | undefined) {
  let cached: { entries: readonly CatalogueEntry[]; until: number } | null = null
  let loading: Promise<readonly CatalogueEntry[]> | null = null

  async function load(limits: CallLimits): Promise<readonly CatalogueEntry[]> {
    const entries: CatalogueEntry[] = []
    const reasons: Record<string, number> = {}
    for (const [index, raw] of (await client.products(limits)).entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await nextTurn()
      const { data, error } = WireProduct.safeParse(raw)
      const listing = data && mapListing(data, supplier)
      if (data && listing) {
        const options = data.options.map((option) => mapOption(option, data))
        entries.push({
          listing,
          options: options.map(({ id, units, minUnits, maxUnits }) => ({ id, units, minUnits, maxUnits })),
        })
        continue
      }
      const reason = error
        ? `missing or wrong ${error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')}`
        : 'no place'
      reasons[reason] = (reasons[reason] ?? 0) + 1
    }
    if (Object.keys(reasons).length > 0) log?.({ event: 'dropped', supplier, what: 'tour', reasons })
    cached = { entries, until: performance.now() + CACHED_MS }
    return entries
  }

  /** The products; concurrent searches share one call. */
  return (limits: CallLimits): Promise<readonly CatalogueEntry[]> => {
    if (cached && cached.until > performance.now()) return Promise.resolve(cached.entries)
    loading ??= load(limits).finally(() => {
      loading = null
    })
    return loading
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>
