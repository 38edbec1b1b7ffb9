import type { Box, Point } from './clip.ts'

/** Each round halves the angle at every corner and doubles the points. */
const ROUNDS = 2

const between = ([x, y]: Point, [a, b]: Point): Point => [x * 0.75 + a * 0.25, y * 0.75 + b * 0.25]

/** Cuts the corners of a closed ring (Chaikin's algorithm); those at the edge of the box stay. */
function cutCorners(ring: readonly Point[], [west, south, east, north]: Box): Point[] {
  const corners = ring.slice(0, -1)
  const cut = corners.flatMap((corner, at): Point[] => {
    const [x, y] = corner
    if (x <= west || x >= east || y <= south || y >= north) return [corner]
    return [between(corner, corners.at(at - 1) ?? corner), between(corner, corners[(at + 1) % corners.length] ?? corner)]
  })
  const [first] = cut
  return first ? [...cut, first] : []
}

/** Smoothed land: coasts are sent with few points and smoothed in the browser. */
export const smoothLand = (land: readonly Point[][][], box: Box): Point[][][] =>
  land.map((rings) =>
    rings.map((ring) => Array.from({ length: ROUNDS }).reduce<Point[]>((points) => cutCorners(points, box), ring)),
  )
