interface Room<Child> {
  adults: number
  children: readonly Child[]
  infants: number
}

/** The same guests in another number of rooms, spread evenly: adults first, so that each room has one. An impossible number changes nothing. */
export function withRoomCount<Child>(
  rooms: readonly Room<Child>[],
  count: number,
): { adults: number; children: Child[]; infants: number }[] {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const same = rooms.map((room) => ({ ...room, children: [...room.children] }))
  if (!Number.isInteger(count) || count < 1 || count > adults || count === rooms.length) return same
  const children = rooms.flatMap((room) => room.children)
  const infants = rooms.reduce((sum, room) => sum + room.infants, 0)
  const share = (all: number, at: number) => Math.floor(all / count) + (at < all % count ? 1 : 0)
  return Array.from({ length: count }, (_, at) => ({
    adults: share(adults, at),
    // From the last room on: it has the fewest adults.
    children: children.filter((_child, index) => index % count === count - 1 - at),
    infants: share(infants, count - 1 - at),
  }))
}
