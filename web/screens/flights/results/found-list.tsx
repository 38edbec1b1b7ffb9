import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/form/button.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import css from '../../../results/filtered-results.module.css'
import { useSteadyOrder } from '../../../results/steady-order.ts'
import { flights } from './flight-count.ts'
import type { FlightView } from './flight-view.ts'
import type { FlightsLookedAt } from './look-at.ts'
import { OfferList } from './offer/offer-list.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SortTabs } from './sort-tabs.tsx'

type Props = {
  looked: FlightsLookedAt
  view: FlightView
  ways: number
  /** Filters and sort by name: a change sorts the list again. */
  basis: string
  outcome: FormOutcome | null
  /** The progress, beside the count. */
  progress: ReactNode
  /** The filter button of layouts without a rail. */
  opener: ReactNode
  /** Beside the sort. */
  tools: ReactNode
  /** Below the list. */
  note: ReactNode
}

/** The journeys below the sort tabs: loading, none left by the filters, or all of them. */
export function FoundList({
  looked: { groups, sorted, tabs },
  view,
  ways,
  basis,
  outcome,
  progress,
  opener,
  tools,
  note,
}: Props) {
  const numbers = useNumbers()
  const steady = useSteadyOrder(sorted, basis)
  const count = (
    <>
      <p className={css.count} role="status">
        {sorted.length === groups.length
          ? flights(groups.length, numbers)
          : `${numbers.count(sorted.length)} of ${flights(groups.length, numbers)}`}
      </p>
      {progress}
    </>
  )
  return (
    <SortTabs sort={view.sort} onSort={view.setSort} facts={tabs} count={count} opener={opener} tools={tools}>
      {groups.length === 0 && <ResultsSkeleton ways={ways} />}
      {groups.length > 0 && sorted.length === 0 && (
        <EmptyState
          title="No flight passes these filters"
          text="Take one away, or clear them all."
          action={<Button onClick={view.clearFilters}>Clear all filters</Button>}
        />
      )}
      {steady.waiting > 0 && (
        <Button
          className={css.fresh}
          leftSection={<IconArrowUp size={16} stroke={1.75} />}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          {flights(steady.waiting, numbers)} more: sort them in
        </Button>
      )}
      <OfferList groups={steady.items} ways={ways} outcome={outcome} />
      {note}
    </SortTabs>
  )
}
