import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { priceRange } from '#domain/stays/facets.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { useAmount, useMoney, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useShortMoney } from '../../../kit/short-money.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { onBasis, usePriceView } from '../../../products/stay/price-view.ts'
import { staySearchAddress } from '../../../products/stay/stay-address.ts'
import { StayCompareTray } from '../../../products/stay/stay-compare-tray.tsx'
import { stays } from '../../../products/stay/stay-words.ts'
import type { WriteAmount } from '../../../results/applied-filters.ts'
import { FilterRail } from '../../../results/filter-rail.tsx'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { useIsShop, useWaysToPay } from '../../../session.ts'
import css from './map-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import { ReachFilter } from './reach-filter.tsx'
import type { FoundStays } from './running-stays.ts'
import { StayList } from './stay-list.tsx'
import { appliedToStays } from './stay-parts.ts'
import { staySections } from './stay-sections.ts'
import { type StayView, stayView } from './stay-view.ts'
import { StaysFrame } from './stays-frame.ts'
import { useStayResults } from './use-stay-results.ts'
import { type MapChoice, MapSwitch, NameFilter, PriceSwitch } from './view-controls.tsx'

const wait = <div className={css.wait} role="status" aria-label="The map is on its way" />

/** The map weighs more than the rest of the page: it comes where there is room for it, or once it is asked for. */
const StayMap = lazyChunk(() => import('./stay-map.tsx').then((chunk) => chunk.StayMap), wait)

type MapPanelProps = ComponentProps<typeof StayMap> & {
  /** On phones: the map in place of the list. */
  isAsked: boolean
}

/** The place of the map beside the list, or over it on phones. */
function MapPanel({ isAsked, ...map }: MapPanelProps) {
  const isWide = useMediaQuery('(min-width: 1024px)') ?? false
  return (
    <div className={css.panel} data-asked={isAsked || undefined} data-no-print>
      <a href="#after-map" className={css.skip}>
        Skip the map
      </a>
      {isWide || isAsked ? <StayMap {...map} /> : wait}
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

/** The rail, the list and the map over what was found so far. */
export function StayResultsPanel({ found, searchId, search, query, zone, view }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setFilters, clearFilters } = view
  const { radiusKm, destination, rooms } = search
  const settled = useDeferredValue(filters)
  const results = useStayResults(found.stays, { filters: settled, sort, radiusKm })
  const sections = useMemo(() => staySections(results), [results])
  const range = useMemo(() => priceRange(results.judged), [results])
  const isShop = useIsShop()
  const ways = useWaysToPay()
  const format = useMoney()
  const amountOf = useAmount()
  const inChosen = useShown()
  const short = useShortMoney()
  const navigate = useNavigate()
  const [map, setMap] = useState<MapChoice>('auto')
  const { basis } = usePriceView()
  const { currency, expiresAt } = found
  const nights = nightsOf(search)
  const viewed = stayView.params({ filters: settled, sort })
  const frame = useMemo(
    () => ({ searchId, query: `${query}${viewed}`, expiresAt, currency, zone, nights, rooms: rooms.length }),
    [searchId, query, viewed, expiresAt, currency, zone, nights, rooms],
  )
  const shown = (total: number) => onBasis(total, { basis, roomNights: nights * rooms.length })
  const priceOf = (total: number) => format({ amount: shown(total), currency })
  const searchAround = ({ radiusKm: km, ...point }: { latitude: number; longitude: number; radiusKm: number }) => {
    const context = destination.kind === 'map' ? destination.context : `near ${destination.name}`
    const around = { ...destination, ...point, kind: 'map' as const, id: '', name: 'Area on the map', context }
    const params = stayView.params({ filters: { ...filters, within: null, anywhere: false }, sort })
    navigate(`${staySearchAddress({ ...search, destination: around, radiusKm: km })}${params}`)
  }
  const write: WriteAmount = (value, unit) => (unit === 'money' ? priceOf(value) : `${value} km`)
  const applied = appliedToStays(filters, sections, write)
  const rail = (
    <FilterRail
      intro={`How many each would leave, and the lowest ${basis === 'night' ? 'price a night' : 'total'} in ${inChosen({ amount: 0, currency }).currency}`}
      sections={sections}
      filters={filters}
      onChange={setFilters}
      priceOf={(total) => amountOf({ amount: shown(total), currency })}
      write={write}
    >
      <NameFilter parts={filters.propertyName} onChange={setFilters} />
      <PriceFilter range={range} min={filters.minPrice} max={filters.maxPrice} words={priceOf} onChange={setFilters} />
      <ReachFilter
        place={destination.name}
        radiusKm={radiusKm}
        within={filters.within}
        anywhere={filters.anywhere}
        onChange={setFilters}
      />
    </FilterRail>
  )
  return (
    <StaysFrame value={frame}>
      <FilteredResults
        rail={rail}
        applied={applied}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${stays(results.sorted.length, numbers)}`}
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
              listed={results.sorted}
              search={search}
              reachKm={filters.anywhere ? null : (filters.within ?? radiusKm)}
              short={(total) => short({ amount: shown(total), currency })}
              onSearch={searchAround}
            />
          )
        }
      >
        <PaymentFeeNote ways={ways} currency={currency} />
        <StayList results={results} view={view} tools={!isShop && <ShareMenu />} />
      </FilteredResults>
      <StayCompareTray searchId={searchId} stays={found.stays} />
    </StaysFrame>
  )
}
