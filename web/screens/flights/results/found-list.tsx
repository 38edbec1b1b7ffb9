import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import css from '../../../results/filtered-results.module.css'
import { useSteadyOrder } from '../../../results/steady-order.ts'
import { flights } from './flight-count.ts'
import type { FlightView } from './flight-view.ts'
import type { Results } from './look-at.ts'
import { OfferList } from './offer/offer-list.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SortTabs } from './sort-tabs.tsx'

type Props = {
  results: Results
  view: FlightView
  ways: number
  /** Filters and sort by name: a change of it sorts the list anew. */
  basis: string
  outcome: FormOutcome | null
  /** Beside the count. */
  tools: ReactNode
}

/** The journeys under the tabs that order them: on their way, none left by the filters, or all of them. */
export function FoundList({ results: { groups, sorted, tabs }, view, ways, basis, outcome, tools }: Props) {
  const numbers = useNumbers()
  const steady = useSteadyOrder(sorted, basis)
  const count = (
    <p className={css.count} role="status">
      {sorted.length === groups.length
        ? flights(groups.length, numbers)
        : `${numbers.count(sorted.length)} of ${flights(groups.length, numbers)}`}
    </p>
  )
  return (
    <SortTabs sort={view.sort} onSort={view.setSort} facts={tabs} count={count} tools={tools}>
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
    </SortTabs>
  )
}
