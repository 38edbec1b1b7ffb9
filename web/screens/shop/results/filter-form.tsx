import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import { KeptPart } from '../../../kept-part.tsx'
import { useCurrency } from '../../../kit/currency.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import type { WriteAmount } from '../../../results/applied-filters.ts'
import { type FilterSection, isInForce } from '../../../results/filter-part.ts'
import rail from '../../../results/filter-rail.module.css'
import button from '../flights/buttons.module.css'
import { FilterField } from './filter-field.tsx'
import css from './filter-form.module.css'

type Props = {
  /** Where the results stand. */
  action: string
  /** Parameters that the form sends along: the search and the order. */
  kept: readonly (readonly [name: string, value: string])[]
  sections: readonly FilterSection[]
  filters: Filters
  /** Writes minor units of the selling currency. */
  /** Writes an amount of the prices' currency without naming it. */
  amountOf: (amount: number) => string
  write: WriteAmount
  /** The results without filters. */
  clearTo: string
  /** What the button says. */
  show: string
  /** Further fields of the product, before the sections. */
  children?: ReactNode
}

/** What narrows the results, as a plain form: its names are those of the address. On a phone it covers the page until it is sent. */
export function FilterForm({ action, kept, sections, filters, amountOf, write, clearTo, show, children }: Props) {
  const { currency, rate } = useCurrency()
  return (
    <form action={action} className={css.form} data-swap>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.head}>
        <h2>Filters</h2>
        <a href="#results" data-close>
          Close
        </a>
      </div>
      {children}
      <KeptPart as="div" className={css.sections} of={sections} by={`${currency} ${rate} ${useNumbers().count(12_345.6)}`}>
        <>
          {sections.map((section) => (
            <details
              key={section.title}
              className={rail.section}
              open={section.isOpen || section.parts.some((part) => isInForce(part, filters))}
              id={`filter-${section.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`}
            >
              <summary className={rail.title}>
                <span>{section.title}</span>
                <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
              </summary>
              <div className={rail.parts}>
                {section.parts.map((part, at) => (
                  <FilterField key={at} part={part} title={section.title} filters={filters} amountOf={amountOf} write={write} />
                ))}
                {section.note && <p className={rail.rule}>{section.note}</p>}
              </div>
            </details>
          ))}
        </>
      </KeptPart>
      <div className={css.foot}>
        <a className={button.secondary} href={clearTo} data-swap>
          Clear all
        </a>
        <button type="submit" className={button.primary} data-close>
          {show}
        </button>
      </div>
    </form>
  )
}
