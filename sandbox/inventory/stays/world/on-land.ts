import type { City, District } from './cities.ts'
import { kmBetween, type Point } from './geo.ts'
import { cellsOf } from './land.ts'

/** The cells around the middle of a district, in kilometres: properties of a district stand within half of it. */
export const GRID = { cells: 45, km: 0.12 }

const KM_PER_DEGREE = 111.195
const wide = (lat: number) => KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)

/** The point at a position of a district's grid; integers are the south-west corners of its cells. */
export const gridPoint = ({ lat, lng }: Point, { column, row }: { column: number; row: number }): Point => ({
  lat: lat + ((row - GRID.cells / 2) * GRID.km) / KM_PER_DEGREE,
  lng: lng + ((column - GRID.cells / 2) * GRID.km) / wide(lat),
})

const decoded = new Map<string, Uint8Array>()

function bitsOf(city: City, { name }: District): Uint8Array | null {
  const text = cellsOf(
    city.code,
    city.districts.findIndex((district) => district.name === name),
  )
  if (!text) return null
  const known = decoded.get(text) ?? new Uint8Array(Buffer.from(text, 'base64'))
  decoded.set(text, known)
  return known
}

const isDry = (bits: Uint8Array, cell: number) => ((bits[cell >> 3] ?? 0) & (1 << (cell & 7))) !== 0

/** Whether a point near a district of a city is on land. */
export function isOnLand(city: City, district: District, { lat, lng }: Point): boolean {
  const bits = bitsOf(city, district)
  if (!bits) return true
  const row = Math.floor(((lat - district.lat) * KM_PER_DEGREE) / GRID.km + GRID.cells / 2)
  const column = Math.floor(((lng - district.lng) * wide(district.lat)) / GRID.km + GRID.cells / 2)
  const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < GRID.cells
  return isInside && isDry(bits, row * GRID.cells + column)
}

/** How often a position is drawn before a land cell is chosen instead. */
const DRAWS = 24
/** The number of land cells to choose from if all drawn positions are in water. */
const NEAREST = 20

/** The first drawn position on land; if all are in water, one of the district's land cells. */
export function firstOnLand(city: City, district: District, draw: (attempt: number) => Point): Point {
  const first = draw(0)
  const bits = bitsOf(city, district)
  if (!bits) return first
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    const point = draw(attempt)
    if (isOnLand(city, district, point)) return point
  }
  const nearest = Array.from({ length: GRID.cells ** 2 }, (_, cell) => cell)
    .filter((cell) => isDry(bits, cell))
    .map((cell) => gridPoint(district, { column: (cell % GRID.cells) + 0.5, row: Math.floor(cell / GRID.cells) + 0.5 }))
    .toSorted((a, b) => kmBetween(a, district) - kmBetween(b, district))
    .slice(0, NEAREST)
  const chosen = nearest[Math.floor(Math.abs(first.lat * 1e6)) % nearest.length]
  if (chosen === undefined) throw new Error(`${district.name} of ${city.name} has no land`)
  return chosen
}
