import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { StayProperty } from '#domain/stays/property.ts'

/** The time zone of a stay's deadlines. */
export const placeOf = ({ address, zone }: Pick<StayProperty, 'address' | 'zone'>): ClockPlace => ({ city: address.city, zone })
