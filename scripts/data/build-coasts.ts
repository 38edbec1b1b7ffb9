import { writeFile } from 'node:fs/promises'
import { cities, listedDistricts } from '#sandbox/inventory/stays/world/cities.ts'
import rows from '#sandbox/inventory/stays/world/cities.json' with { type: 'json' }
import type { Point } from '#web/map/clip.ts'
import { boxAround } from '#web/map/ground.ts'
import { smoothLand } from '#web/map/smooth.ts'
import { cutCoast } from './cut-coast.ts'
import { districtOnLand } from './land-grid.ts'

/**
 * Writes `web/map/coasts.json`, the land around every served city as TopoJSON, and `sandbox/inventory/stays/world/land.json`, where properties can
 * stand. Source: OpenStreetMap (ODbL) by way of @geo-maps/earth-lands-100m. Run: `node scripts/data/build-coasts.ts`
 */

/** Degrees of one step of the file's whole numbers, about 11 metres. */
const STEP = 1e-4
const steps = (degrees: number) => Math.round(degrees / STEP)

const arcs: number[][][] = []

/** A ring as differences between its points; the index of its arc. */
function addRing(ring: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  const arc = ring.map(([longitude, latitude]) => {
    const step = [steps(longitude) - x, steps(latitude) - y]
    x += step[0] ?? 0
    y += step[1] ?? 0
    return step
  })
  arcs.push(arc.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0))
  return [arcs.length - 1]
}

const regions: string[] = []
const beside: string[] = []
for (const [index, { code, lat: latitude, lng: longitude, airport }] of cities.entries()) {
  const districts = rows.slice(index, index + 1).flatMap(listedDistricts)
  const box = boxAround({ latitude, longitude })
  const land = cutCoast({ latitude, longitude }, box)
  const geometry = { type: 'MultiPolygon', arcs: land.map((rings) => rings.map(addRing)) }
  regions.push(JSON.stringify({ ...geometry, properties: { latitude, longitude } }))
  const smooth = smoothLand(land, box)
  const found = [...districts, airport].map((district) => districtOnLand(smooth, district))
  const moved = districts.flatMap(({ name, ...from }, at) => {
    const to = found[at]?.at
    return to && (to.lat !== from.lat || to.lng !== from.lng) ? [[name, to.lat, to.lng]] : []
  })
  const cells = found.map((one) => one.cells)
  if (cells.some((text) => text !== null)) beside.push(`${JSON.stringify(code)}:${JSON.stringify({ moved, cells })}`)
}

const lines = arcs.map((arc) => JSON.stringify(arc))
await writeFile(
  new URL('../../web/map/coasts.json', import.meta.url),
  `{"type":"Topology","transform":{"scale":[${STEP},${STEP}],"translate":[0,0]},"objects":{"coasts":{"type":"GeometryCollection","geometries":[\n${regions.join(',\n')}\n]}},"arcs":[\n${lines.join(',\n')}\n]}\n`,
)
await writeFile(new URL('../../sandbox/inventory/stays/world/land.json', import.meta.url), `{\n${beside.join(',\n')}\n}\n`)
process.stdout.write(`${arcs.flat().length} points of ${regions.length} cities, ${beside.length} of them beside water\n`)
