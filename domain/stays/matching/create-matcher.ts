import type { Point } from '../../travel/distance.ts'
import { propertyIdOf, type StayListing } from '../property.ts'
import { createGrid } from './grid.ts'
import { type Edge, type Joinable, joinAlike } from './join-alike.ts'
import { createReader, type ListingFacts } from './listing-facts.ts'
import { DOUBT_FROM, MERGE_FROM, metresBetween, scorePair } from './score-pair.ts'
import { lastVerdicts, pairKey, type Verdict } from './verdict.ts'

/** Listings of one property, in the order in which they were found. */
export interface Cluster {
  /** Of the first listing. */
  id: string
  listings: readonly [StayListing, ...StayListing[]]
}

/** Two listings that may be one property. */
export interface DoubtfulPair {
  left: StayListing
  right: StayListing
  score: number
  metres: number
}

export interface Matcher {
  /** Adds listings as they are found; a repeated one replaces its earlier facts. */
  add(listings: readonly StayListing[]): void
  /** Every property so far, in the order in which it was found first. */
  clusters(): readonly Cluster[]
  /** Pairs for a person to decide, the likeliest first. */
  doubtful(): DoubtfulPair[]
}

interface Entry extends Joinable {
  facts: ListingFacts
  listing: StayListing
  /** Arrival counter. */
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

/** The compared facts of a listing; later pictures and texts change nothing. */
const comparesEqual = (a: StayListing, b: StayListing): boolean =>
  (['name', 'latitude', 'longitude', 'district', 'phone', 'stars', 'chain', 'brand'] as const).every(
    (field) => a[field] === b[field],
  ) && (['line', 'city', 'region', 'postcode'] as const).every((field) => a.address[field] === b.address[field])

interface Properties {
  clusterOf: ReadonlyMap<string, readonly Entry[]>
  /** In order of arrival, like the listings of each. */
  groups: readonly (readonly Entry[])[]
}

const firstOrder = ([first]: readonly Entry[]) => first?.order ?? 0

/** Decides which listings of several suppliers are one property, while the suppliers answer. `centre` is the centre of the search. */
export function createMatcher({ verdicts, centre }: { verdicts: readonly Verdict[]; centre: Point }): Matcher {
  const decided = lastVerdicts(verdicts)
  const entries = new Map<string, Entry>()
  const read = createReader(centre)
  const grid = createGrid<Entry>()
  let edges: Edge<Entry>[] = []
  /** Null after a new listing that may merge or split properties. */
  let known: Properties | null = null

  function compare(entry: Entry): void {
    for (const cell of grid.around(entry.facts))
      for (const other of cell) {
        if (other.supplier === entry.supplier) continue
        const score = scorePair(entry.facts, other.facts)
        if (score >= DOUBT_FROM) edges.push({ left: other, right: entry, score })
      }
    grid.add(entry)
  }

  function remove(entry: Entry): void {
    grid.remove(entry)
    edges = edges.filter(({ left, right }) => left !== entry && right !== entry)
  }

  function take(listing: StayListing): void {
    const key = propertyIdOf(listing)
    const before = entries.get(key)
    if (before && comparesEqual(before.listing, listing)) {
      before.listing = listing
      return
    }
    known = null
    if (before) remove(before)
    const order = before?.order ?? entries.size
    const entry = { key, supplier: listing.supplier, listing, facts: read(listing), order }
    entries.set(key, entry)
    compare(entry)
  }

  function join(): Properties {
    const likely = edges.filter(({ score }) => score >= MERGE_FROM)
    const { clusterOf } = joinAlike([...entries.values()], likely, decided)
    const groups = [...new Set(clusterOf.values())].map((members) => members.toSorted((a, b) => a.order - b.order))
    return { clusterOf, groups: groups.toSorted((a, b) => firstOrder(a) - firstOrder(b)) }
  }

  function properties(): Properties {
    known ??= join()
    return known
  }

  return {
    add(listings) {
      for (const listing of listings) take(listing)
    },
    clusters: () => properties().groups.flatMap(([first, ...others]) => (first ? [clusterFrom(first, others)] : [])),
    doubtful() {
      const { clusterOf } = properties()
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
