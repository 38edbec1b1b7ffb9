import type { ReactNode } from 'react'
import type { ListedTour } from '#domain/tours/found-tour.ts'
import { type TourView, tourSortLabels, tourSortRules, tourSorts } from '#domain/tours/results.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { activities } from '../../../products/tour/tour-words.ts'
import page from '../../../results/filtered-results.module.css'
import { NothingPasses, SortInButton } from '../../../results/list-notes.tsx'
import { SortBar } from '../../../results/sort-bar.tsx'
import { useSteadyOrder } from '../../../results/steady-order.ts'
import { WindowedList } from '../../../results/windowed-list.tsx'
import { TourCard } from './tour-card.tsx'
import css from './tour-list.module.css'
import type { TourResultsView } from './tour-view.ts'
import { ToursSkeleton } from './tours-skeleton.tsx'

type Props = {
  /** Those that pass the filters, sorted. */
  sorted: readonly ListedTour[]
  /** The number without filters. */
  total: number
  where: string | undefined
  view: TourResultsView
  shape: TourView
  /** The progress. */
  progress: ReactNode
  /** Beside the sort. */
  tools: ReactNode
  /** In place of the cards. */
  map: ReactNode
}

/** Height of a card in pixels before it is measured. */
const estimate = 152

/** The sorted tours: loading, none left by the filters, or all of them, as a list, a grid or on a map. */
export function TourList({ sorted, total, where, view, shape, progress, tools, map }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setSort, clearFilters } = view
  const steady = useSteadyOrder(sorted, `${sort} ${JSON.stringify(filters)}`)
  return (
    <>
      <SortBar
        count={
          <>
            <p className={page.count} role="status">
              {sorted.length === total
                ? activities(total, numbers)
                : `${numbers.count(sorted.length)} of ${activities(total, numbers)}`}{' '}
              {where}
            </p>
            {progress}
          </>
        }
        sort={sort}
        sorts={tourSorts}
        labels={tourSortLabels}
        onSort={setSort}
        rule={tourSortRules[sort]}
        tools={tools}
      />
      {total === 0 && <ToursSkeleton />}
      {total > 0 && sorted.length === 0 && <NothingPasses onClear={clearFilters} />}
      {steady.waiting > 0 && shape !== 'map' && <SortInButton waiting={activities(steady.waiting, numbers)} />}
      {shape === 'map' && sorted.length > 0 && map}
      {shape === 'grid' && (
        <ul className={css.grid}>
          {steady.items.map((listed) => (
            <li key={listed.key}>
              <TourCard listed={listed} shape="tile" />
            </li>
          ))}
        </ul>
      )}
      {shape === 'list' && (
        <WindowedList items={steady.items} estimate={estimate} gap={8}>
          {(listed) => <TourCard listed={listed} shape="row" />}
        </WindowedList>
      )}
    </>
  )
}
