import type { Point } from './clip.ts'

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

interface Spot {
  latitude: number
  longitude: number
}

/** A closed ring at a distance in kilometres around a point; accurate enough for the tens of kilometres of a search. */
export function circleAround({ latitude, longitude }: Spot, km: number, corners = 72): Point[] {
  const north = ((km / EARTH_KM) * 180) / Math.PI
  const east = north / Math.max(0.01, Math.cos(radians(latitude)))
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI
    return [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)]
  })
}

/** Kilometres between two points. */
export function kmBetween(a: Spot, b: Spot): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}
