import type { StayProperty } from '#domain/stays/property.ts'

/** A link to the property on a public map. */
export const mapAddress = ({ latitude, longitude }: Pick<StayProperty, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
