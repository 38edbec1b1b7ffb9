import type { StayProperty } from '#domain/stays/property.ts'

/** Where a property stands on a map that anybody can open. */
export const mapAddress = ({ latitude, longitude }: Pick<StayProperty, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
