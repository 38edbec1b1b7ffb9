import { IconChevronDown } from '@tabler/icons-react'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { ReactNode } from 'react'
import { CachedPart } from '../../cached-part.tsx'
import type { WriteAmount } from '../applied-filters.ts'
import { type FilterSection, isInForce } from '../filter-part.ts'
import rail from '../filter-rail.module.css'
import button from './buttons.module.css'
import { FilterField } from './filter-field.tsx'
import css from './filter-form.module.css'

type Props = {
  /** The address of the results. */
  action: string
  /** Hidden parameters of the form: the search and the sort. */
  sent: readonly (readonly [name: string, value: string])[]
  sections: readonly FilterSection[]
  /** A cache key of the sections; null while they can still change. */
  name: string | null
  filters: Filters
  /** Formats an amount without its currency. */
  amountOf: (amount: number) => string
  write: WriteAmount
  /** The results without filters. */
  clearTo: string
  /** Content above the filters, such as payment fees. */
  note: ReactNode
  /** The label of the button. */
  show: string
}

/** The filters as a plain form: its field names are the address parameters. On a phone it covers the page until it is submitted. */
export function FilterForm({ action, sent, sections, name, filters, amountOf, write, clearTo, note, show }: Props) {
  return (
    <form action={action} className={css.form} data-swap>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.head}>
        <h2>Filters</h2>
        <a href="#results" data-close>
          Close
        </a>
      </div>
      {note}
      <CachedPart as="div" className={css.sections} name={name} here="" query="">
        {() => (
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
        )}
      </CachedPart>
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
