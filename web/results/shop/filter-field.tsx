import type { Filters } from '#domain/results/filter-rules.ts'
import { Select } from '../../kit/form/select.tsx'
import type { WriteAmount } from '../applied-filters.ts'
import { type FilterOption, type FilterPart, listOf, numberOf } from '../filter-part.ts'
import rail from '../filter-rail.module.css'
import field from './choice.module.css'
import css from './filter-form.module.css'

type Props = {
  part: FilterPart
  /** The active values. */
  filters: Filters
  /** The section it belongs to. */
  title: string
  /** Formats an amount without its currency. */
  amountOf: (amount: number) => string
  write: WriteAmount
}

/** A part of the filters as form fields: checkboxes, a single choice, or a limit. */
export function FilterField({ part, title, filters, amountOf, write }: Props) {
  if (part.kind === 'text')
    return (
      <label className={field.choice}>
        <span className={rail.label}>{part.hint}</span>
        <input
          id={`filter-${part.name}`}
          name={part.name}
          defaultValue={listOf(filters[part.name]).join(' ')}
          maxLength={part.maxLength}
          autoComplete="off"
        />
      </label>
    )
  if (part.kind === 'range') {
    const { unit, min, max } = part
    return [part.low, part.high].map((end, at) => (
      <FilterField
        key={end.name}
        part={{ kind: 'limit', ...end, unit, min, max, isFloor: at === 0 }}
        {...{ title, filters, amountOf, write }}
      />
    ))
  }
  if (part.kind === 'limit') {
    const value = numberOf(filters[part.name])
    return (
      <label className={field.choice}>
        <span className={rail.label}>{part.label}</span>
        <Select id={`filter-${part.name}`} name={part.name} defaultValue={value ?? ''} autoComplete="off">
          <option value="">{part.start === undefined ? 'Any' : `Up to ${write(part.start, part.unit)}`}</option>
          {limitSteps(part, value)
            .filter((step) => step !== part.start)
            .map((step) => (
              <option key={step} value={step}>
                {part.isFloor ? 'At least' : 'Up to'} {write(step, part.unit)}
              </option>
            ))}
        </Select>
      </label>
    )
  }
  const label = part.kind === 'many' && part.label ? part.label : title
  const any: FilterOption = { value: '', label: 'Any', note: null, chip: null, count: -1, from: null }
  const options = part.kind === 'one' ? [any, ...part.options] : part.options
  return (
    <fieldset className={css.options}>
      <legend className={label === title ? 'visually-hidden' : rail.label}>{label}</legend>
      {options.map((option) => (
        <Line key={option.value} part={part} option={option} amountOf={amountOf} isOn={isChosen(part, option, filters)} />
      ))}
    </fieldset>
  )
}

type Choice = Extract<FilterPart, { options: unknown }>

function isChosen(part: Choice, { value }: FilterOption, filters: Filters): boolean {
  if (part.kind === 'flags') return part.options.some((option) => option.value === value && filters[option.value] === true)
  if (part.kind === 'many') return listOf(filters[part.name]).includes(value)
  return String(numberOf(filters[part.name]) ?? '') === value
}

type LineProps = { part: Choice; option: FilterOption; isOn: boolean; amountOf: Props['amountOf'] }

function Line({ part, option, isOn, amountOf }: LineProps) {
  const name = part.kind === 'flags' ? option.value : part.name
  return (
    <label className={rail.option} data-none={option.count === 0 || undefined}>
      <input
        type={part.kind === 'one' ? 'radio' : 'checkbox'}
        id={`filter-${name}-${option.value}`}
        name={name}
        value={part.kind === 'flags' ? '1' : option.value}
        defaultChecked={isOn}
        autoComplete="off"
      />
      <span>
        {option.label} {option.count >= 0 && <span className={rail.count}>({option.count})</span>}
        {option.note && <span className={rail.note}>{option.note}</span>}
      </span>
      {option.from !== null && <span className={rail.from}>{amountOf(option.from)}</span>}
    </label>
  )
}

type Limit = Extract<FilterPart, { kind: 'limit' }>

const steps = 8

/** Options of a limit, rounded to usual values; the active one is included. */
export function limitSteps(
  { min, max, unit, isFloor }: Pick<Limit, 'min' | 'max' | 'unit' | 'isFloor'>,
  now: number | null,
): number[] {
  const grain = unit === 'duration' ? 30 : 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, (max - min) / steps))))
  const round = isFloor ? Math.floor : Math.ceil
  const values = Array.from({ length: steps - 1 }, (_, at) => round((min + ((max - min) * (at + 1)) / steps) / grain) * grain)
  const inside = values.filter((value) => value > 0 && value >= min && value < max + grain)
  return [...new Set(now === null ? inside : [...inside, now])].sort((a, b) => a - b)
}
