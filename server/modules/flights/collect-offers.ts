import { productKey } from '#domain/flights/results.ts'
import type { PricedEntry } from './price-offers.ts'

export interface Collection {
  /** Takes in what a supplier sent and returns what is new to show: offers that are not there yet, or cheaper than the same one was. */
  add(entries: readonly PricedEntry[]): PricedEntry[]
  /** Our ids of the cheapest of each product. */
  best(): string[]
  /** Everything that was ever shown, by our id: someone may be looking at an offer that a cheaper one has replaced since. */
  shown(): PricedEntry[]
}

/** Gathers the offers of one search. Our ids are unique in it, even where a supplier repeats its own. */
export function collectOffers(): Collection {
  const byProduct = new Map<string, PricedEntry>()
  const byId = new Map<string, PricedEntry>()
  const freeId = (id: string): string => {
    for (let copy = 1; ; copy++) {
      const candidate = copy === 1 ? id : `${id}~${copy}`
      if (!byId.has(candidate)) return candidate
    }
  }
  return {
    add(entries) {
      const fresh: PricedEntry[] = []
      for (const entry of entries) {
        const key = productKey(entry.offer)
        const known = byProduct.get(key)
        if (known && known.waterfall.total.amount <= entry.waterfall.total.amount) continue
        const id = freeId(entry.offer.id)
        const kept = id === entry.offer.id ? entry : { ...entry, offer: { ...entry.offer, id } }
        byProduct.set(key, kept)
        byId.set(id, kept)
        fresh.push(kept)
      }
      return fresh
    },
    best: () => [...byProduct.values()].map(({ offer }) => offer.id),
    shown: () => [...byId.values()],
  }
}
