import { circleAround } from '../../../map/circle.ts'
import type { Box } from '../../../map/clip.ts'
import { type MapLibre, setFeatures } from '../../../map/create-map.ts'
import { boxOf } from '../../../map/frame.ts'
import type { Ground } from '../../../map/ground.ts'
import { dotFeatures, labelFeatures, ringFeature } from '../../../map/map-style.ts'
import { RING_KM } from './property-ring.ts'

export interface PropertySpot {
  latitude: number
  longitude: number
  name: string
}

/** The radius of the initial view, in kilometres. */
const VIEW_KM = 4
export const mapLabel = ({ name }: PropertySpot): string => `Map of ${name}`
export const viewOf = (spot: PropertySpot): Box => boxOf(circleAround(spot, VIEW_KM))

/** Draws a map of the property, with a circle around it and the landmarks of its region. */
export function drawProperty(map: MapLibre, ground: Ground, spot: PropertySpot): void {
  setFeatures(map, 'centre', dotFeatures([{ id: 'property', at: [spot.longitude, spot.latitude] }]))
  setFeatures(map, 'reach', ringFeature(circleAround(spot, RING_KM)))
  setFeatures(map, 'labels', labelFeatures(ground.labels))
}
