import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { choosePins } from './choose-pins.ts'
import type { Point } from './clip.ts'

export interface Pin {
  id: string
  at: Point
  /** On the pin: `755K`. */
  text: string
  /** What the price is for, for screen readers. */
  label: string
}

interface Says {
  onPoint: (id: string | null) => void
  onChoose: (id: string | null) => void
}

export interface PinLayer {
  /** Earlier ones get a pin first. */
  show: (pins: readonly Pin[]) => void
  /** The highlighted one, if any. */
  mark: (id: string | null) => void
  remove: () => void
}

/** Pins with prices where they do not overlap. Pins are not focusable: keyboards use the list beside the map. */
export function pinLayer(map: MapLibre, { onPoint, onChoose }: Says): PinLayer {
  const markers = new Map<string, { marker: Marker; text: string }>()
  let pins: readonly Pin[] = []
  let marked: string | null = null

  const make = ({ id, at, text, label }: Pin): Marker => {
    const element = document.createElement('button')
    element.type = 'button'
    element.tabIndex = -1
    element.className = 'map-pin'
    const name = document.createElement('span')
    name.className = 'visually-hidden'
    name.textContent = `${label}, `
    element.append(name, text)
    element.addEventListener('pointerenter', () => onPoint(id))
    element.addEventListener('pointerleave', () => onPoint(null))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      onChoose(id)
    })
    return new Marker({ element, anchor: 'bottom' }).setLngLat(at).addTo(map)
  }
  const place = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const spots = pins.map(({ id, at }) => ({ id, ...xy(map.project(at)) }))
    const chosen = choosePins(spots, { width, height, first: marked })
    for (const [id, { marker }] of markers)
      if (!chosen.has(id)) {
        marker.remove()
        markers.delete(id)
      }
    for (const pin of pins) {
      if (!chosen.has(pin.id)) continue
      const known = markers.get(pin.id)
      if (known?.text === pin.text) continue
      known?.marker.remove()
      markers.set(pin.id, { marker: make(pin), text: pin.text })
    }
    for (const [id, { marker }] of markers) marker.getElement().toggleAttribute('data-marked', id === marked)
  }
  map.on('moveend', place)
  map.on('resize', place)
  return {
    show: (next) => {
      pins = next
      place()
    },
    mark: (id) => {
      if (id === marked) return
      marked = id
      place()
    },
    remove: () => {
      map.off('moveend', place)
      map.off('resize', place)
      for (const { marker } of markers.values()) marker.remove()
      markers.clear()
    },
  }
}

const xy = ({ x, y }: { x: number; y: number }) => ({ x, y })
