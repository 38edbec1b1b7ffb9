import type { Box, Point } from './clip.ts'

/** The base map of a region without a map server: coasts, borders, labels. */
export interface Ground {
  box: Box
  /** Polygons of rings. */
  land: Point[][][]
  borders: Point[][]
  /** Cities, airports that flights serve, and landmarks. */
  labels: { name: string; at: Point; kind: 'city' | 'airport' | 'landmark' }[]
  /** Attribution, as HTML. */
  sources: string[]
  /** The style of a map server, if one is configured. */
  style: string | null
}

/** Degrees of latitude on either side of a map's centre. */
const REACH = 1.4
const tenth = (value: number) => Math.round(value * 10) / 10

/** The region of a point; nearby points share one. */
export function boxAround({ latitude, longitude }: { latitude: number; longitude: number }): Box {
  const [x, y] = [tenth(longitude), tenth(latitude)]
  const wide = REACH / Math.max(0.2, Math.cos((y * Math.PI) / 180))
  return [x - wide, Math.max(-85, y - REACH), x + wide, Math.min(85, y + REACH)]
}

/** The address of a region's base map. */
export const groundAddress = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `/lookup/ground?at=${tenth(latitude)},${tenth(longitude)}`
