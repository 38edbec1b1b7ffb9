import { Button, Drawer } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowUp } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { useMoney } from '../../../kit/money.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import type { SearchDraft } from '../search/search-draft.ts'
import { appliedFilters } from './applied-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { filterOptions } from './filter-options.ts'
import { FilterRail } from './filter-rail.tsx'
import { OfferList } from './offer-list.tsx'
import css from './results.module.css'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { FoundSoFar } from './running-search.ts'
import { SortTabs } from './sort-tabs.tsx'
import { useSteadyOrder } from './steady-order.ts'
import { useResults } from './use-results.ts'
import { useView } from './use-view.ts'

type Props = { found: FoundSoFar; draft: SearchDraft; isExpired: boolean; outcome: FormOutcome | null }

const flights = (count: number) => (count === 1 ? '1 flight' : `${count.toLocaleString('en')} flights`)

/** The rail, the tabs and the list over what was found so far. */
export function Results({ found, draft, isExpired, outcome }: Props) {
  const { filters, sort, setFilters, clearFilters, setSort } = useView()
  const settled = useDeferredValue(filters)
  const { groups, sorted, tabs } = useResults(found.offers, settled, sort)
  const [isSheet, setSheet] = useState(false)
  const format = useMoney()
  const basis = `${sort} ${JSON.stringify(settled)}`
  const steady = useSteadyOrder(sorted, basis)

  const { suppliers } = found
  const options = useMemo(() => filterOptions(groups, settled, suppliers), [groups, settled, suppliers])
  const applied = appliedFilters(filters, {
    airline: (code) => options.airlines.find((one) => one.value === code)?.label ?? code,
    supplier: (id) => suppliers.find((one) => one.id === id)?.title ?? id,
    price: (amount) => format({ amount, currency: options.currency }),
  })
  const isRound = draft.trip === 'round-trip'
  const rail = (
    <FilterRail
      options={options}
      filters={filters}
      onChange={setFilters}
      fromCity={draft.from?.city ?? ''}
      toCity={draft.to?.city ?? ''}
    />
  )
  return (
    <div className={css.columns}>
      <aside className={css.rail} aria-label="Filters">
        {rail}
      </aside>
      <div className={css.main}>
        <div className={css.tools}>
          <Button
            variant="default"
            className={css.open}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
            onClick={() => setSheet(true)}
          >
            Filters{applied.length > 0 ? ` (${applied.length})` : ''}
          </Button>
          <FilterChips applied={applied} onChange={setFilters} onClear={clearFilters} />
        </div>
        <SortTabs sort={sort} onSort={setSort} facts={tabs}>
          <p className={css.count} role="status">
            {sorted.length === groups.length ? flights(groups.length) : `${sorted.length} of ${flights(groups.length)}`}
          </p>
          {groups.length === 0 && <ResultsSkeleton isRound={isRound} />}
          {groups.length > 0 && sorted.length === 0 && (
            <EmptyState
              title="No flight passes these filters"
              text="Take one away, or clear them all."
              action={<Button onClick={clearFilters}>Clear all filters</Button>}
            />
          )}
          {steady.waiting > 0 && (
            <Button
              className={css.fresh}
              leftSection={<IconArrowUp size={16} stroke={1.75} />}
              onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
            >
              {flights(steady.waiting)} more: sort them in
            </Button>
          )}
          <OfferList groups={steady.groups} isRound={isRound} isExpired={isExpired} outcome={outcome} />
        </SortTabs>
      </div>
      <Drawer opened={isSheet} onClose={() => setSheet(false)} title="Filters" position="bottom" size="100%" padding="md">
        {rail}
        <div className={css.foot}>
          <Button variant="default" onClick={clearFilters} disabled={applied.length === 0}>
            Clear all
          </Button>
          <Button onClick={() => setSheet(false)}>Show {flights(sorted.length)}</Button>
        </div>
      </Drawer>
    </div>
  )
}
