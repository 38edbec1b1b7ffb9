import { circleAround } from '../circle.ts'
import type { Box } from '../clip.ts'
import { type MapLibre, setFeatures } from '../create-map.ts'
import { boxOf } from '../frame.ts'
import type { Ground } from '../ground.ts'
import { dotFeatures, labelFeatures, ringFeature } from '../map-style.ts'

export interface Spot {
  latitude: number
  longitude: number
  name: string
  /** Radius of the circle around it, in kilometres; null for none. */
  ringKm: number | null
  /** Places along the way, each with its name. */
  stops?: readonly { latitude: number; longitude: number; name: string }[]
}

/** The radius of the initial view, in kilometres. */
const VIEW_KM = 4
export const mapLabel = ({ name }: Spot): string => `Map of ${name}`
export const viewOf = (spot: Spot): Box =>
  boxOf([
    ...circleAround(spot, VIEW_KM),
    ...(spot.stops ?? []).map(({ latitude, longitude }): [number, number] => [longitude, latitude]),
  ])

/** Draws a map of a place, with a circle around it, the stops from there and the landmarks of its region. */
export function drawSpot(map: MapLibre, ground: Ground, spot: Spot): void {
  const stops = (spot.stops ?? []).map(({ latitude, longitude, name }) => ({
    name,
    at: [longitude, latitude] as [number, number],
  }))
  setFeatures(map, 'centre', dotFeatures([{ id: 'spot', at: [spot.longitude, spot.latitude] }]))
  setFeatures(map, 'reach', ringFeature(spot.ringKm === null ? [] : circleAround(spot, spot.ringKm)))
  setFeatures(map, 'dots', dotFeatures(stops.map(({ name, at }) => ({ id: name, at }))))
  const named = stops.map((stop) => ({ ...stop, kind: 'district' as const }))
  setFeatures(map, 'labels', labelFeatures([...named, ...ground.labels]))
}
