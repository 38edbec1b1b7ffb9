import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import { areaOf, type Crop } from '#domain/site/crops.ts'
import { Picture } from '../../site/picture.tsx'
import css from './point-on-picture.module.css'

/** The step of an arrow key, in per cent. */
const STEP = 5

const moves: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

type Props = {
  src: string
  /** What the point is of, for screen readers. */
  label: string
  /** `50 30` */
  focus: string
  /** The crop whose area is outlined. */
  frame: (Required<Crop> & { ratio: number }) | null
  onMove: (focus: string) => void
}

/** The whole picture with a point that a click or the arrow keys move. */
export function PointOnPicture({ src, label, focus, frame, onMove }: Props) {
  const [ratio, setRatio] = useState(0)
  const [x = 50, y = 50] = focus.split(' ').map(Number)
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by the Enter key has no coordinates.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onMove(`${within(((event.clientX - left) / width) * 100)} ${within(((event.clientY - top) / height) * 100)}`)
  }
  const step = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onMove(`${within(x + move[0])} ${within(y + move[1])}`)
  }
  // The picture has its own ratio once it is loaded.
  const measure = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    const { width, height } = currentTarget.getBoundingClientRect()
    setRatio(width / height)
  }
  return (
    <button
      type="button"
      className={css.whole}
      aria-label={`${label}: ${x} per cent from the left, ${y} from the top. Arrow keys move it.`}
      onClick={place}
      onKeyDown={step}
      onLoadCapture={measure}
    >
      <Picture image={{ src, alt: '' }} ratio={[320, 200]} sizes="280px" />
      {frame && ratio > 0 && <span className={css.frame} style={shareOf(ratio, frame)} />}
      <span className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  )
}

/** The area of a crop in per cent of a picture of a ratio. */
function shareOf(ratio: number, { ratio: box, ...crop }: Required<Crop> & { ratio: number }) {
  const { left, top, width, height } = areaOf({ width: ratio, height: 1 }, box, crop)
  return {
    left: `${(left / ratio) * 100}%`,
    top: `${top * 100}%`,
    width: `${(width / ratio) * 100}%`,
    height: `${height * 100}%`,
  }
}
