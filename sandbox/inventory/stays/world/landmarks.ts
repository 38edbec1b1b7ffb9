import { hash } from '../../hash.ts'
import type { City, Land } from './cities.ts'
import { between, pickFor } from './draw.ts'
import { kmBetween, type Point, pointFrom } from './geo.ts'

export interface Landmark extends Point {
  name: string
  type:
    | 'airport'
    | 'station'
    | 'market'
    | 'museum'
    | 'worship'
    | 'park'
    | 'beach'
    | 'stadium'
    | 'convention_centre'
    | 'university'
    | 'viewpoint'
}

interface Nearby {
  name: string
  type: Landmark['type']
  distance_km: number
}

type Template = readonly [name: string, type: Landmark['type'], fromCentre: number]

const everywhere: readonly Template[] = [
  ['{c} Central Market', 'market', 1.2],
  ['National Museum of {c}', 'museum', 1.8],
  ['{c} Convention Centre', 'convention_centre', 4],
  ['{c} Stadium', 'stadium', 5],
  ['University of {c}', 'university', 4.5],
  ['{c} Central Station', 'station', 1.6],
]

const byLand: Record<Land, readonly Template[]> = {
  sea: [
    ['{c} Beach', 'beach', 3],
    ['{c} Lighthouse', 'viewpoint', 4],
  ],
  city: [
    ['{c} City Park', 'park', 2],
    ['Old Town Square', 'viewpoint', 0.8],
  ],
  mountain: [
    ['{c} Cable Car', 'viewpoint', 3],
    ['{c} Botanical Garden', 'park', 2.5],
  ],
  savanna: [
    ['{c} Wildlife Reserve', 'park', 9],
    ['{c} Arboretum', 'park', 3],
  ],
  desert: [
    ['{c} Grand Mosque', 'worship', 1.5],
    ['{c} Fort', 'viewpoint', 2.2],
  ],
  lake: [
    ['{c} Waterfront', 'viewpoint', 0.9],
    ['{c} Water Park', 'park', 5],
  ],
}

const made = new Map<string, readonly Landmark[]>()

/** Landmarks of a city: its real airport, and invented places around the centre. */
export function landmarksOf(city: City): readonly Landmark[] {
  const known = made.get(city.code)
  if (known) return known
  const placed = [...everywhere, ...byLand[city.land]].map(([name, type, km]): Landmark => {
    const seed = hash(`landmark|${city.code}|${name}`)
    return {
      name: name.replace('{c}', city.name),
      type,
      ...pointFrom(city, between(0, 360, seed, 'bearing'), km * between(0.5, 1.3, seed, 'km')),
    }
  })
  const worship = pickFor(['Cathedral', 'Central Mosque', 'Old Temple'], hash(city.code), 'worship')
  const found: Landmark[] = [{ ...city.airport, type: 'airport' }, ...placed]
  if (!found.some(({ type }) => type === 'worship')) {
    found.push({ name: `${city.name} ${worship}`, type: 'worship', ...pointFrom(city, 40, 1.1) })
  }
  made.set(city.code, found)
  return found
}

/** The nearest landmarks, nearest first. */
export const nearbyOf = (city: City, point: Point, most = 6): Nearby[] =>
  landmarksOf(city)
    .map(({ name, type, lat, lng }) => ({ name, type, distance_km: Math.round(kmBetween(point, { lat, lng }) * 10) / 10 }))
    .toSorted((a, b) => a.distance_km - b.distance_km)
    .slice(0, most)
