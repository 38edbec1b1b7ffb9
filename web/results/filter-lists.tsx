import { useId, useState } from 'react'
import type { FilterOption } from './filter-part.ts'
import css from './filter-rail.module.css'

/** Lines shown before "Show all". */
const few = 7

type CheckProps = {
  /** The accessible name of the list. */
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  priceOf: (amount: number) => string
}

/** A multiple choice; nothing selected means no filter. Selected options are always visible. */
export function CheckList({ label, options, chosen, onChange, priceOf }: CheckProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? options : options.filter((option, at) => at < few || chosen.includes(option.value))
  const toggle = (value: string, isOn: boolean) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <div role="group" aria-label={label}>
      <ul className={css.options}>
        {shown.map((option) => (
          <li key={option.value}>
            <label className={css.option} data-none={option.count === 0 || undefined}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              <Words option={option} priceOf={priceOf} />
            </label>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <button type="button" className={`text-button ${css.all}`} onClick={() => setAll(true)}>
          Show all {options.length}
        </button>
      )}
    </div>
  )
}

type RadioProps = Omit<CheckProps, 'chosen' | 'onChange'> & {
  /** Empty when nothing is selected. */
  chosen: string
  onChange: (chosen: string) => void
}

/** A single choice, or any. */
export function RadioList({ label, options, chosen, onChange, priceOf }: RadioProps) {
  const name = useId()
  const any: FilterOption = { value: '', label: 'Any', note: null, chip: null, count: -1, from: null }
  return (
    <div role="radiogroup" aria-label={label}>
      <ul className={css.options}>
        {[any, ...options].map((option) => (
          <li key={option.value}>
            <label className={css.option} data-none={option.count === 0 || undefined}>
              <input type="radio" name={name} checked={chosen === option.value} onChange={() => onChange(option.value)} />
              <Words option={option} priceOf={priceOf} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ option, priceOf }: { option: FilterOption; priceOf: (amount: number) => string }) {
  return (
    <>
      <span>
        {option.label} {option.count >= 0 && <span className={css.count}>({option.count})</span>}
        {option.note && <span className={css.note}>{option.note}</span>}
      </span>
      {option.from !== null && <span className={css.from}>{priceOf(option.from)}</span>}
    </>
  )
}
