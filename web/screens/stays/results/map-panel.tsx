import { useMediaQuery } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import css from './map-panel.module.css'

const wait = <div className={css.wait} role="status" aria-label="The map is on its way" />

/** The map weighs more than the rest of the page: it comes where there is room for it, or once it is asked for. */
const StayMap = lazyChunk(() => import('./stay-map.tsx').then((chunk) => chunk.StayMap), wait)

type Props = ComponentProps<typeof StayMap> & {
  /** On phones: the map in place of the list. */
  isAsked: boolean
}

/** The place of the map beside the list, or over it on phones. */
export function MapPanel({ isAsked, ...map }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)') ?? false
  return (
    <div className={css.panel} data-asked={isAsked || undefined} data-no-print>
      <a href="#after-map" className={css.skip}>
        Skip the map
      </a>
      {isWide || isAsked ? <StayMap {...map} /> : wait}
      <span id="after-map" tabIndex={-1} />
    </div>
  )
}
