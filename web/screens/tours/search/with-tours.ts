import type { Destination } from '#domain/stays/search.ts'

/** The places around which tours are searched: no hotel is one. */
export const withTours = (places: readonly Destination[]): Destination[] => places.filter(({ kind }) => kind !== 'property')
