import type { StayProperty } from '#domain/stays/property.ts'
import type { ClockPlace } from '#domain/waterfall.ts'

/** Whose clocks tell a deadline of a stay. */
export const placeOf = ({ address, zone }: Pick<StayProperty, 'address' | 'zone'>): ClockPlace => ({ city: address.city, zone })
