import type { Call } from '../../duffel/http/add-route.ts'
import { listingsAround, listingsIn } from '../../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { withoutMarks } from '../../inventory/stays/catalogue/respell-name.ts'
import { cities } from '../../inventory/stays/world/cities.ts'
import { kmBetween, type Point } from '../../inventory/stays/world/geo.ts'
import { testCity } from '../../inventory/stays/world/test-hotels.ts'
import { worldOf } from '../world-of.ts'

const MOST = 20

interface Entry {
  listing: Listing
  words: string
}

const fold = (text: string) => withoutMarks(text).toLowerCase()

const entryOf = (listing: Listing): Entry => ({
  listing,
  words: fold(`${listing.name} ${listing.property.city.name} ${listing.property.district.name}`),
})

const cached = new Map<string, readonly Entry[]>()

/** The properties of a supplier by their words: all are indexed on first use. */
function entriesOf(call: Pick<Call, 'deps' | 'account'>): readonly Entry[] {
  const world = worldOf(call)
  const key = `${world.seed}|${world.supplier.account.id}`
  const known = cached.get(key)
  if (known) return known
  const entries = [...cities, testCity].flatMap((city) => listingsIn(city, world).map(entryOf))
  cached.set(key, entries)
  return entries
}

/** Lower is better: a prefix of the name, a prefix of a word, every word is contained; null for no match. */
function rankOf({ words }: Entry, wanted: string): number | null {
  if (words.startsWith(wanted)) return 0
  if (words.includes(` ${wanted}`)) return 1
  return wanted.split(' ').every((word) => words.includes(word)) ? 2 : null
}

interface Wanted {
  query: string
  area: { centre: Point; radius: number } | null
}

/** Properties for a query, best first; with an area, only those in it, the nearest first among equals. */
export function suggestProperties(call: Pick<Call, 'deps' | 'account'>, { query, area }: Wanted): Listing[] {
  const wanted = fold(query.trim())
  if (wanted === '') return []
  const entries = area ? listingsAround(area.centre, area.radius, worldOf(call)).map(entryOf) : entriesOf(call)
  const away = (listing: Listing) => (area ? kmBetween(area.centre, listing) : -listing.reviewCount)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted)
      return rank === null ? [] : [{ listing: entry.listing, rank, away: away(entry.listing) }]
    })
    .toSorted((a, b) => a.rank - b.rank || a.away - b.away)
    .slice(0, MOST)
    .map(({ listing }) => listing)
}
