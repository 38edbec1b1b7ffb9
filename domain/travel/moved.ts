/** A choice on another day for other people: so many days later, negative for earlier. Children have their ages. */
export interface Moved {
  days: number
  adults: number
  children: readonly number[]
}
