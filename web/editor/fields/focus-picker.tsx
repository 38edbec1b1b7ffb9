import type { KeyboardEvent, MouseEvent } from 'react'
import type { PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from '../../site/picture.tsx'
import css from './focus-picker.module.css'

/** The step of an arrow key, in per cent. */
const STEP = 5
const MIDDLE = '50 50'

/** The shapes that sections crop pictures to. */
const shapes: readonly { label: string; ratio: [number, number] }[] = [
  { label: 'Wide', ratio: [120, 64] },
  { label: 'Card', ratio: [88, 64] },
  { label: 'Upright', ratio: [52, 64] },
]

const moves: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

type Props = { image: PictureWithAlt; onChange: (focus: string) => void }

/** The focus point of a picture, which every crop includes: set by a click or by the arrow keys, with a preview of each crop. */
export function FocusPicker({ image, onChange }: Props) {
  const [x = 50, y = 50] = (image.focus ?? MIDDLE).split(' ').map(Number)
  const silent = { ...image, alt: '' }
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by the Enter key has no coordinates.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(`${within(((event.clientX - left) / width) * 100)} ${within(((event.clientY - top) / height) * 100)}`)
  }
  const step = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange(`${within(x + move[0])} ${within(y + move[1])}`)
  }
  return (
    <div className={css.picker}>
      <button
        type="button"
        className={css.whole}
        aria-label={`Point that every crop keeps: ${x} per cent from the left, ${y} from the top. Arrow keys move it.`}
        onClick={place}
        onKeyDown={step}
      >
        <Picture image={{ src: image.src, alt: '' }} ratio={[320, 200]} sizes="280px" />
        <span className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <div className={css.shapes} aria-hidden="true">
        {shapes.map(({ label, ratio: [width, height] }) => (
          <figure key={label}>
            <span className={css.shape} style={{ width, height }}>
              <Picture image={silent} ratio={[width, height]} sizes="160px" />
            </span>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
