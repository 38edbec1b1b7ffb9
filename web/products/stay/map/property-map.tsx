import { useEffect, useRef, useState } from 'react'
import { canDrawMaps } from '../../../map/create-map.ts'
import { useGroundMap } from '../../../map/use-ground-map.ts'
import { drawProperty, mapLabel, type PropertySpot, viewOf } from './draw-property.ts'
import css from './property-map.module.css'
import { ringWords } from './property-ring.ts'

/** A map of the property and its surroundings. */
export function PropertyMap({ latitude, longitude, name }: PropertySpot) {
  const box = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  const spot = { latitude, longitude, name }
  const { map, ground } = useGroundMap(box, {
    at: spot,
    view: () => viewOf(spot),
    label: mapLabel(spot),
    isInPage: true,
  })
  useEffect(() => {
    if (map && ground) drawProperty(map, ground, { latitude, longitude, name })
  }, [map, ground, latitude, longitude, name])
  if (!canDraw) return <p>This browser cannot draw the map. The link below opens one.</p>
  return (
    <figure className={css.figure}>
      <div ref={box} className={css.box} />
      <figcaption>{ringWords}</figcaption>
    </figure>
  )
}
