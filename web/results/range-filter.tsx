import { type CSSProperties, useState } from 'react'
import { clearedPriceFilter } from '#domain/defaults.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { FilterPart } from './filter-part.ts'
import css from './range-filter.module.css'

type Props = {
  part: Extract<FilterPart, { kind: 'range' }>
  /** The selected range; null for no limit. */
  min: number | null
  max: number | null
  words: (amount: number) => string
  onChange: (change: Filters) => void
}

interface Dragged {
  /** Per cent. */
  low: number
  high: number
  /** On release. */
  sent: { min: number | null; max: number | null } | null
}

const { min: none, max: all } = clearedPriceFilter

/** CSS draws the track between the ends in the accent colour. */
const lineOf = (low: number, high: number): CSSProperties & Record<`--${string}`, string> => ({
  '--low': `${low}%`,
  '--high': `${high}%`,
})

/** A slider with two thumbs from the lowest value found, 0 per cent, to the highest, 100. It moves at once and filters the list on release. */
export function RangeFilter({ part, min, max, words, onChange }: Props) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  // Until the address has the new value, the next key press starts from here.
  if (dragged?.sent && dragged.sent.min === min && dragged.sent.max === max) setDragged(null)
  const low = dragged?.low ?? percentOf(min, part, none)
  const high = dragged?.high ?? percentOf(max, part, all)
  const settle = () => {
    if (!dragged || dragged.sent) return
    const sent = {
      min: low === none ? null : atPercent(low, part),
      max: high === all ? null : atPercent(high, part),
    }
    setDragged({ low, high, sent })
    onChange({ [part.low.name]: sent.min, [part.high.name]: sent.max })
  }
  const clear = () => {
    setDragged(null)
    onChange({ [part.low.name]: null, [part.high.name]: null })
  }
  const ends = [
    { label: part.low.label, value: low, move: (next: number) => setDragged({ low: Math.min(next, high), high, sent: null }) },
    { label: part.high.label, value: high, move: (next: number) => setDragged({ low, high: Math.max(next, low), sent: null }) },
  ]
  const isOn = min !== null || max !== null
  return (
    <div>
      <div className={css.line} style={lineOf(low, high)}>
        {ends.map(({ label, value, move }) => (
          <input
            key={label}
            type="range"
            min={0}
            max={100}
            value={value}
            aria-label={label}
            aria-valuetext={words(atPercent(value, part))}
            onChange={(event) => move(Number(event.currentTarget.value))}
            onPointerUp={settle}
            onKeyUp={settle}
            onBlur={settle}
          />
        ))}
      </div>
      <p className={css.ends}>
        <output>{words(atPercent(low, part))}</output> – <output>{words(atPercent(high, part))}</output>
        {isOn && (
          <button type="button" className="text-button" onClick={clear}>
            Clear<span className="visually-hidden"> the {part.label}</span>
          </button>
        )}
      </p>
    </div>
  )
}

interface Range {
  min: number
  max: number
}

/** The position of an amount between the ends, in whole per cent; `none` without an amount. */
export const percentOf = (amount: number | null, { min, max }: Range, none: number): number =>
  amount === null ? none : Math.round(Math.max(0, Math.min(((amount - min) / (max - min)) * 100, 100)))

/** The amount at a position in per cent. */
export const atPercent = (percent: number, { min, max }: Range): number => Math.round(min + ((max - min) * percent) / 100)
