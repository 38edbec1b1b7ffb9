import { type CSSProperties, useState } from 'react'
import { clearedPriceFilter } from '#domain/defaults.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import { Section } from '../../../results/filter-rail.tsx'
import css from './price-filter.module.css'

type Props = {
  /** The ends of the prices found, minor units; null where there is one price or none. */
  range: { min: number; max: number } | null
  min: number | null
  max: number | null
  words: (amount: number) => string
  onChange: (change: Filters) => void
}

interface Dragged {
  /** Per cent. */
  low: number
  high: number
  /** Minor units, once it is let go. */
  sent: { minPrice: number | null; maxPrice: number | null } | null
}

const { min: none, max: all } = clearedPriceFilter

/** Between the ends the stylesheet draws the line in the accent. */
const lineOf = (low: number, high: number): CSSProperties & Record<`--${string}`, string> => ({
  '--low': `${low}%`,
  '--high': `${high}%`,
})

/** Two ends on a line from the lowest price found, 0 per cent, to the highest, 100. It follows the hand at once and narrows the list when let go. */
export function PriceFilter({ range, min, max, words, onChange }: Props) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  if (!range) return null
  // Until the address has what was sent: the next key press counts from here, however long the address takes.
  if (dragged?.sent && dragged.sent.minPrice === min && dragged.sent.maxPrice === max) setDragged(null)
  const low = dragged?.low ?? percentOf(min, range, none)
  const high = dragged?.high ?? percentOf(max, range, all)
  const settle = () => {
    if (!dragged || dragged.sent) return
    const sent = {
      minPrice: low === none ? null : atPercent(low, range),
      maxPrice: high === all ? null : atPercent(high, range),
    }
    setDragged({ low, high, sent })
    onChange(sent)
  }
  const clear = () => {
    setDragged(null)
    onChange({ minPrice: null, maxPrice: null })
  }
  const ends = [
    { label: 'Lowest price', value: low, move: (next: number) => setDragged({ low: Math.min(next, high), high, sent: null }) },
    { label: 'Highest price', value: high, move: (next: number) => setDragged({ low, high: Math.max(next, low), sent: null }) },
  ]
  const isOn = min !== null || max !== null
  return (
    <Section section={{ title: 'Price', isOpen: true }} isOn={isOn}>
      <div className={css.line} style={lineOf(low, high)}>
        {ends.map(({ label, value, move }) => (
          <input
            key={label}
            type="range"
            min={0}
            max={100}
            value={value}
            aria-label={label}
            aria-valuetext={words(atPercent(value, range))}
            onChange={(event) => move(Number(event.currentTarget.value))}
            onPointerUp={settle}
            onKeyUp={settle}
            onBlur={settle}
          />
        ))}
      </div>
      <p className={css.ends}>
        <output>{words(atPercent(low, range))}</output> – <output>{words(atPercent(high, range))}</output>
        {isOn && (
          <button type="button" className="text-button" onClick={clear}>
            Clear<span className="visually-hidden"> the price</span>
          </button>
        )}
      </p>
    </Section>
  )
}

interface Range {
  min: number
  max: number
}

/** Where an amount stands between the ends, in whole per cent; `none` for no amount. */
export const percentOf = (amount: number | null, { min, max }: Range, none: number): number =>
  amount === null ? none : Math.round(Math.max(0, Math.min(((amount - min) / (max - min)) * 100, 100)))

/** The amount at so many per cent between the ends. */
export const atPercent = (percent: number, { min, max }: Range): number => Math.round(min + ((max - min) * percent) / 100)
