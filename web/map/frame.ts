import { circleAround } from './circle.ts'
import type { Box, Point } from './clip.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** The box around some points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The smallest radius of a view in kilometres: a closer map shows no surroundings. */
const LEAST_KM = 1.5

/** The initial view of a map of results: the place and all results; the search radius if there are none. */
export function frameOf(centre: Spot, { spots, reachKm }: { spots: readonly Spot[]; reachKm: number }): Box {
  if (spots.length === 0) return boxOf(circleAround(centre, reachKm))
  return boxOf([...circleAround(centre, LEAST_KM, 4), ...spots.map(({ longitude, latitude }): Point => [longitude, latitude])])
}

/** Whether a box contains another one. */
export const holds = ([west, south, east, north]: Box, [w, s, e, n]: Box): boolean =>
  w >= west && s >= south && e <= east && n <= north
