import { feature, mesh } from 'topojson-client'
import { memoize } from '#domain/memoize.ts'
import airports from '#domain/travel/airports.json' with { type: 'json' }
import { readCities } from '#domain/travel/cities.ts'
import { readLandmarks } from '#domain/travel/landmarks.ts'
import { type Box, clipLine, clipRing, type Point, touches } from './clip.ts'
import { boxAround, type Ground } from './ground.ts'
import { readCoast, regionOf } from './read-coast.ts'

interface Outlines {
  land: Point[][][]
  borders: Point[][]
}

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => [x, y]
const ringOf = (ring: readonly (readonly number[])[]): Point[] => ring.map(pointOf)

/** Natural Earth's outlines of the world at 1:10 million, public domain. */
async function readOutlines(): Promise<Outlines> {
  const { default: world } = await import('world-atlas/countries-10m.json', { with: { type: 'json' } })
  const land = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates.map(ringOf)]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(ringOf)) : []
  })
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b).coordinates.map(ringOf)
  return { land, borders }
}

let outlines: Promise<Outlines> | null = null

/** About 100 metres: finer than the data. */
const rounded = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [Math.round(x * 1_000) / 1_000, Math.round(y * 1_000) / 1_000])

const within = ([west, south, east, north]: Box, { lat, lon }: { lat: number; lon: number }) =>
  lat > south && lat < north && lon > west && lon < east

/** The labels of a region by kind, the larger cities first. */
const MOST_LABELS: [kind: Ground['labels'][number]['kind'], most: number][] = [
  ['city', 30],
  ['airport', 20],
  ['landmark', 60],
]

let labels: Ground['labels'] | null = null

/** All labels of the world. */
function labelled(): Ground['labels'] {
  labels ??= [
    ...readCities()
      .toSorted((a, b) => b.thousands - a.thousands)
      .map(({ name, latitude, longitude }) => ({ name, at: pointOf([longitude, latitude]), kind: 'city' as const })),
    ...airports.map(({ name, lat, lon }) => ({ name, at: pointOf([lon, lat]), kind: 'airport' as const })),
    ...readLandmarks().map(({ name, latitude, longitude }) => ({
      name,
      at: pointOf([longitude, latitude]),
      kind: 'landmark' as const,
    })),
  ]
  return labels
}

/** Attribution of the sources; OpenStreetMap's licence requires a link. */
const naturalEarth = 'Made with Natural Earth'
const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

const cutLand = (land: Outlines['land'], box: Box): Point[][][] =>
  land
    .filter(([coast]) => coast && touches(coast, box))
    .map((rings) => rings.map((ring) => rounded(clipRing(ring, box))).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0)

const cut = memoize(
  async (box: Box): Promise<Omit<Ground, 'style'>> => {
    outlines ??= readOutlines()
    const { land, borders } = await outlines
    const coast = await readCoast(box)
    return {
      box,
      land: coast ?? cutLand(land, box),
      sources: coast ? [naturalEarth, openStreetMap] : [naturalEarth],
      borders: borders.flatMap((line) => clipLine(line, box).map(rounded)),
      labels: MOST_LABELS.flatMap(([kind, most]) =>
        labelled()
          .filter((label) => label.kind === kind && within(box, { lat: label.at[1], lon: label.at[0] }))
          .slice(0, most),
      ),
    }
  },
  (box) => box.join(),
)

/** The base map around a point, clipped from the world once per region: that of a served city if the point is near one. */
export const readGround = async (at: { latitude: number; longitude: number }): Promise<Omit<Ground, 'style'>> =>
  cut((await regionOf(at)) ?? boxAround(at))
