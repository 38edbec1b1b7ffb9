import { plainText } from '../../plain-words.ts'
import { createForgivingIndex, otherCountryNames, startsOf } from '../../travel/forgiving-index.ts'
import { countryName } from '../../travel/places.ts'
import type { Destination } from '../search.ts'
import { type ListedDestination, listDestinations } from './destinations.ts'
import { popularDestinations } from './popular-destinations.ts'

/** A destination with its search texts. */
export interface DestinationEntry extends ListedDestination {
  id: string
  name: string
  /** The normalised name. */
  plain: string
  country: string
  region: string
  starts: string
}

/** The ranking of equal matches, and of matches by one letter. */
const HOME_BONUS = { found: 1.6, listed: 1.2 }
/** From this weight on a place can also be found by a misspelt prefix; there are too many smaller ones. */
const FORGIVEN_FROM = 2.2
/** Number of places per slice of about twenty milliseconds, between which other work runs. */
const AT_ONCE = 1_500

/** 1 to 1.3: the more popular place wins among equals. */
const rankOf = (id: string) => {
  const at = popularDestinations.indexOf(id)
  return at < 0 ? 1 : 1.3 - at / 100
}

const worthOf = ({ id, weight, destination }: DestinationEntry, home: string, bonus: number) =>
  weight * rankOf(id) * (destination.country === home ? bonus : 1)

function toEntry(listed: ListedDestination): DestinationEntry {
  const { id, name, country, context, kind } = listed.destination
  return {
    ...listed,
    id,
    name,
    plain: plainText(name),
    country: `${countryName(country)} ${otherCountryNames[country] ?? ''}`,
    region: kind === 'city' ? (context.split(', ').at(-2) ?? '') : '',
    starts: listed.weight >= FORGIVEN_FROM ? startsOf(name) : '',
  }
}

export const destinationIndex = createForgivingIndex<DestinationEntry>({
  fields: ['code', 'name', 'others', 'city', 'region', 'country'],
  boost: { code: 4, name: 4, others: 3 },
  weightOf: (entry, home) => worthOf(entry, home, HOME_BONUS.found),
})

/** Every destination; empty until the index is filled. */
let listed: readonly DestinationEntry[] = []
/** Every destination for travellers from a country, the most popular first. */
const byWorth = new Map<string, readonly DestinationEntry[]>()
let byId: ReadonlyMap<string, Destination> = new Map()

/** Fills the index, with a pause after each slice. */
function* fill(): Generator<void, void, void> {
  const all = listDestinations()
  const entries: DestinationEntry[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    yield
    const some = all.slice(at, at + AT_ONCE).map(toEntry)
    destinationIndex.add(some)
    entries.push(...some)
  }
  yield
  byId = new Map(entries.map(({ id, destination }) => [id, destination]))
  listed = entries
}

const filling = fill()
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Prepares suggestions in slices between other work. Without it the first suggestion prepares them at once. */
export async function prepareDestinations(): Promise<void> {
  while (!filling.next().done) await nextTurn()
}

/** Every destination, the most popular among travellers from `home` first; loads all now if nothing was prepared. */
export function allDestinations(home: string): readonly DestinationEntry[] {
  fillNow()
  const known = byWorth.get(home)
  if (known) return known
  const worth = (entry: DestinationEntry) => worthOf(entry, home, HOME_BONUS.listed)
  const sorted = listed.toSorted((a, b) => worth(b) - worth(a))
  byWorth.set(home, sorted)
  return sorted
}

function fillNow(): void {
  let step = filling.next()
  while (!step.done) step = filling.next()
}

/** The destination with an id; loads all if nothing was prepared. */
export function findDestination(id: string): Destination | undefined {
  fillNow()
  return byId.get(id)
}
