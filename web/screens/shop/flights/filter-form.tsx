import { IconChevronDown } from '@tabler/icons-react'
import { href } from 'react-router'
import { noFilters } from '#domain/flights/filters.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { KeptPart } from '../../../kept-part.tsx'
import { useCurrency } from '../../../kit/currency.tsx'
import type { WriteAmount } from '../../../results/applied-filters.ts'
import { isInForce } from '../../../results/filter-part.ts'
import rail from '../../../results/filter-rail.module.css'
import { flights } from '../../flights/results/flight-count.ts'
import type { FlightSection } from '../../flights/results/flight-parts.ts'
import button from './buttons.module.css'
import { FilterField } from './filter-field.tsx'
import css from './filter-form.module.css'
import { ShopResultsFrame, useShopResults } from './shop-results-frame.ts'

type Props = {
  sections: readonly FlightSection[]
  searchId: string
  /** Writes minor units of the selling currency. */
  money: (amount: number) => string
  write: WriteAmount
}

/** What narrows the results, as a plain form: its names are those of the address. On a phone it covers the page until it is sent. */
export function FilterForm({ sections, searchId, money, write }: Props) {
  const frame = useShopResults()
  const { search, view, results, to } = frame
  const { currency, rate } = useCurrency()
  const kept = [['search', searchId], ...new URLSearchParams(searchToParams(search))]
  return (
    <form action={href('/order/new/flight/offers')} className={css.form} data-swap>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.sort !== 'best' && <input type="hidden" name="sort" value={view.sort} />}
      <div className={css.head}>
        <h2>Filters</h2>
        <a href="#results" data-close>
          Close
        </a>
      </div>
      <KeptPart as="div" className={css.sections} of={sections} by={`${currency} ${rate}`}>
        <ShopResultsFrame value={frame}>
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
                  <FilterField key={at} part={part} title={section.title} money={money} write={write} />
                ))}
                {section.note && <p className={rail.rule}>{section.note}</p>}
              </div>
            </details>
          ))}
        </ShopResultsFrame>
      </KeptPart>
      <div className={css.foot}>
        <a className={button.secondary} href={to({ filters: noFilters })} data-swap>
          Clear all
        </a>
        <button type="submit" className={button.primary} data-close>
          Show {flights(results.sorted.length)}
        </button>
      </div>
    </form>
  )
}
