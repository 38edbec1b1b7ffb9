import { addDays } from '../../dates.ts'
import type { StayRoom, StaySearch } from '../../stays/search.ts'
import { CHILD_AGES } from '../../stays/search-rules.ts'
import type { SupplierStayOffer } from '../../stays/stay-offer.ts'
import type { Moved } from '../../travel/moved.ts'

const guestsIn = ({ adults, children }: StayRoom): number => adults + children.length

/**
 * The rooms of a party: as many guests to a room as in the fullest of `base`, an adult in each, and everybody as evenly as possible. Infants sleep with
 * adults and take no place.
 */
export function roomsFor(base: readonly StayRoom[], { adults, children }: Pick<Moved, 'adults' | 'children'>): StayRoom[] {
  const inBeds = children.filter((age) => age >= CHILD_AGES.least)
  const most = Math.max(1, ...base.map(guestsIn))
  const count = Math.min(adults, Math.ceil((adults + inBeds.length) / most))
  const rooms = Array.from({ length: count }, (_, at) => ({
    adults: Math.floor(adults / count) + (at < adults % count ? 1 : 0),
    children: [] as number[],
    infants: 0,
  }))
  for (const age of inBeds) rooms.toSorted((a, b) => guestsIn(a) - guestsIn(b))[0]?.children.push(age)
  for (let at = 0; at < children.length - inBeds.length; at++) {
    const room = rooms[at % count]
    if (room) room.infants += 1
  }
  return rooms
}

/** The same nights so many days later, for these people. */
export function stayOn(
  search: StaySearch,
  offer: SupplierStayOffer,
  to: Moved,
): { search: StaySearch; offer: SupplierStayOffer } {
  const rooms = roomsFor(offer.rooms, to)
  const [checkIn, checkOut] = [addDays(offer.checkIn, to.days), addDays(offer.checkOut, to.days)]
  return { search: { ...search, checkIn, checkOut, rooms }, offer: { ...offer, checkIn, checkOut, rooms, quote: null } }
}
