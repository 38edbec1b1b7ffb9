import { IconMapPinFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../kit/form/button.tsx'
import { circleAround } from './circle.ts'
import { canDrawMaps } from './create-map.ts'
import { boxOf } from './frame.ts'
import css from './map-picker.module.css'
import { useGroundMap } from './use-ground-map.ts'

interface Spot {
  latitude: number
  longitude: number
}

interface PickerWords {
  label: string
  help: string
  button: string
  /** Where the browser cannot draw the map. */
  instead: string
}

interface Props {
  start: Spot
  /** Of a search by default. */
  words?: PickerWords
  onChoose: (spot: Spot) => void
}

const ofSearch: PickerWords = {
  label: 'Map. Move it with the arrow keys until the pin is where you want to stay',
  help: 'Move the map until the pin is where you want to stay.',
  button: 'Stay around this point',
  instead: 'Type the name of a place instead.',
}

/** The initial radius, in kilometres. */
const VIEW_KM = 20
/** To about a metre. */
const fine = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** A fixed pin over a map that is moved by pointer or by the arrow keys. */
export function MapPicker({ start, words = ofSearch, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  const { map } = useGroundMap(box, {
    at: start,
    view: () => boxOf(circleAround(start, VIEW_KM)),
    label: words.label,
  })
  const choose = () => {
    const { lat, lng } = map?.getCenter() ?? { lat: start.latitude, lng: start.longitude }
    onChoose({ latitude: fine(lat), longitude: fine(lng) })
  }
  if (!canDraw) return <p>This browser cannot draw the map. {words.instead}</p>
  return (
    <div className={css.picker}>
      <div className={css.map}>
        <div ref={box} className={css.box} />
        <IconMapPinFilled size={36} className={css.pin} aria-hidden="true" />
      </div>
      <div className={css.foot}>
        <p className={css.help}>{words.help}</p>
        <Button onClick={choose} disabled={!map}>
          {words.button}
        </Button>
      </div>
    </div>
  )
}
