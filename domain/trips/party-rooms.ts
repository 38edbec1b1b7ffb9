import type { TripFacts, TripItemFacts, TripParty } from './trip-facts.ts'

/** What stays have in common that are rooms of one party: property and days. Null for anything but one stay. */
export function partyKey({ nights }: Pick<TripFacts, 'nights'>): string | null {
  const [stay, ...others] = nights
  return stay && others.length === 0 ? `${stay.property} ${stay.checkIn} ${stay.checkOut}` : null
}

/** Items by their people, in order: the rooms of one party together, because each person sleeps in one of them; each other item on its own. */
export function partiesOf<Item>(items: readonly Item[], factsOf: (item: Item) => Pick<TripFacts, 'nights'>): Item[][] {
  return [...Map.groupBy(items, (item) => partyKey(factsOf(item)) ?? item).values()]
}

const together = (parties: readonly TripParty[], day: TripParty['day']): TripParty => ({
  people: parties.reduce((sum, { people }) => sum + people, 0),
  infants: parties.reduce((sum, { infants }) => sum + infants, 0),
  children: parties.flatMap(({ children }) => children).toSorted((a, b) => a.least - b.least || a.most - b.most),
  day,
})

/** The items with the rooms of one party as one stay for all of its people; `idsOf` gives the items that one is made of. */
export function joinRooms(all: readonly TripItemFacts[]): { items: TripItemFacts[]; idsOf: (id: string) => readonly string[] } {
  const parties = partiesOf(all, (item) => item)
  const ids = new Map(parties.flatMap((rooms) => rooms.slice(0, 1).map(({ id }) => [id, rooms.map((room) => room.id)] as const)))
  const items = parties.flatMap((rooms) =>
    rooms.slice(0, 1).map((first) => ({
      ...first,
      party: together(
        rooms.map(({ party }) => party),
        first.party.day,
      ),
    })),
  )
  return { items, idsOf: (id) => ids.get(id) ?? [id] }
}
