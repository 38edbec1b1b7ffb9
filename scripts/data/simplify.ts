import type { Point } from '#web/map/clip.ts'

const METRES = 111_195

/** Metres of a point from the line between two others, in degrees. */
function metresOff([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const wide = Math.cos((y * Math.PI) / 180)
  const [dx, dy] = [(bx - ax) * wide, by - ay]
  const [px, py] = [(x - ax) * wide, y - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy) * METRES
}

/** A line with fewer points (Douglas and Peucker): those further from it than the tolerance at that point, in metres, stay. */
export function simplify(line: readonly Point[], toleranceAt: (point: Point) => number): Point[] {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const [start, end] = [line[from], line[to]]
    if (!start || !end) continue
    let [worst, at] = [1, -1]
    for (let index = from + 1; index < to; index += 1) {
      const point = line[index]
      if (!point) continue
      const off = metresOff(point, start, end) / toleranceAt(point)
      if (off > worst) [worst, at] = [off, index]
    }
    if (at < 0) continue
    kept.add(at)
    open.push([from, at], [at, to])
  }
  return line.filter((_, index) => kept.has(index))
}
