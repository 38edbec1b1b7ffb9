import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import css from './spot-map.module.css'

const wait = <div className={css.wait} />
const SpotMap = lazyChunk(() => import('./spot-map.tsx').then((chunk) => chunk.SpotMap), wait)

/** The map of a place, loaded when it is scrolled into view. */
export function LazyMap(spot: ComponentProps<typeof SpotMap>) {
  const { ref, inViewport } = useInViewport()
  const [wasSeen, setSeen] = useState(false)
  if (inViewport && !wasSeen) setSeen(true)
  return <div ref={ref}>{wasSeen ? <SpotMap {...spot} /> : wait}</div>
}
