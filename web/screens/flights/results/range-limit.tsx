import { useId, useState } from 'react'
import css from './filter-rail.module.css'

type Props = {
  label: string
  min: number
  max: number
  step?: number
  /** Null: no limit. */
  value: number | null
  words: (value: number) => string
  onChange: (value: number | null) => void
}

/** A highest value on a slider. It follows the hand at once and narrows the list when let go; at its end it narrows nothing. */
export function RangeLimit({ label, min, max, step, value, words, onChange }: Props) {
  const id = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const grain = step ?? Math.max(1, Math.round((max - min) / 100))
  // The slider's ends lie on its steps, so that the highest value can be reached.
  const low = Math.ceil(min / grain) * grain
  const high = Math.ceil(max / grain) * grain
  const at = Math.min(dragged ?? value ?? high, high)
  const settle = () => {
    if (dragged !== null) onChange(dragged >= high ? null : dragged)
    setDragged(null)
  }
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
        {at >= high ? `Any, up to ${words(max)}` : `Up to ${words(at)}`}
      </output>
    </div>
  )
}
