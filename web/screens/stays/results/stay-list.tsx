import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { noStayFilters } from '#domain/stays/filters.ts'
import { staySortLabels, staySortRules, staySorts } from '#domain/stays/results.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { stays } from '../../../products/stay/stay-words.ts'
import page from '../../../results/filtered-results.module.css'
import { SortBar } from '../../../results/sort-bar.tsx'
import { useSteadyOrder } from '../../../results/steady-order.ts'
import { WindowedList } from '../../../results/windowed-list.tsx'
import { StayCard } from './stay-card.tsx'
import type { StayView } from './stay-view.ts'
import { StaysSkeleton } from './stays-skeleton.tsx'
import type { StayResults } from './use-stay-results.ts'

type Props = {
  results: StayResults
  view: StayView
  /** Beside the order. */
  tools: ReactNode
}

/** Height of a card in pixels before it is measured. */
const estimate = 272

/** The houses in the chosen order: on their way, none left by the filters, or all of them. */
export function StayList({ results: { stays: found, sorted }, view, tools }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setSort, setFilters, clearFilters } = view
  const steady = useSteadyOrder(sorted, `${sort} ${JSON.stringify(filters)}`)
  const isNarrow = JSON.stringify({ ...filters, within: null }) === JSON.stringify(noStayFilters)
  return (
    <>
      <SortBar
        count={
          <p className={page.count} role="status">
            {sorted.length === found.length
              ? stays(found.length, numbers)
              : `${numbers.count(sorted.length)} of ${stays(found.length, numbers)}`}
          </p>
        }
        sort={sort}
        sorts={staySorts}
        labels={staySortLabels}
        onSort={setSort}
        rule={staySortRules[sort]}
        tools={tools}
      />
      {found.length === 0 && <StaysSkeleton />}
      {found.length > 0 && sorted.length === 0 && (
        <EmptyState
          title={isNarrow ? 'Nothing so near' : 'No accommodation passes these filters'}
          text={isNarrow ? 'There are some further away.' : 'Take one away, or clear them all.'}
          action={
            isNarrow ? (
              <Button onClick={() => setFilters({ anywhere: true })}>Show any distance</Button>
            ) : (
              <Button onClick={clearFilters}>Clear all filters</Button>
            )
          }
        />
      )}
      {steady.waiting > 0 && (
        <Button
          className={page.fresh}
          leftSection={<IconArrowUp size={16} stroke={1.75} />}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          {stays(steady.waiting, numbers)} more: sort them in
        </Button>
      )}
      <WindowedList items={steady.items} estimate={estimate}>
        {(listed) => <StayCard listed={listed} />}
      </WindowedList>
    </>
  )
}
