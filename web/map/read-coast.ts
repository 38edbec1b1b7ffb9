import { feature } from 'topojson-client'
import type { MultiPolygon } from 'topojson-specification'
import { kmBetween, type Point as Place } from '#domain/travel/distance.ts'
import type { Box, Point } from './clip.ts'
import { boxAround } from './ground.ts'

/** A city's region contains the surroundings of every point within this distance of it. */
const REGION_KM = 70

interface Region {
  centre: Place
  box: Box
  land: () => Point[][][]
}

const short = (degrees = 0) => Math.round(degrees * 1e4) / 1e4

/** The regions of `coasts.json` by their boxes; `scripts/data/build-coasts.ts` writes it. */
async function readRegions(): Promise<ReadonlyMap<string, Region>> {
  const { default: coasts } = await import('#web/map/coasts.json', { with: { type: 'json' } })
  const landOf = (shape: MultiPolygon) =>
    feature(coasts, shape).geometry.coordinates.map((rings) =>
      rings.map((ring) => ring.map(([x, y]): Point => [short(x), short(y)])),
    )
  return new Map(
    coasts.objects.coasts.geometries.flatMap((shape) => {
      if (shape.type !== 'MultiPolygon' || !shape.properties) return []
      const box = boxAround(shape.properties)
      return [[box.join(), { centre: shape.properties, box, land: () => landOf(shape) }] as const]
    }),
  )
}

let regions: Promise<ReadonlyMap<string, Region>> | null = null

/** The region of the served city nearest to a point; undefined if none is near. */
export async function regionOf(point: Place): Promise<Box | undefined> {
  regions ??= readRegions()
  const near = [...(await regions).values()]
    .map(({ centre, box }) => ({ box, km: kmBetween(centre, point) }))
    .filter(({ km }) => km < REGION_KM)
    .toSorted((a, b) => a.km - b.km)
  return near[0]?.box
}

/** OpenStreetMap's land in the region of a served city; null for any other box. */
export async function readCoast(box: Box): Promise<Point[][][] | null> {
  regions ??= readRegions()
  return (await regions).get(box.join())?.land() ?? null
}
