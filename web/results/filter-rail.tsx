import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { WriteAmount } from './applied-filters.ts'
import { CheckList, RadioList } from './filter-lists.tsx'
import { type FilterPart, type FilterSection, isInForce, listOf, numberOf, type Unit } from './filter-part.ts'
import css from './filter-rail.module.css'
import { RangeFilter } from './range-filter.tsx'
import { RangeLimit } from './range-limit.tsx'
import { TextFilter } from './text-filter.tsx'

type Props = {
  /** The label of the prices beside the options. */
  intro: string
  /** Content below it, such as payment fees. */
  note?: ReactNode
  sections: readonly FilterSection[]
  filters: Filters
  onChange: (change: Filters) => void
  /** Lowest prices beside the options, without the currency, which is stated once. */
  priceOf: (amount: number) => string
  write: WriteAmount
}

/** The filters, each option with its count and lowest price. In the page's rail and in the phone's sheet. */
export function FilterRail({ intro, note, sections, ...of }: Props) {
  return (
    <div className={css.rail}>
      <div className={css.intro}>
        <p className={css.rule}>{intro}</p>
        {note}
      </div>
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

type SectionProps = { section: Pick<FilterSection, 'title' | 'isOpen'>; isOn: boolean; children: ReactNode }

/** A collapsible part of the rail with its title. */
function Section({ section, isOn, children }: SectionProps) {
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

type PartProps = Omit<Props, 'sections' | 'intro' | 'note'> & {
  title: string
  part: FilterPart
  /** True if it is the only part of its section. */
  isOnly: boolean
}

function Part({ title, part, isOnly, filters, onChange, priceOf, write }: PartProps) {
  if (part.kind === 'flags')
    return (
      <CheckList
        label={title}
        options={part.options}
        chosen={part.options.flatMap(({ value }) => (filters[value] === true ? [value] : []))}
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
    const chosen = listOf(filters[part.name])
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
  if (part.kind === 'text') return <TextFilter part={part} texts={listOf(filters[part.name])} onChange={onChange} />
  if (part.kind === 'range')
    return (
      <RangeFilter
        part={part}
        min={numberOf(filters[part.low.name])}
        max={numberOf(filters[part.high.name])}
        words={(value) => write(value, part.unit)}
        onChange={onChange}
      />
    )
  return (
    <div>
      {!isOnly && <p className={css.label}>{part.label}</p>}
      <RangeLimit
        label={part.label}
        min={part.min}
        max={part.max}
        isFloor={part.isFloor}
        {...stepOf[part.unit]}
        {...(part.start === undefined ? {} : { start: part.start })}
        value={numberOf(filters[part.name])}
        words={(value) => write(value, part.unit)}
        onChange={(value) => onChange({ [part.name]: value })}
      />
    </div>
  )
}

/** Round steps of a slider; without one a hundredth of its length. */
const stepOf: Partial<Record<Unit, { step: number }>> = { duration: { step: 15 }, kilometres: { step: 1 } }

/** The selected option; none for a limit between two. */
function chosenOf(part: Extract<FilterPart, { kind: 'one' }>, filters: Filters): string {
  const value = numberOf(filters[part.name])
  return value === null ? '' : String(value)
}
