import type { ClockPlace } from '#domain/money/waterfall.ts'
import type { StayProperty } from '#domain/stays/property.ts'

/** Whose clocks tell a deadline of a stay. */
export const placeOf = ({ address, zone }: Pick<StayProperty, 'address' | 'zone'>): ClockPlace => ({ city: address.city, zone })
