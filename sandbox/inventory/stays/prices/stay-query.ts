/** The query: with property and supplier enough to compute the exact price again. */
export interface StayQuery {
  seed: string
  /** Milliseconds since 1970 at which the search was made: prices depend on it, and rates live from here. */
  issued: number
  /** Days since 1970. */
  checkIn: number
  nights: number
  rooms: number
  adults: number
  /** Ages of the children. */
  children: readonly number[]
}

/** A search's results, and the rates fetched for them. */
export const RATE_LIFE_MS = 30 * 60_000
/** How far ahead the vendor sells, and for how long. */
export const FURTHEST_DAYS = 330
export const LONGEST_NIGHTS = 99

/** Infants sleep in a cot. */
const NEEDS_A_BED_FROM = 2

/** How many have to sleep in the fullest room. */
export const sleepersPerRoom = ({ rooms, adults, children }: StayQuery): number =>
  Math.ceil((adults + children.filter((age) => age >= NEEDS_A_BED_FROM).length) / rooms)
