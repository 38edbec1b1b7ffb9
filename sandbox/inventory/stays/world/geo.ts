export interface Point {
  lat: number
  lng: number
}

const RADIAN = Math.PI / 180
const KM_PER_DEGREE = 111.195

/** Great-circle kilometres. */
export function kmBetween(a: Point, b: Point): number {
  const half = Math.sin(((b.lat - a.lat) * RADIAN) / 2) ** 2
  const across = Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * Math.sin(((b.lng - a.lng) * RADIAN) / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half + across)))
}

/** The point at this distance in kilometres; `bearing` in degrees from north, clockwise. Rounded to six decimals, about ten centimetres. */
export function pointFrom({ lat, lng }: Point, bearing: number, km: number): Point {
  const north = (km * Math.cos(bearing * RADIAN)) / KM_PER_DEGREE
  const east = (km * Math.sin(bearing * RADIAN)) / (KM_PER_DEGREE * Math.cos(lat * RADIAN))
  return { lat: six(lat + north), lng: six(lng + east) }
}

const six = (degrees: number) => Math.round(degrees * 1e6) / 1e6
