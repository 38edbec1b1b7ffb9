import type { Point } from '../../travel/distance.ts'
import { propertyIdOf, type StayListing } from '../property.ts'
import { createGrid } from './grid.ts'
import { type Edge, type Joinable, joinAlike } from './join-alike.ts'
import { createReader, type ListingFacts } from './listing-facts.ts'
import { DOUBT_FROM, MERGE_FROM, metresBetween, scorePair } from './score-pair.ts'
import { lastVerdicts, pairKey, type Verdict } from './verdict.ts'

/** Listings of one house, in the order in which they were found. */
export interface Cluster {
  /** Of the first listing. */
  id: string
  listings: readonly [StayListing, ...StayListing[]]
}

/** Two listings of which nobody is sure that they are one house. */
export interface DoubtfulPair {
  left: StayListing
  right: StayListing
  score: number
  metres: number
}

export interface Matcher {
  /** Takes listings as they are found; one that comes again replaces what was known of it. */
  add(listings: readonly StayListing[]): void
  /** Every house so far, in the order in which it was found first. */
  clusters(): readonly Cluster[]
  /** Pairs to be decided by a person, the likeliest first. */
  doubtful(): DoubtfulPair[]
}

interface Entry extends Joinable {
  facts: ListingFacts
  listing: StayListing
  /** Counts arrivals. */
  order: number
}

const toPair = ({ left, right, score }: Edge<Entry>): DoubtfulPair => ({
  left: left.listing,
  right: right.listing,
  score: Math.round(score * 1000) / 1000,
  metres: Math.round(metresBetween(left.facts, right.facts)),
})

const clusterFrom = (first: Entry, others: readonly Entry[]): Cluster => ({
  id: first.key,
  listings: [first.listing, ...others.map(({ listing }) => listing)],
})

/** What of a listing is compared; pictures and texts that come later change nothing. */
const comparesEqual = (a: StayListing, b: StayListing): boolean =>
  (['name', 'latitude', 'longitude', 'district', 'phone', 'stars', 'chain', 'brand'] as const).every(
    (field) => a[field] === b[field],
  ) && (['line', 'city', 'region', 'postcode'] as const).every((field) => a.address[field] === b.address[field])

/** Tells which listings of several suppliers are one house, while the suppliers still answer. `centre` is the middle of the search. */
export function createMatcher({ verdicts, centre }: { verdicts: readonly Verdict[]; centre: Point }): Matcher {
  const decided = lastVerdicts(verdicts)
  const entries = new Map<string, Entry>()
  const read = createReader(centre)
  const grid = createGrid<Entry>()
  let edges: Edge<Entry>[] = []
  let known: { clusterOf: ReadonlyMap<string, readonly Entry[]>; clusters: Cluster[] } | null = null

  function compare(entry: Entry): void {
    for (const cell of grid.around(entry.facts))
      for (const other of cell) {
        if (other.supplier === entry.supplier) continue
        const score = scorePair(entry.facts, other.facts)
        if (score >= DOUBT_FROM) edges.push({ left: other, right: entry, score })
      }
    grid.add(entry)
  }

  function take(listing: StayListing): void {
    const key = propertyIdOf(listing)
    const before = entries.get(key)
    if (before && comparesEqual(before.listing, listing)) {
      before.listing = listing
      return
    }
    const entry = { key, supplier: listing.supplier, listing, facts: read(listing), order: before?.order ?? entries.size }
    if (before) {
      grid.remove(before)
      edges = edges.filter(({ left, right }) => left !== before && right !== before)
    }
    entries.set(key, entry)
    compare(entry)
  }

  function join() {
    const all = [...entries.values()]
    const { clusterOf } = joinAlike(
      all,
      edges.filter(({ score }) => score >= MERGE_FROM),
      decided,
    )
    const clusters = [...new Set(clusterOf.values())].flatMap((members) => {
      const [first, ...others] = members.toSorted((a, b) => a.order - b.order)
      return first ? [{ order: first.order, cluster: clusterFrom(first, others) }] : []
    })
    clusters.sort((a, b) => a.order - b.order)
    return { clusterOf, clusters: clusters.map(({ cluster }) => cluster) }
  }

  return {
    add(listings) {
      if (listings.length > 0) known = null
      for (const listing of listings) take(listing)
    },
    clusters() {
      known ??= join()
      return known.clusters
    },
    doubtful() {
      known ??= join()
      const { clusterOf } = known
      const isOpen = ({ left, right, score }: Edge<Entry>) => {
        if (score >= MERGE_FROM || decided.has(pairKey(left.key, right.key))) return false
        const suppliers = new Set(clusterOf.get(left.key)?.map(({ supplier }) => supplier))
        return !clusterOf.get(right.key)?.some(({ supplier }) => suppliers.has(supplier))
      }
      return edges
        .filter(isOpen)
        .toSorted((a, b) => b.score - a.score)
        .map(toPair)
    },
  }
}
