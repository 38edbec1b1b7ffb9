import type { ReactNode } from 'react'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from '../../../results/filtered-results.module.css'
import { NothingPasses, SortInButton } from '../../../results/list-notes.tsx'
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
        <NothingPasses title="No flight passes these filters" onClear={view.clearFilters} />
      )}
      {steady.waiting > 0 && <SortInButton waiting={flights(steady.waiting, numbers)} />}
      <OfferList groups={steady.items} ways={ways} outcome={outcome} />
      {note}
    </SortTabs>
  )
}
