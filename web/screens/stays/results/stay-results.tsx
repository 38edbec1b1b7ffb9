import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { useAmount, useMoney, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useShortMoney } from '../../../kit/short-money.ts'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { StayCompareTray } from '../../../products/stay/compare/stay-compare-tray.tsx'
import { onBasis, usePriceView } from '../../../products/stay/price-view.ts'
import { searchAround } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import { FilterRail } from '../../../results/filter-rail.tsx'
import page from '../../../results/filtered-results.module.css'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { writeAmount } from '../../../results/write-amount.ts'
import { useWaysToPay } from '../../../session.ts'
import { lookAtStays } from './look-at.ts'
import css from './map-panel.module.css'
import type { FoundStays } from './running-stays.ts'
import { StayList } from './stay-list.tsx'
import { type StayView, stayView, viewAround } from './stay-view.ts'
import { StaysFrame } from './stays-frame.ts'
import { type MapChoice, MapSwitch, PriceSwitch } from './view-controls.tsx'
import { ringOf } from './where-words.ts'

const wait = <div className={css.wait} role="status" aria-label="The map is on its way" />

/** The map is larger than the rest of the page: it is loaded if there is room for it, or on demand. */
const StayMap = lazyChunk(() => import('./stay-map.tsx').then((chunk) => chunk.StayMap), wait)

type MapPanelProps = ComponentProps<typeof StayMap> & {
  /** On phones: the map instead of the list. */
  isAsked: boolean
}

const never = () => () => {}

/** The container of the map: beside the list, instead of it if there is no room for both, above it on phones. */
function MapPanel({ isAsked, ...map }: MapPanelProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isWide = useMediaQuery('(min-width: 1600px)') ?? false
  return (
    <div className={css.panel} data-asked={isAsked || undefined} data-no-print>
      <a href="#after-map" className={css.skip}>
        Skip the map
      </a>
      {isInBrowser && (isWide || isAsked) ? <StayMap {...map} /> : wait}
      <span id="after-map" tabIndex={-1} />
    </div>
  )
}

type Props = {
  found: FoundStays
  searchId: string
  search: StaySearch
  /** The search as query parameters. */
  query: string
  zone: string
  view: StayView
}

/** The rail, the list and the map of the results so far. */
export function StayResultsPanel({ found, searchId, search, query, zone, view }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setFilters, clearFilters } = view
  const { rooms } = search
  const settled = useDeferredValue(filters)
  const items = useDeferredValue(found.items)
  const ways = useWaysToPay()
  const format = useMoney()
  const amountOf = useAmount()
  const inChosen = useShown()
  const short = useShortMoney()
  const navigate = useNavigate()
  const viewed = stayView.params({ filters: settled, sort })
  const [map, setMap] = useState<MapChoice>('auto')
  const { basis } = usePriceView()
  const { currency, expiresAt } = found
  const isExpired = useIsPast(expiresAt)
  const nights = nightsOf(search)
  const frame = useMemo(
    () => ({
      searchId,
      search: query,
      query: `${query}${viewed}`,
      expiresAt,
      isExpired,
      currency,
      zone,
      nights,
      rooms: rooms.length,
    }),
    [searchId, query, viewed, expiresAt, isExpired, currency, zone, nights, rooms],
  )
  const shown = (total: number) => onBasis(total, { basis, roomNights: nights * rooms.length })
  const priceOf = (total: number) => format({ amount: shown(total), currency })
  const write = writeAmount(priceOf, numbers)
  const looked = lookAtStays({ stays: items, search }, { filters: settled, sort }, { numbers, write })
  const note = <PaymentFeeNote ways={ways} currency={currency} />
  const rail = (
    <FilterRail
      intro={`Lowest ${basis === 'night' ? 'prices a night' : 'totals'} in ${inChosen({ amount: 0, currency }).currency}`}
      sections={looked.sections}
      filters={filters}
      onChange={setFilters}
      priceOf={(total) => amountOf({ amount: shown(total), currency })}
      note={note}
      write={write}
    />
  )
  return (
    <StaysFrame value={frame}>
      <FilteredResults
        rail={rail}
        applied={looked.applied}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${stays(looked.sorted.length, numbers)}`}
        tools={
          <>
            <PriceSwitch />
            <MapSwitch choice={map} onChange={setMap} />
          </>
        }
        beside={
          map !== 'hidden' && (
            <MapPanel
              isAsked={map === 'asked'}
              listed={looked.sorted}
              search={search}
              ringKm={ringOf(search, filters)}
              short={(total) => short({ amount: shown(total), currency })}
              onSearch={(area) => navigate(`${searchAround(search, area)}${viewAround({ filters, sort })}`)}
            />
          )
        }
      >
        <StayList
          sorted={looked.sorted}
          total={looked.total}
          received={items.length}
          where={looked.where}
          beyond={looked.beyond}
          view={view}
          progress={<ProgressLine found={found} counted={stays(items.length, numbers)} isCountBeside />}
          tools={<ShareMenu />}
        />
        <div className={page.note}>{note}</div>
      </FilteredResults>
      <StayCompareTray foundIn={frame} stays={found.items} isFinished={found.isFinished} />
    </StaysFrame>
  )
}
