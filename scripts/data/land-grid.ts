import { type Point, pointFrom } from '#sandbox/inventory/stays/world/geo.ts'
import { GRID, gridPoint } from '#sandbox/inventory/stays/world/on-land.ts'
import { type Box, clipRing, isInside, type Point as MapPoint } from '#web/map/clip.ts'

type Region = readonly MapPoint[][][]

const isLand = (land: Region, point: MapPoint) =>
  land.some(([coast, ...lakes]) => coast && isInside(coast, point) && !lakes.some((lake) => isInside(lake, point)))

/** Where in a cell the land is tried: a cell is land only where all of it is. */
const PARTS = [0, 0.5, 1]

/** The cells around a district that are land, as bits; `dry` is their share. */
function cellsAround(region: Region, district: Point): { bits: Uint8Array; dry: number } {
  const [low, high] = [-1, GRID.cells + 1].map((end) => gridPoint(district, { column: end, row: end }))
  const box: Box = [low?.lng ?? 0, low?.lat ?? 0, high?.lng ?? 0, high?.lat ?? 0]
  const land = region.map((rings) => rings.map((ring) => clipRing(ring, box)))
  const bits = new Uint8Array(Math.ceil(GRID.cells ** 2 / 8))
  let dry = 0
  for (let row = 0; row < GRID.cells; row += 1)
    for (let column = 0; column < GRID.cells; column += 1) {
      const corners = PARTS.flatMap((x) => PARTS.map((y) => gridPoint(district, { column: column + x, row: row + y })))
      if (!corners.every(({ lat, lng }) => isLand(land, [lng, lat]))) continue
      const cell = row * GRID.cells + column
      bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7))
      dry += 1
    }
  return { bits, dry: dry / GRID.cells ** 2 }
}

/** A district with less land than that was put into the water by its bearing. */
const LEAST_DRY = 0.15
const MUCH_MORE = 1.5
/** How far land is looked for, in kilometres, and in which directions. */
const DISTANCES = Array.from({ length: 30 }, (_, at) => (at + 1) * 0.5)
const BEARINGS = Array.from({ length: 16 }, (_, at) => at * 22.5)

/** Where a district stands on land, and which cells around it are land: bits in base64, null where all are. */
export function districtOnLand(land: Region, district: Point): { at: Point; cells: string | null } {
  let best = { at: district, ...cellsAround(land, district) }
  for (const at of DISTANCES.flatMap((km) => BEARINGS.map((bearing) => pointFrom(district, bearing, km)))) {
    if (best.dry >= LEAST_DRY) break
    const next = { at, ...cellsAround(land, at) }
    // Small islands have less land than that anywhere: the nearest one is theirs.
    if (next.dry > best.dry * MUCH_MORE) best = next
  }
  if (best.dry === 0) throw new Error(`no land near ${district.lat}, ${district.lng}`)
  return { at: best.at, cells: best.dry === 1 ? null : Buffer.from(best.bits).toString('base64') }
}
