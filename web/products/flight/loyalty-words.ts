import { airlineName } from '#domain/travel/airlines.ts'

/** The airlines whose frequent-flyer programmes are accepted, by name: `British Airways, Qatar Airways`. Empty without any. */
export const loyaltyWords = (codes: readonly string[]): string =>
  codes
    .map(airlineName)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .join(', ')
