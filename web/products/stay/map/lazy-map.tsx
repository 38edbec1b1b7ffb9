import { useInViewport } from '@mantine/hooks'
import { useState } from 'react'
import type { StayProperty } from '#domain/stays/property.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import css from './property-map.module.css'

const wait = <div className={css.wait} />
const PropertyMap = lazyChunk(() => import('./property-map.tsx').then((chunk) => chunk.PropertyMap), wait)

/** The map, loaded when it is scrolled into view. */
export function LazyMap({ property: { latitude, longitude, name } }: { property: StayProperty }) {
  const { ref, inViewport } = useInViewport()
  const [wasSeen, setSeen] = useState(false)
  if (inViewport && !wasSeen) setSeen(true)
  return <div ref={ref}>{wasSeen ? <PropertyMap latitude={latitude} longitude={longitude} name={name} /> : wait}</div>
}
