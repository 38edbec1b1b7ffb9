import { IconList, IconMap } from '@tabler/icons-react'
import segments from '../../../kit/form/segments.module.css'
import button from '../../../results/shop/buttons.module.css'
import type { ToolsProps } from '../../../results/shop/face.ts'
import { tourViewOf } from '../tour-view-of.ts'
import { viewLabels } from '../view-labels.ts'
import css from './tools.module.css'

const shapes = ['list', 'grid'] as const

/** How results are shown: as a list or a grid, which this browser remembers, and a map, which needs a script. */
export function TourTools({ here, preference, mapTo, isOnMap }: ToolsProps) {
  const chosen = tourViewOf(preference) === 'grid' ? 'grid' : 'list'
  const Icon = isOnMap ? IconList : IconMap
  return (
    <div className={css.tools} data-tour-view={chosen} data-no-print>
      <form method="post" action={here} data-preference>
        <div role="radiogroup" aria-label="View" className={segments.segments}>
          {shapes.map((shape) => (
            <label key={shape} className={segments.segment}>
              <input type="radio" name="view" value={shape} defaultChecked={shape === chosen} autoComplete="off" />
              {viewLabels[shape]}
            </label>
          ))}
        </div>
        <button type="submit" className={button.secondary} data-without-script>
          Show
        </button>
      </form>
      <a href={mapTo} className={`plain-button ${css.map}`} data-with-script>
        <Icon size={18} stroke={1.5} aria-hidden="true" />
        {isOnMap ? 'Hide map' : 'Show map'}
      </a>
    </div>
  )
}
