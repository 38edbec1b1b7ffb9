import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { Tour } from '#domain/tours/tour.ts'

/** The time zone of a tour's times and deadlines. */
export const placeOf = ({ city, zone }: Pick<Tour, 'city' | 'zone'>): ClockPlace => ({ city, zone })
