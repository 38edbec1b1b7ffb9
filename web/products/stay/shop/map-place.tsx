import { IconMap } from '@tabler/icons-react'
import type { StayProperty } from '#domain/stays/property.ts'
import css from '../map/property-map.module.css'
import { ringWords } from '../map/property-ring.ts'
import { mapFiles } from './map-files.ts'

/** The container of a property's map, which is loaded on demand: with its styles it is thirty times as large as the rest of the page's scripts. */
export const MapPlace = ({ latitude, longitude, name }: Pick<StayProperty, 'latitude' | 'longitude' | 'name'>) => (
  <div
    {...mapFiles}
    data-spot={JSON.stringify({ latitude, longitude, name })}
    data-otherwise="The map cannot be shown here. The link below opens one."
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
