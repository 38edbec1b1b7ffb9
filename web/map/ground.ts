import type { Box, Point } from './clip.ts'

/** The ground under a map of a region, without any map server: coast, borders, and what to write on it. */
export interface Ground {
  box: Box
  /** Polygons of rings. */
  land: Point[][][]
  borders: Point[][]
  /** Cities, airports as the network of flights knows them, and landmarks. */
  labels: { name: string; at: Point; kind: 'city' | 'airport' | 'landmark' }[]
  /** Who is to be named on it, as HTML. */
  sources: string[]
  /** Of a map server that draws the ground instead, where one is configured. */
  style: string | null
}

/** Degrees of latitude that a map reaches to either side. */
const REACH = 1.4
const tenth = (value: number) => Math.round(value * 10) / 10

/** The region of a point; points near each other share one. */
export function boxAround({ latitude, longitude }: { latitude: number; longitude: number }): Box {
  const [x, y] = [tenth(longitude), tenth(latitude)]
  const wide = REACH / Math.max(0.2, Math.cos((y * Math.PI) / 180))
  return [x - wide, Math.max(-85, y - REACH), x + wide, Math.min(85, y + REACH)]
}

/** Where the ground of a region is read. */
export const groundAddress = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `/lookup/ground?at=${tenth(latitude)},${tenth(longitude)}`
