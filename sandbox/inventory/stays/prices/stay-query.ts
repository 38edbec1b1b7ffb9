/** The query: with property and supplier enough to recompute the exact price. */
export interface StayQuery {
  seed: string
  /** Milliseconds since 1970 of the search: prices and the expiry of rates depend on it. */
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
/** The vendor's booking window, and the longest stay. */
export const FURTHEST_DAYS = 330
export const LONGEST_NIGHTS = 99

/** Infants sleep in a cot. */
const NEEDS_A_BED_FROM = 2

/** The number of beds needed in the fullest room. */
export const sleepersPerRoom = ({ rooms, adults, children }: StayQuery): number =>
  Math.ceil((adults + children.filter((age) => age >= NEEDS_A_BED_FROM).length) / rooms)
