import { plainText } from '../plain-words.ts'
import { createForgivingIndex, otherCountryNames, startsOf } from '../travel/forgiving-index.ts'
import { countryName } from '../travel/places.ts'
import { type ListedDestination, listDestinations } from './destinations.ts'
import { popularDestinations } from './popular-destinations.ts'
import type { Destination } from './search.ts'

/** A destination with the texts that it is found by. */
export interface DestinationEntry extends ListedDestination {
  id: string
  name: string
  /** `name` as it is compared. */
  plain: string
  country: string
  region: string
  starts: string
}

/** Where words match equally, and where nothing but the first letter is known. */
const HOME_BONUS = { found: 1.6, listed: 1.2 }
/** From this weight on a place is found by a misspelt beginning, too: there are too many small ones. */
const FORGIVEN_FROM = 2.2
/** So many are read before other work gets its turn: some twenty milliseconds. */
const AT_ONCE = 1_500

/** 1 to 1.3: the most looked for win where all else is equal. */
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
/** The same for travellers from a country, those most looked for first. */
const byWorth = new Map<string, readonly DestinationEntry[]>()
let byId: ReadonlyMap<string, Destination> = new Map()

/** Fills the index, and pauses after each part. */
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

/** Makes ready to suggest, in slices between other work. Without it the first suggestion does so at once. */
export async function prepareDestinations(): Promise<void> {
  while (!filling.next().done) await nextTurn()
}

/** Every destination, those that travellers from `home` look for most first; reads them all now where nobody has prepared for it. */
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

/** The place of an id; reads all places where nobody has prepared for it. */
export function findDestination(id: string): Destination | undefined {
  fillNow()
  return byId.get(id)
}
