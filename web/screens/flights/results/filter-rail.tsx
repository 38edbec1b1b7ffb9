import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FlightFilters } from '#domain/flights/filters.ts'
import type { WriteAmount } from './applied-filters.ts'
import { CheckList, RadioList } from './filter-lists.tsx'
import { type FilterPart, type FilterSection, isInForce } from './filter-part.ts'
import css from './filter-rail.module.css'
import { RangeLimit } from './range-limit.tsx'

type Props = {
  sections: readonly FilterSection[]
  filters: FlightFilters
  onChange: (change: Partial<FlightFilters>) => void
  currency: string
  /** Lowest prices beside the lines, without the currency: it is said once. */
  priceOf: (amount: number) => string
  write: WriteAmount
}

/** What narrows the results, each with how many journeys it leaves and from which price. In the page's rail and in the phone's sheet. */
export function FilterRail({ sections, currency, ...of }: Props) {
  return (
    <div className={css.rail}>
      <p className={css.rule}>How many flights each would leave, and the lowest total in {currency}</p>
      {sections.map((section) => (
        <Section key={section.title} section={section} isOn={section.parts.some((part) => isInForce(part, of.filters))}>
          {section.parts.map((part, index) => (
            <Part key={index} title={section.title} part={part} isOnly={section.parts.length === 1} {...of} />
          ))}
          {section.note && <p className={css.rule}>{section.note}</p>}
        </Section>
      ))}
    </div>
  )
}

function Section({ section, isOn, children }: { section: FilterSection; isOn: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(section.isOpen || isOn)
  return (
    <details className={css.section} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>
        <span>
          {section.title}
          {isOn && <span className={css.on} title="In force" />}
        </span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </summary>
      <div className={css.parts}>{children}</div>
    </details>
  )
}

type PartProps = Omit<Props, 'sections' | 'currency'> & {
  title: string
  part: FilterPart
  /** True where nothing else stands in its section. */
  isOnly: boolean
}

function Part({ title, part, isOnly, filters, onChange, priceOf, write }: PartProps) {
  if (part.kind === 'flags')
    return (
      <CheckList
        label={title}
        options={part.options}
        chosen={part.options.flatMap(({ value }) => (filters[value] ? [value] : []))}
        onChange={(values) => onChange(Object.fromEntries(part.options.map(({ value }) => [value, values.includes(value)])))}
        priceOf={priceOf}
      />
    )
  if (part.kind === 'one')
    return (
      <RadioList
        label={title}
        options={part.options}
        chosen={chosenOf(part, filters)}
        onChange={(value) => onChange({ [part.name]: value === '' ? null : Number(value) })}
        priceOf={priceOf}
      />
    )
  if (part.kind === 'many') {
    const chosen: readonly string[] = filters[part.name]
    const others = chosen.filter((value) => !part.options.some((option) => option.value === value))
    return (
      <div>
        {part.label && <p className={css.label}>{part.label}</p>}
        <CheckList
          label={part.label ?? title}
          options={part.options}
          chosen={chosen}
          onChange={(values) => onChange({ [part.name]: [...others, ...values.filter((value) => !others.includes(value))] })}
          priceOf={priceOf}
        />
      </div>
    )
  }
  return (
    <div>
      {!isOnly && <p className={css.label}>{part.label}</p>}
      <RangeLimit
        label={part.label}
        min={part.min}
        max={part.max}
        isFloor={part.isFloor}
        {...(part.unit === 'duration' ? { step: 15 } : {})}
        value={filters[part.name]}
        words={(value) => write(value, part.unit)}
        onChange={(value) => onChange({ [part.name]: value })}
      />
    </div>
  )
}

/** The line that is chosen; none for a limit between them. */
function chosenOf(part: Extract<FilterPart, { kind: 'one' }>, filters: FlightFilters): string {
  const value = filters[part.name]
  return value === null ? '' : String(value)
}
