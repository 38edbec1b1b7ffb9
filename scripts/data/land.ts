import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { kmBetween, type Point as Place } from '#domain/travel/distance.ts'
import { type Box, isInside, type Point } from '#web/map/clip.ts'

/** A polygon of the world's land: its coast, then its lakes. */
export interface Land {
  coast: readonly Point[]
  lakes: readonly (readonly Point[])[]
  box: Box
}

interface LandMap {
  geometries: { coordinates: Point[][][] }[]
}

const source = createRequire(import.meta.url).resolve('@geo-maps/earth-lands-100m/map.geo.json')

/** OpenStreetMap's land at a resolution of 100 metres (ODbL), 117 MB of it. */
const map: LandMap = JSON.parse(readFileSync(source, 'utf8'))

function boxOf(ring: readonly Point[]): Box {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [x, y] of ring) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

export const lands: readonly Land[] = map.geometries
  .flatMap(({ coordinates }) => coordinates)
  .flatMap(([coast, ...lakes]) => (coast ? [{ coast, lakes, box: boxOf(coast) }] : []))

/** An island is no larger than this across, in degrees of latitude; the rest are continents. */
const ISLAND_DEGREES = 2
/** A place within this share of an island's size from its middle stands for the island; others are towns on it. */
const MIDDLE = 1 / 3

/** The island of a point: kilometres to its furthest shore, and whether the point stands in its middle; null on a continent and at sea. */
export function islandOf(point: Place): { km: number; isMiddle: boolean } | null {
  const at: Point = [point.longitude, point.latitude]
  const island = lands.find(
    ({ coast, box: [west, south, east, north] }) =>
      north - south < ISLAND_DEGREES && at[0] > west && at[0] < east && at[1] > south && at[1] < north && isInside(coast, at),
  )
  if (!island) return null
  const [west, south, east, north] = island.box
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const reachFrom = (centre: Place) =>
    Math.max(...island.coast.map(([longitude, latitude]) => kmBetween(centre, { longitude, latitude })))
  return { km: reachFrom(point), isMiddle: kmBetween(point, middle) < reachFrom(middle) * MIDDLE }
}
