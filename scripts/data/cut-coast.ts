import { kmBetween, type Point as Place } from '#domain/travel/distance.ts'
import { type Box, clipRing, type Point, touches } from '#web/map/clip.ts'
import { type Land, lands } from './land.ts'

/** By kilometres from the city: how many metres a coast may be off, and the least islands and lakes, in square kilometres. */
const details = [
  { km: 45, metres: 40, island: 0.03, lake: 0.8 },
  { km: 80, metres: 200, island: 1, lake: 6 },
  { km: Number.POSITIVE_INFINITY, metres: 700, island: 8, lake: 40 },
]

const SQUARE_KM = 12_364

function squareKm(ring: readonly Point[]): number {
  let sum = 0
  let [x1, y1] = ring.at(-1) ?? [0, 0]
  for (const [x2, y2] of ring) {
    sum += x1 * y2 - x2 * y1
    x1 = x2
    y1 = y2
  }
  return (Math.abs(sum) / 2) * SQUARE_KM * Math.cos((y1 * Math.PI) / 180)
}

/** A browser loads no more points than that for a map. */
const MOST_POINTS = 3_000

/** The land of a region: fine around its city, and rougher further away; all of it rougher where there are thousands of islands. */
export function cutCoast(city: Place, box: Box, rougher = 1): Point[][][] {
  const land = cutAt(city, box, rougher)
  const points = land.flat().reduce((sum, ring) => sum + ring.length, 0)
  return points > MOST_POINTS ? cutCoast(city, box, rougher * 1.5) : land
}

function cutAt(city: Place, box: Box, rougher: number): Point[][][] {
  const detailAt = ([longitude, latitude]: Point) => {
    const away = kmBetween(city, { longitude, latitude })
    return details.find(({ km }) => away < km) ?? details[0]
  }
  const nearest = (ring: readonly Point[]) =>
    ring.reduce((best, point) => ((detailAt(point)?.metres ?? 0) < (detailAt(best)?.metres ?? 0) ? point : best))
  const isSeen = (ring: readonly Point[], kind: 'island' | 'lake') =>
    squareKm(ring) > (detailAt(nearest(ring))?.[kind] ?? 0) * rougher
  const fewer = (ring: readonly Point[]) => simplify(ring, (point) => (detailAt(point)?.metres ?? 0) * rougher)
  const cut = (ring: Land['coast'], kind: 'island' | 'lake') => {
    if (!touches(ring, box)) return []
    const inBox = clipRing(ring, box)
    return inBox.length > 3 && isSeen(inBox, kind) ? [fewer(inBox)].filter(({ length }) => length > 3) : []
  }
  return lands
    .filter(({ box: [w, s, e, n] }) => w <= box[2] && e >= box[0] && s <= box[3] && n >= box[1])
    .flatMap(({ coast, lakes }) => {
      const [shore] = cut(coast, 'island')
      return shore ? [[shore, ...lakes.flatMap((lake) => cut(lake, 'lake'))]] : []
    })
}

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
function simplify(line: readonly Point[], toleranceAt: (point: Point) => number): Point[] {
  const chosen = new Set([0, line.length - 1])
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
    chosen.add(at)
    open.push([from, at], [at, to])
  }
  return line.filter((_, index) => chosen.has(index))
}
