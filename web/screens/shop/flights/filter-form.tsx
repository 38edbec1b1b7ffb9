import { IconChevronDown } from '@tabler/icons-react'
import { href } from 'react-router'
import { type FlightFilters, noFilters } from '#domain/flights/filters.ts'
import { searchToParams } from '#domain/flights/search.ts'
import type { WriteAmount } from '../../flights/results/applied-filters.ts'
import type { FilterOption, FilterPart, FilterSection } from '../../flights/results/filter-part.ts'
import rail from '../../flights/results/filter-rail.module.css'
import { flights } from '../../flights/results/flight-count.ts'
import css from './flights.module.css'
import { limitSteps } from './limit-steps.ts'
import { useShopResults } from './shop-results-frame.ts'

type Props = {
  sections: readonly FilterSection[]
  searchId: string
  /** Writes minor units of the selling currency. */
  money: (amount: number) => string
  write: WriteAmount
}

/** What narrows the results, as a plain form: its names are those of the address. On a phone it covers the page until it is sent. */
export function FilterForm({ sections, searchId, money, write }: Props) {
  const { search, view, results, to } = useShopResults()
  const kept = [['search', searchId], ...new URLSearchParams(searchToParams(search))]
  return (
    <form action={href('/order/new/flight/offers')} className={css.filters} data-swap>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.sort !== 'best' && <input type="hidden" name="sort" value={view.sort} />}
      <div className={css.railHead}>
        <h2>Filters</h2>
        <a href="#results" data-close>
          Close
        </a>
      </div>
      {sections.map((section) => (
        <details
          key={section.title}
          className={rail.section}
          open={section.isOpen || section.parts.some((part) => isInForce(part, view.filters))}
          id={`filter-${section.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`}
        >
          <summary className={rail.title}>
            <span>{section.title}</span>
            <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
          </summary>
          <div className={rail.parts}>
            {section.parts.map((part, at) => (
              <Part key={at} part={part} title={section.title} money={money} write={write} />
            ))}
            {section.note && <p className={rail.rule}>{section.note}</p>}
          </div>
        </details>
      ))}
      <div className={css.railFoot}>
        <a className={css.secondary} href={to({ filters: noFilters })} data-swap>
          Clear all
        </a>
        <button type="submit" className={css.primary} data-close>
          Show {flights(results.sorted.length)}
        </button>
      </div>
    </form>
  )
}

function isInForce(part: FilterPart, filters: FlightFilters): boolean {
  if (part.kind === 'flags') return part.options.some(({ value }) => filters[value])
  if (part.kind !== 'many') return filters[part.name] !== null
  const chosen: readonly string[] = filters[part.name]
  return part.options.some(({ value }) => chosen.includes(value))
}

type PartProps = Pick<Props, 'money' | 'write'> & { part: FilterPart; title: string }

function Part({ part, title, money, write }: PartProps) {
  const { filters } = useShopResults().view
  if (part.kind === 'limit') {
    const value = filters[part.name]
    return (
      <label className={css.limit}>
        <span className={rail.label}>{part.label}</span>
        <select id={`filter-${part.name}`} name={part.name} defaultValue={value ?? ''} autoComplete="off">
          <option value="">Any</option>
          {limitSteps(part, value).map((step) => (
            <option key={step} value={step}>
              {part.isFloor ? 'At least' : 'Up to'} {write(step, part.unit)}
            </option>
          ))}
        </select>
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
        <Line key={option.value} part={part} option={option} money={money} isOn={isChosen(part, option, filters)} />
      ))}
    </fieldset>
  )
}

type Choice = Exclude<FilterPart, { kind: 'limit' }>

function isChosen(part: Choice, { value }: FilterOption, filters: FlightFilters): boolean {
  if (part.kind === 'flags') return part.options.some((option) => option.value === value && filters[option.value])
  const now = filters[part.name]
  return Array.isArray(now) ? now.some((one) => one === value) : String(now ?? '') === value
}

type LineProps = { part: Choice; option: FilterOption; isOn: boolean; money: Props['money'] }

function Line({ part, option, isOn, money }: LineProps) {
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
      {option.from !== null && <span className={rail.from}>{money(option.from).slice(4)}</span>}
    </label>
  )
}
