import mapStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import controls from '../controls.css?url'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './map-script.ts?worker&url'

/** Says at the place of a map where its script and styles are (`bring-map.ts`). */
export const mapFiles = { 'data-map': script, 'data-styles': JSON.stringify([mapStyles, controls]) }
