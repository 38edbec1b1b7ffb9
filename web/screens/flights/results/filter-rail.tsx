import { formatDuration } from '#domain/dates.ts'
import { dayParts, type FlightFilters } from '#domain/flights/filters.ts'
import { useMoney } from '../../../kit/money.tsx'
import { CheckList, FilterSection, RadioList } from './filter-lists.tsx'
import type { FilterOptions } from './filter-options.ts'
import css from './filter-rail.module.css'
import { RangeLimit } from './range-limit.tsx'

type Props = {
  options: FilterOptions
  filters: FlightFilters
  onChange: (change: Partial<FlightFilters>) => void
  fromCity: string
  toCity: string
}

type FareFlag = 'checkedBag' | 'refundable' | 'changeable'
const fareFlags: FareFlag[] = ['checkedBag', 'refundable', 'changeable']

/** What narrows the results, each with how many journeys it leaves and from which price. In the page's rail and in the phone's sheet. */
export function FilterRail({ options, filters, onChange, fromCity, toCity }: Props) {
  const format = useMoney()
  const { currency } = options
  const price = (amount: number) => format({ amount, currency })
  const flags = fareFlags.filter((name) => filters[name])
  const lists = { priceOf: price }
  return (
    <div className={css.rail}>
      <FilterSection title="Stops">
        <RadioList
          {...lists}
          options={options.stops}
          chosen={filters.stops === null ? '' : String(filters.stops)}
          onChange={(value) => onChange({ stops: value === '' ? null : Number(value) })}
        />
      </FilterSection>
      <FilterSection title="Fare includes">
        <CheckList
          {...lists}
          options={fareFlags.map((name) => ({ ...options[name], value: name }))}
          chosen={flags}
          onChange={(values) => onChange(Object.fromEntries(fareFlags.map((name) => [name, values.includes(name)])))}
        />
      </FilterSection>
      {options.total && options.total.max > options.total.min && (
        <FilterSection title="Price">
          <RangeLimit
            label="Highest price"
            {...options.total}
            value={filters.maxTotal}
            words={price}
            onChange={(maxTotal) => onChange({ maxTotal })}
          />
        </FilterSection>
      )}
      <FilterSection title="Airlines">
        <CheckList
          {...lists}
          options={options.airlines}
          chosen={filters.airlines}
          onChange={(airlines) => onChange({ airlines })}
        />
      </FilterSection>
      <FilterSection title={`Departure from ${fromCity}`}>
        <CheckList
          {...lists}
          options={options.departs}
          chosen={filters.departs}
          onChange={(values) => onChange({ departs: partsOf(values) })}
        />
      </FilterSection>
      {options.returns.length > 0 && (
        <FilterSection title={`Return from ${toCity}`}>
          <CheckList
            {...lists}
            options={options.returns}
            chosen={filters.returns}
            onChange={(values) => onChange({ returns: partsOf(values) })}
          />
        </FilterSection>
      )}
      {options.minutes && options.minutes.max > options.minutes.min && (
        <FilterSection title="Duration of each way">
          <RangeLimit
            label="Longest duration"
            {...options.minutes}
            step={15}
            value={filters.maxMinutes}
            words={formatDuration}
            onChange={(maxMinutes) => onChange({ maxMinutes })}
          />
        </FilterSection>
      )}
      {options.suppliers.length > 1 && (
        <FilterSection title="Source">
          <CheckList
            {...lists}
            options={options.suppliers}
            chosen={filters.suppliers}
            onChange={(suppliers) => onChange({ suppliers })}
          />
        </FilterSection>
      )}
    </div>
  )
}

const partsOf = (values: readonly string[]): FlightFilters['departs'] => dayParts.filter((part) => values.includes(part))
