import type { Money } from '#domain/money/money.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { EachRoom } from '#domain/stays/rooms/each-room.ts'
import type { StayRoom, StaySearch } from '#domain/stays/search.ts'

/** A chosen room as it is sold now. */
export interface ChosenRoom {
  guests: StayRoom
  /** The name of the room and its rate; null once it is no longer sold, or its search has expired. */
  sold: { name: string; rate: PricedStayRate } | null
  /** The price at which it was chosen, if it has another one now. */
  before: Money | null
}

/** What the page of a property shows of a room type for each room. */
export interface EachView {
  each: EachRoom
  /** For all rooms. */
  search: StaySearch
  /** `none`: the property has no rate for the room of the step. */
  shows: { kind: 'rates'; step: number } | { kind: 'none'; step: number } | { kind: 'rooms'; rooms: ChosenRoom[] }
}

/** The words of the button of the page. */
export const eachButtonWords = ({ shows, search }: EachView): string =>
  shows.kind === 'rooms' ? `Book ${search.rooms.length} rooms` : `Choose for room ${shows.step}`

/** The field with the id of the rate of a room, as the page showed it. */
export const rateField = (at: number): string => `rate${at}`
