import type { StayProperty } from '#domain/stays/property.ts'

/** Radius of the circle around a property on its map, in kilometres. */
const RING_KM = 1

/** A property on its map. */
export const propertySpot = ({ latitude, longitude, name }: Pick<StayProperty, 'latitude' | 'longitude' | 'name'>) => ({
  latitude,
  longitude,
  name,
  ringKm: RING_KM,
  note: `The ring is ${RING_KM} km around the property.`,
})
