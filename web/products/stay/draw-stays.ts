import { circleAround, kmBetween } from '../../map/circle.ts'
import type { Box, Point } from '../../map/clip.ts'
import { fitTo, type MapLibre, setFeatures } from '../../map/create-map.ts'
import { frameOf, holds } from '../../map/frame.ts'
import type { Ground } from '../../map/ground.ts'
import { dotFeatures, labelFeatures, type MapLabel, ringFeature } from '../../map/map-style.ts'
import { pinLayer } from '../../map/pin-layer.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** A listed property, as the map shows it. */
export interface MapStay extends Spot {
  id: string
  name: string
  district: string | null
  /** On its pin: `755K`. */
  price: string
}

export interface StaysShown {
  /** The first of the list are the first to get a pin. */
  stays: readonly MapStay[]
  /** The radius around the place, in kilometres; null for a whole city and for any distance. */
  ringKm: number | null
  /** How far the search reaches, in kilometres. */
  reachKm: number
}

/** What the map shows until somebody moves it. */
export const frameOfStays = (centre: Spot, { stays, ringKm, reachKm }: StaysShown): Box =>
  frameOf(centre, { spots: stays, reachKm: ringKm ?? reachKm })

/** A district is written in the middle of its properties, once it has a few. */
const least = 3

function districtLabels(stays: readonly MapStay[]): MapLabel[] {
  const byDistrict = Map.groupBy(
    stays.filter(({ district }) => district),
    ({ district }) => district ?? '',
  )
  return [...byDistrict].flatMap(([name, properties]): MapLabel[] => {
    if (properties.length < least) return []
    const middle = (of: (stay: MapStay) => number) => properties.reduce((sum, stay) => sum + of(stay), 0) / properties.length
    return [{ name, at: [middle(({ longitude }) => longitude), middle(({ latitude }) => latitude)], kind: 'district' }]
  })
}

const pointOf = ({ longitude, latitude }: Spot): Point => [longitude, latitude]

/** To about a metre. */
const fine = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The point in the middle of a map, and how far it shows to the north of it, in kilometres. */
export function areaOf(map: MapLibre): Spot & { reachKm: number } {
  const { lat: latitude, lng: longitude } = map.getCenter()
  const corner = map.getBounds().getNorthEast()
  const reachKm = kmBetween({ latitude, longitude }, { latitude: corner.lat, longitude })
  return { latitude: fine(latitude), longitude: fine(longitude), reachKm }
}

interface Says {
  /** A pin is pointed at; null once it is left. */
  onPoint: (id: string | null) => void
  /** A pin was pressed; null once the ground is. */
  onChoose: (id: string | null) => void
  /** Whether somebody moved the map. */
  onMoved: (isMoved: boolean) => void
}

export interface StaysOnMap {
  show: (shown: StaysShown) => void
  /** The property that stands out, if any. */
  mark: (id: string | null) => void
  remove: () => void
}

/** Draws listed properties on a map, each at its place with its price. What comes later is brought into the frame until somebody moves the map. */
export function drawStays(map: MapLibre, ground: Ground, centre: Spot, { onPoint, onChoose, onMoved }: Says): StaysOnMap {
  const pins = pinLayer(map, { onPoint, onChoose })
  let isMoved = false
  let wasFitted = false
  let ring: number | null | undefined
  const move = (next: boolean) => {
    isMoved = next
    onMoved(next)
  }
  const look = (event: object) => {
    if ('originalEvent' in event && event.originalEvent) move(true)
  }
  const away = () => onChoose(null)
  map.on('click', away)
  map.on('moveend', look)
  setFeatures(map, 'centre', dotFeatures([{ id: 'centre', at: pointOf(centre) }]))

  function keepFrame(shown: StaysShown): void {
    if (isMoved || shown.stays.length === 0) return
    const [southWest, northEast] = [map.getBounds().getSouthWest(), map.getBounds().getNorthEast()]
    const next = frameOfStays(centre, shown)
    if (wasFitted && holds([southWest.lng, southWest.lat, northEast.lng, northEast.lat], next)) return
    wasFitted = true
    fitTo(map, next)
  }

  return {
    show(shown) {
      const { stays, ringKm } = shown
      // Another distance is another frame.
      if (ring !== undefined && ring !== ringKm) move(false)
      ring = ringKm
      setFeatures(map, 'labels', labelFeatures([...districtLabels(stays), ...ground.labels]))
      setFeatures(map, 'reach', ringFeature(ringKm === null ? [] : circleAround(centre, ringKm)))
      keepFrame(shown)
      const spots = stays.map((stay) => ({ id: stay.id, at: pointOf(stay), text: stay.price, label: stay.name }))
      pins.show(spots)
      setFeatures(map, 'dots', dotFeatures(spots))
    },
    mark: pins.mark,
    remove() {
      map.off('click', away)
      map.off('moveend', look)
      pins.remove()
    },
  }
}
