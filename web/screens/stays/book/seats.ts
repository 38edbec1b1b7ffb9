import type { Guest } from '#domain/stays/guest.ts'
import type { StayRoom } from '#domain/stays/search.ts'

/** A guest of the search, with a label until the name is known. */
export interface GuestSeat extends Pick<Guest, 'room' | 'type' | 'age'> {
  label: string
  /** The one who checks in to the room. */
  isLead: boolean
}

const numbered = (word: string, at: number, of: number) => (of > 1 ? `${word} ${at + 1}` : word)

/** All guests of the search, room by room: who checks in, the other adults, children, infants. The form has the same order. */
export const guestSeats = (rooms: readonly StayRoom[]): GuestSeat[] =>
  rooms.flatMap(({ adults, children, infants }, room): GuestSeat[] => [
    ...Array.from({ length: adults }, (_, at): GuestSeat => {
      const label = at === 0 ? 'Who checks in' : numbered('Adult', at, adults)
      return { room, type: 'adult', age: null, label, isLead: at === 0 }
    }),
    ...children.map((age, at): GuestSeat => {
      const label = `${numbered('Child', at, children.length)}, ${age} ${age === 1 ? 'year' : 'years'}`
      return { room, type: 'child', age, label, isLead: false }
    }),
    ...Array.from({ length: infants }, (_, at): GuestSeat => {
      return { room, type: 'infant', age: null, label: numbered('Infant', at, infants), isLead: false }
    }),
  ])
