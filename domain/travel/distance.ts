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

/** Degrees around a point. */
export interface Reach {
  /** Of latitude, north and south. */
  latitude: number
  /** Of longitude, east and west, over the 180th meridian too: 180 where it has a pole. */
  longitude: number
}

/** Below the real one of 111, so that the degrees are too many and never too few. */
const KM_PER_DEGREE = 110
const SLACK_DEGREES = 0.1

/** The degrees in which every point within a distance lies. Meridians come together towards the poles. */
export function reachOf({ latitude }: Point, km: number): Reach {
  const degrees = km / KM_PER_DEGREE + SLACK_DEGREES
  if (Math.abs(latitude) + degrees >= 90) return { latitude: degrees, longitude: 180 }
  const wide = Math.asin(Math.sin(degrees * RADIAN) / Math.cos(latitude * RADIAN))
  return { latitude: degrees, longitude: wide / RADIAN }
}
