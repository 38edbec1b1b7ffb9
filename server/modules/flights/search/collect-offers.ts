import { lowestOf } from '#domain/flights/date-prices.ts'
import { productKey } from '#domain/flights/results.ts'
import type { Money } from '#domain/money/money.ts'
import type { PricedEntry } from './price-offers.ts'

export interface Collection {
  /** `upserts` are offers that are new, or cheaper than the same one before; `gone` are our ids of those that they replace. */
  add(entries: readonly PricedEntry[]): { upserts: [id: string, entry: PricedEntry][]; gone: string[] }
  /** The number of results. */
  count(): number
  /** The lowest total of all; null without offers. */
  lowest(): Money | null
}

/**
 * Collects the offers of one search. Our ids are unique in it, even where a supplier repeats its own. Offers themselves are not retained, so that the
 * garbage collector frees them early.
 */
export function collectOffers(): Collection {
  const byProduct = new Map<string, { id: string; total: Money }>()
  const ids = new Set<string>()
  const freeId = (id: string): string => {
    for (let copy = 1; ; copy++) {
      const candidate = copy === 1 ? id : `${id}~${copy}`
      if (!ids.has(candidate)) return candidate
    }
  }
  return {
    add(entries) {
      const upserts: [string, PricedEntry][] = []
      const gone: string[] = []
      for (const entry of entries) {
        const key = productKey(entry.offer)
        const known = byProduct.get(key)
        const { total } = entry.waterfall
        if (known && known.total.amount <= total.amount) continue
        const id = freeId(entry.offer.id)
        const added = id === entry.offer.id ? entry : { ...entry, offer: { ...entry.offer, id } }
        if (known) gone.push(known.id)
        byProduct.set(key, { id, total })
        ids.add(id)
        upserts.push([id, added])
      }
      return { upserts, gone }
    },
    count: () => byProduct.size,
    lowest: () => lowestOf(byProduct.values())?.total ?? null,
  }
}
