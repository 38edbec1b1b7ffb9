import 'maplibre-gl/dist/maplibre-gl.css'
import './controls.css'
import { AttributionControl, type GeoJSONSource, Map as MapLibre, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Box } from './clip.ts'
import type { Ground } from './ground.ts'
import { groundStyle, overlay, type Scheme } from './map-style.ts'

setWorkerUrl(workerUrl)

interface Of {
  container: HTMLElement
  ground: Ground
  scheme: Scheme
  /** The initial view. */
  view: Box
  /** Its accessible name. */
  label: string
  /** The map is in a page that scrolls: the wheel and one finger scroll the page, with Ctrl or two fingers the map. */
  isInPage?: boolean | undefined
}

/** Padding of the initial view, in pixels: a pin is above its point and wider than it. */
const padding = { top: 56, bottom: 24, left: 48, right: 48 }

/** Moves a map so that it shows a box. */
export function fitTo(map: MapLibre, box: Box): void {
  map.fitBounds(box, { padding, duration: 0 })
}

/** Whether this browser supports WebGL. */
export const canDrawMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

/** Creates a map, if the browser supports it. */
export function createMap({ container, ground, scheme, view, label, isInPage }: Of): MapLibre {
  const [west, south, east, north] = ground.box
  const map = new MapLibre({
    container,
    style: ground.style ?? groundStyle(ground, scheme),
    bounds: view,
    fitBoundsOptions: { padding },
    maxBounds: [west, south, east, north],
    minZoom: 6,
    maxZoom: 17,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: 0,
    cooperativeGestures: isInPage ?? false,
    locale: { 'Map.Title': label },
  })
  if (ground.style) map.on('style.load', () => addOverlay(map, scheme))
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left')
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  return map
}

/** A map server's style labels places itself, in its own font. */
function addOverlay(map: MapLibre, scheme: Scheme): void {
  const { sources, layers } = overlay(scheme)
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
  for (const layer of layers) if (layer.id !== 'labels') map.addLayer(layer)
}

/** Sets the features of one of the map's sources. */
export function setFeatures(
  map: MapLibre,
  source: 'reach' | 'centre' | 'dots' | 'labels',
  data: Parameters<GeoJSONSource['setData']>[0],
): void {
  const found = map.getSource<GeoJSONSource>(source)
  found?.setData(data)
}

export type { MapLibre }
