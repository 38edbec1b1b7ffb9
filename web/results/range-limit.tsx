import { useId, useState } from 'react'
import css from './filter-rail.module.css'

type Props = {
  label: string
  min: number
  max: number
  step?: number
  /** True for a minimum, which filters nothing at the low end. */
  isFloor?: boolean
  /** The default value; by default the end that filters nothing. */
  start?: number
  /** Null: no limit. */
  value: number | null
  words: (value: number) => string
  onChange: (value: number | null) => void
}

/** A slider for a maximum or minimum. It moves at once and filters the list on release; at its end it filters nothing. */
export function RangeLimit({ label, min, max, step, isFloor = false, start, value, words, onChange }: Props) {
  const id = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const grain = step ?? Math.max(1, Math.round((max - min) / 100))
  // The ends of the slider are multiples of its step, so that both can be reached.
  const low = Math.floor(min / grain) * grain
  const high = Math.ceil(max / grain) * grain
  const open = start ?? (isFloor ? low : high)
  const at = Math.max(low, Math.min(dragged ?? value ?? open, high))
  const isOpen = at === open
  const settle = () => {
    if (dragged !== null) onChange(dragged === open ? null : dragged)
    setDragged(null)
  }
  const limit = isFloor ? `At least ${words(at)}` : `Up to ${words(at)}`
  const any = isFloor ? `Any, from ${words(min)}` : `Any, up to ${words(max)}`
  return (
    <div className={css.limit}>
      <input
        id={id}
        type="range"
        aria-label={label}
        aria-valuetext={words(at)}
        min={low}
        max={high}
        step={grain}
        value={at}
        onChange={(event) => setDragged(Number(event.currentTarget.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
      <output htmlFor={id} className={css.ends}>
        {isOpen && start === undefined ? any : limit}
      </output>
    </div>
  )
}
