import { useDeferredValue, useMemo } from 'react'
import type { TourSearch } from '#domain/tours/search.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { useAmount, useMoney, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useShortMoney } from '../../../kit/short-money.ts'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { TourCompareTray } from '../../../products/tour/compare/tour-compare-tray.tsx'
import { activities } from '../../../products/tour/tour-words.ts'
import { useTourViewChoice } from '../../../products/tour/view-choice.ts'
import { FilterRail } from '../../../results/filter-rail.tsx'
import page from '../../../results/filtered-results.module.css'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { writeAmount } from '../../../results/write-amount.ts'
import { useWaysToPay } from '../../../session.ts'
import { lookAtTours } from './look-at.ts'
import type { FoundTours } from './running-tours.ts'
import { TourList } from './tour-list.tsx'
import css from './tour-map.module.css'
import { type TourResultsView, tourView } from './tour-view.ts'
import { ToursFrame } from './tours-frame.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The map is larger than the rest of the page: it is loaded on demand. */
const TourMap = lazyChunk(
  () => import('./tour-map.tsx').then((chunk) => chunk.TourMap),
  <div className={css.wait} role="status" aria-label="The map is on its way" />,
)

type Props = {
  found: FoundTours
  searchId: string
  search: TourSearch
  /** The search as query parameters. */
  query: string
  view: TourResultsView
}

/** The rail, and the list, the grid or the map of the results so far. */
export function TourResultsPanel({ found, searchId, search, query, view }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setFilters, clearFilters } = view
  const settled = useDeferredValue(filters)
  const items = useDeferredValue(found.items)
  const ways = useWaysToPay()
  const format = useMoney()
  const amountOf = useAmount()
  const inChosen = useShown()
  const short = useShortMoney()
  const shape = useTourViewChoice()
  const viewed = tourView.params({ filters: settled, sort })
  const { currency, expiresAt } = found
  const people = partyCount(search)
  const isExpired = useIsPast(expiresAt)
  const frame = useMemo(
    () => ({ searchId, search: query, query: `${query}${viewed}`, expiresAt, isExpired, currency, people }),
    [searchId, query, viewed, expiresAt, isExpired, currency, people],
  )
  const write = writeAmount((total) => format({ amount: total, currency }), numbers)
  const looked = lookAtTours({ tours: items, search }, { filters: settled, sort }, { numbers, write })
  const note = <PaymentFeeNote ways={ways} currency={currency} />
  const rail = (
    <FilterRail
      intro={`Lowest prices ${people > 1 ? `for all ${people}` : 'of one person'} in ${inChosen({ amount: 0, currency }).currency}`}
      sections={looked.sections}
      filters={filters}
      onChange={setFilters}
      priceOf={(total) => amountOf({ amount: total, currency })}
      note={note}
      write={write}
    />
  )
  return (
    <ToursFrame value={frame}>
      <FilteredResults
        rail={rail}
        applied={looked.applied}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${activities(looked.sorted.length, numbers)}`}
        tools={<ViewSwitch view={shape} />}
      >
        <TourList
          sorted={looked.sorted}
          total={looked.total}
          where={looked.where}
          view={view}
          shape={shape}
          progress={<ProgressLine found={found} counted={activities(items.length, numbers)} isCountBeside />}
          tools={<ShareMenu />}
          map={
            <div className={css.map}>
              <TourMap
                listed={looked.sorted}
                search={search}
                short={(total) => short({ amount: Math.round(total / people), currency })}
              />
            </div>
          }
        />
        <div className={page.note}>{note}</div>
      </FilteredResults>
      <TourCompareTray foundIn={frame} tours={found.items} isFinished={found.isFinished} />
    </ToursFrame>
  )
}
