import { IconMap } from '@tabler/icons-react'
import type { Spot } from '../spot/draw-spot.ts'
import css from '../spot/spot-map.module.css'
import { mapFiles } from './map-files.ts'

/** The container of a place's map, which is loaded on demand: with its styles it is thirty times as large as the rest of the page's scripts. */
export const MapPlace = ({ note, ...spot }: Spot & { note: string }) => (
  <div
    {...mapFiles}
    data-spot={JSON.stringify(spot)}
    data-otherwise="The map cannot be shown here. The link below opens one."
    data-with-script
  >
    <button type="button" className="plain-button">
      <IconMap size={18} stroke={1.5} aria-hidden="true" />
      Show the map
    </button>
    <figure className={css.figure} hidden>
      <div className={css.box} data-box />
      <figcaption>{note}</figcaption>
    </figure>
  </div>
)
