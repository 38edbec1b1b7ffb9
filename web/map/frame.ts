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

/** A frame is at least this many kilometres around its centre: nearer, a map shows no surroundings. */
const LEAST_KM = 1.5

/** What a map of results shows at first: the place and everything listed; the searched circle where nothing is. */
export function frameOf(centre: Spot, { spots, reachKm }: { spots: readonly Spot[]; reachKm: number }): Box {
  if (spots.length === 0) return boxOf(circleAround(centre, reachKm))
  return boxOf([...circleAround(centre, LEAST_KM, 4), ...spots.map(({ longitude, latitude }): Point => [longitude, latitude])])
}

/** Whether a box holds another one. */
export const holds = ([west, south, east, north]: Box, [w, s, e, n]: Box): boolean =>
  w >= west && s >= south && e <= east && n <= north
