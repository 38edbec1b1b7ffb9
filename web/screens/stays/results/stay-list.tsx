import type { ReactNode } from 'react'
import { noStayFilters } from '#domain/stays/filters.ts'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { staySortLabels, staySortRules, staySorts } from '#domain/stays/results.ts'
import { Button } from '../../../kit/form/button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { stays } from '../../../products/stay/stay-words.ts'
import type { LookedAt } from '../../../results/looked-at.ts'
import page from '../../../results/filtered-results.module.css'
import { NothingPasses, SortInButton } from '../../../results/list-notes.tsx'
import { SortBar } from '../../../results/sort-bar.tsx'
import { useSteadyOrder } from '../../../results/steady-order.ts'
import { WindowedList } from '../../../results/windowed-list.tsx'
import { StayCard } from './stay-card.tsx'
import type { StayView } from './stay-view.ts'
import { StaysSkeleton } from './stays-skeleton.tsx'

type Props = {
  /** Those that pass the filters, sorted. */
  sorted: readonly ListedStay[]
  /** The number within the search radius without filters. */
  total: number
  /** The number of suppliers that have sent results. */
  received: number
  /** The search radius, and results outside. */
  where: string | undefined
  beyond: LookedAt<ListedStay>['beyond']
  view: StayView
  /** The progress. */
  progress: ReactNode
  /** Beside the sort. */
  tools: ReactNode
}

/** Height of a card in pixels before it is measured. */
const estimate = 122

/** The sorted properties: loading, none left by the filters, or all of them. */
export function StayList({ sorted, total, received, where, beyond, view, progress, tools }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setSort, setFilters, clearFilters } = view
  const steady = useSteadyOrder(sorted, `${sort} ${JSON.stringify(filters)}`)
  const isEmpty = received > 0 && sorted.length === 0
  const isNarrow = JSON.stringify({ ...filters, within: null }) === JSON.stringify(noStayFilters)
  return (
    <>
      <SortBar
        count={
          <>
            <p className={page.count} role="status">
              {sorted.length === total ? stays(total, numbers) : `${numbers.count(sorted.length)} of ${stays(total, numbers)}`}{' '}
              {where}
            </p>
            {progress}
            {beyond && sorted.length > 0 && (
              <button type="button" className="text-button" onClick={() => setFilters(beyond.filters)}>
                {beyond.label}
              </button>
            )}
          </>
        }
        sort={sort}
        sorts={staySorts}
        labels={staySortLabels}
        onSort={setSort}
        rule={staySortRules[sort]}
        tools={tools}
      />
      {received === 0 && <StaysSkeleton />}
      {isEmpty && isNarrow && beyond && (
        <EmptyState
          title="Nothing so near"
          text="There are some further away."
          action={<Button onClick={() => setFilters(beyond.filters)}>{beyond.label}</Button>}
        />
      )}
      {isEmpty && !(isNarrow && beyond) && <NothingPasses title="No accommodation passes these filters" onClear={clearFilters} />}
      {steady.waiting > 0 && <SortInButton waiting={stays(steady.waiting, numbers)} />}
      <WindowedList items={steady.items} estimate={estimate} gap={8}>
        {(listed) => <StayCard listed={listed} />}
      </WindowedList>
    </>
  )
}
