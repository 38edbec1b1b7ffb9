/** The most items of a planned trip. */
export const MAX_TRIP_ITEMS = 30

/** The longest name of a trip. */
export const MAX_TRIP_NAME = 80

/** The name of a trip that starts with an item: `Lagos to Accra`. */
export function nameFromItem(title: string): string {
  const name = title.trim() || 'New trip'
  return name.length <= MAX_TRIP_NAME ? name : `${name.slice(0, MAX_TRIP_NAME - 1).trimEnd()}…`
}
