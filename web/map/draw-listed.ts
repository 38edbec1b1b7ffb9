import { circleAround, kmBetween } from './circle.ts'
import type { Box, Point } from './clip.ts'
import { fitTo, type MapLibre, setFeatures } from './create-map.ts'
import { frameOf, holds } from './frame.ts'
import type { Ground } from './ground.ts'
import { dotFeatures, labelFeatures, type MapLabel, ringFeature } from './map-style.ts'
import { pinLayer } from './pin-layer.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** A result of the list, as the map shows it. */
export interface MapItem extends Spot {
  id: string
  name: string
  district: string | null
  /** On its pin: `755K`. */
  price: string
}

export interface ListShown {
  /** The first of the list are the first to get a pin. */
  items: readonly MapItem[]
  /** The radius around the place, in kilometres; null for a whole city and for any distance. */
  ringKm: number | null
  /** How far the search reaches, in kilometres. */
  reachKm: number
}

/** What the map shows until somebody moves it. */
export const frameOfListed = (centre: Spot, { items, ringKm, reachKm }: ListShown): Box =>
  frameOf(centre, { spots: items, reachKm: ringKm ?? reachKm })

/** A district is written in the middle of its results, once it has a few. */
const least = 3

function districtLabels(items: readonly MapItem[]): MapLabel[] {
  const byDistrict = Map.groupBy(
    items.filter(({ district }) => district),
    ({ district }) => district ?? '',
  )
  return [...byDistrict].flatMap(([name, inDistrict]): MapLabel[] => {
    if (inDistrict.length < least) return []
    const middle = (of: (item: MapItem) => number) => inDistrict.reduce((sum, item) => sum + of(item), 0) / inDistrict.length
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

export interface DrawnList {
  show: (shown: ListShown) => void
  /** The result that stands out, if any. */
  mark: (id: string | null) => void
  remove: () => void
}

/** Draws listed results on a map, each at its place with its price. What comes later is brought into the frame until somebody moves the map. */
export function drawListed(map: MapLibre, ground: Ground, centre: Spot, { onPoint, onChoose, onMoved }: Says): DrawnList {
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

  function keepFrame(shown: ListShown): void {
    if (isMoved || shown.items.length === 0) return
    const [southWest, northEast] = [map.getBounds().getSouthWest(), map.getBounds().getNorthEast()]
    const next = frameOfListed(centre, shown)
    if (wasFitted && holds([southWest.lng, southWest.lat, northEast.lng, northEast.lat], next)) return
    wasFitted = true
    fitTo(map, next)
  }

  return {
    show(shown) {
      const { items, ringKm } = shown
      // Another distance is another frame.
      if (ring !== undefined && ring !== ringKm) move(false)
      ring = ringKm
      setFeatures(map, 'labels', labelFeatures([...districtLabels(items), ...ground.labels]))
      setFeatures(map, 'reach', ringFeature(ringKm === null ? [] : circleAround(centre, ringKm)))
      keepFrame(shown)
      const spots = items.map((item) => ({ id: item.id, at: pointOf(item), text: item.price, label: item.name }))
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
