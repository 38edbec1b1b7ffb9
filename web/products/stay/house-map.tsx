import { useEffect, useRef, useState } from 'react'
import { circleAround } from '../../map/circle.ts'
import { canDrawMaps, setFeatures } from '../../map/create-map.ts'
import { dotFeatures, labelFeatures, ringFeature } from '../../map/map-style.ts'
import { boxOf, useGroundMap } from '../../map/use-ground-map.ts'
import css from './house-map.module.css'

type Props = { latitude: number; longitude: number; name: string }

/** What is seen at first, and what the ring shows, in kilometres. */
const VIEW_KM = 4
const RING_KM = 1

/** The house where it stands, with a ring of a kilometre around it and the landmarks of its region. */
export function HouseMap({ latitude, longitude, name }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  const { map, ground } = useGroundMap(box, {
    at: { latitude, longitude },
    view: () => boxOf(circleAround({ latitude, longitude }, VIEW_KM)),
    label: `Map of where ${name} stands`,
    isInPage: true,
  })
  useEffect(() => {
    if (!map || !ground) return
    setFeatures(map, 'centre', dotFeatures([{ id: 'house', at: [longitude, latitude] }]))
    setFeatures(map, 'reach', ringFeature(circleAround({ latitude, longitude }, RING_KM)))
    setFeatures(map, 'labels', labelFeatures(ground.labels))
  }, [map, ground, latitude, longitude])
  if (!canDraw) return <p>This browser cannot draw the map. The link below opens one.</p>
  return (
    <figure className={css.figure}>
      <div ref={box} className={css.box} />
      <figcaption>The ring is {RING_KM} km around the house.</figcaption>
    </figure>
  )
}
