import { slicesOf } from '#domain/flights/journey.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { FlightQuery } from '#integrations/flights/port.ts'

/** No age is asked for an infant; suppliers only need to know that it is under two. */
const INFANT_AGE = 1

/** The search in the suppliers' form. */
export const toQuery = (search: FlightSearch): FlightQuery => ({
  slices: slicesOf(search),
  passengers: [
    ...Array.from({ length: search.adults }, () => ({ type: 'ADT' as const, age: null })),
    ...search.children.map((age) => ({ type: 'CHD' as const, age })),
    ...Array.from({ length: search.infants }, () => ({ type: 'INF' as const, age: INFANT_AGE })),
  ],
  cabin: search.cabin,
  directOnly: search.directOnly,
  corporateCode: search.corporateCode,
})
