export interface Point {
  latitude: number
  longitude: number
}

const RADIAN = Math.PI / 180
const EARTH_DIAMETER_KM = 12_742

/** Great-circle kilometres. */
export function kmBetween(a: Point, b: Point): number {
  const half = Math.sin(((b.latitude - a.latitude) * RADIAN) / 2) ** 2
  const across =
    Math.cos(a.latitude * RADIAN) * Math.cos(b.latitude * RADIAN) * Math.sin(((b.longitude - a.longitude) * RADIAN) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(half + across)))
}
