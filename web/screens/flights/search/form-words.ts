import { cabins } from '#domain/flights/cabins.ts'
import type { TripType } from '#domain/flights/search.ts'
import { FLEXIBLE_DAYS, trips } from '#domain/flights/search-rules.ts'
import { cabinLabels } from '../../../products/flight/fare-words.ts'

const tripLabels: Record<TripType, string> = { 'round-trip': 'Round trip', 'one-way': 'One way', 'multi-city': 'Multi-city' }

export const tripOptions = trips.map((trip) => ({ value: trip, label: tripLabels[trip] }))
export const cabinOptions = cabins.map((cabin) => ({ value: cabin, label: cabinLabels[cabin] }))
export const flexibleLabel = `Flexible dates (±${FLEXIBLE_DAYS} days)`

/** The address of the search form. */
export const flightResults = '/order/new/flight/newoffers'
