/** Longitude, latitude. */
export type Point = [number, number]
/** West, south, east, north, in degrees. */
export type Box = [number, number, number, number]

/** One edge of a box: how far inside a point is, negative outside. */
type Inside = (point: Point) => number

const edgesOf = ([west, south, east, north]: Box): Inside[] => [
  ([x]) => x - west,
  ([x]) => east - x,
  ([, y]) => y - south,
  ([, y]) => north - y,
]

const meet = (a: Point, b: Point, inside: Inside): Point => {
  const [from, to] = [inside(a), inside(b)]
  const part = from / (from - to)
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** The part of a closed ring within a box; empty if there is none. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  let points = [...ring]
  for (const inside of edgesOf(box)) {
    const clipped: Point[] = []
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) ?? point
      const isIn = inside(point) >= 0
      if (isIn !== inside(before) >= 0) clipped.push(meet(before, point, inside))
      if (isIn) clipped.push(point)
    }
    points = clipped
  }
  const [first] = points
  return first ? [...points, first] : []
}

/** The parts of a line that have a point within a box. */
export function clipLine(line: readonly Point[], [west, south, east, north]: Box): Point[][] {
  const isIn = (point: Point | undefined) =>
    point !== undefined && point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of line.entries()) {
    if (isIn(point) || isIn(line[index - 1]) || isIn(line[index + 1])) part.push(point)
    else {
      if (part.length > 1) parts.push(part)
      part = []
    }
  }
  return part.length > 1 ? [...parts, part] : parts
}

/** Whether a ring intersects a box at all. */
export function touches(ring: readonly Point[], [west, south, east, north]: Box): boolean {
  let [w, s, e, n] = [180, 90, -180, -90]
  for (const [x, y] of ring) {
    w = Math.min(w, x)
    e = Math.max(e, x)
    s = Math.min(s, y)
    n = Math.max(n, y)
  }
  return w <= east && e >= west && s <= north && n >= south
}

/** Point-in-polygon test by ray casting to the east. */
export function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let [x1, y1] = ring.at(-1) ?? [0, 0]
  for (const [x2, y2] of ring) {
    if (y1 > y !== y2 > y && x < ((x1 - x2) * (y - y2)) / (y1 - y2) + x2) inside = !inside
    x1 = x2
    y1 = y2
  }
  return inside
}
