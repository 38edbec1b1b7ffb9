import { IconMap } from '@tabler/icons-react'
import mapStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import type { StayProperty } from '#domain/stays/property.ts'
import controls from '../../../map/controls.css?url'
import css from '../map/property-map.module.css'
import { ringWords } from '../map/property-ring.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './map-script.ts?worker&url'

/** The container of a property's map, which is loaded on demand: with its styles it is thirty times as large as the rest of the page's scripts. */
export const MapPlace = ({ latitude, longitude, name }: Pick<StayProperty, 'latitude' | 'longitude' | 'name'>) => (
  <div
    data-map={script}
    data-styles={JSON.stringify([mapStyles, controls])}
    data-spot={JSON.stringify({ latitude, longitude, name })}
    data-with-script
  >
    <button type="button" className="plain-button">
      <IconMap size={18} stroke={1.5} aria-hidden="true" />
      Show the map
    </button>
    <figure className={css.figure} hidden>
      <div className={css.box} data-box />
      <figcaption>{ringWords}</figcaption>
    </figure>
  </div>
)
