import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMaps } from '../create-map.ts'
import { useGroundMap } from '../use-ground-map.ts'
import { drawSpot, mapLabel, type Spot, viewOf } from './draw-spot.ts'
import css from './spot-map.module.css'

/** A map of a place and its surroundings. `note` says what the map shows. */
export function SpotMap({ note, ...spot }: Spot & { note: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  const { map, ground } = useGroundMap(box, {
    at: spot,
    view: () => viewOf(spot),
    label: mapLabel(spot),
    isInPage: true,
  })
  const draw = useEffectEvent(() => map && ground && drawSpot(map, ground, spot))
  const { latitude, longitude, name } = spot
  useEffect(() => {
    if (map && ground) draw()
  }, [map, ground, latitude, longitude, name])
  if (!canDraw) return <p>This browser cannot draw the map. The link below opens one.</p>
  return (
    <figure className={css.figure}>
      <div ref={box} className={css.box} />
      <figcaption>{note}</figcaption>
    </figure>
  )
}
