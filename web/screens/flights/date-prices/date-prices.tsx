import { IconCalendarStats } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { type DatePrice, daysKey, daysOf, type JourneyDays, lowestOf, spanDays } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money/money.ts'
import css from './date-prices.module.css'
import { PriceGrid } from './price-grid.tsx'
import { type PricedDays, PriceStrip } from './price-strip.tsx'
import { useDatePrices } from './use-date-prices.ts'

type Props = {
  search: FlightSearch
  /** The address of the same search on other days. */
  hrefFor: (depart: string, back: string | null) => string
  /** The lowest total of the searched days so far, shown at once. */
  lowest?: Money
}

/** Milliseconds that the search itself runs before the prices of other days are requested; less once it has found something. */
const HEAD_START = 2_500

/**
 * Prices three days either side of a search: a strip, and for round trips a grid of departures by returns, open initially when the search has
 * flexible dates. Place it above a list of results, once per search: `<DatePrices search={search} hrefFor={(depart, back) => …}
 * lowest={tabs.cheapest?.total} />`
 */
export function DatePrices({ search, hrefFor, lowest }: Props) {
  const chosen = daysOf(search)
  const isRound = chosen.return !== null
  const [isGrid, setGrid] = useState(search.flexibleDates && isRound)
  const isReady = useHeadStart(lowest !== undefined)
  const gridId = useId()
  const span = isGrid ? 'grid' : 'strip'
  const found = useDatePrices(search, isReady && search.trip !== 'multi-city' ? span : null)
  if (search.trip === 'multi-city')
    return <p className={css.none}>Prices of other days are shown for one-way and round trips, not for multi-city ones.</p>

  const own: DatePrice | null = lowest ? { ...chosen, status: 'priced', total: lowest, milliseconds: null } : null
  const priceOf = (days: JourneyDays) => (own && daysKey(days) === daysKey(chosen) ? own : found.of(days))
  const cheapest = (days: JourneyDays[]) => (found.isDone ? lowestOf(days.flatMap((one) => priceOf(one) ?? []))?.total : null)
  const cellsOf =
    (cheapestTotal: Money | null | undefined) =>
    (days: JourneyDays): PricedDays => {
      const price = priceOf(days)
      return {
        days,
        price,
        isChosen: daysKey(days) === daysKey(chosen),
        isLowest: Boolean(price?.total && cheapestTotal && price.total.amount === cheapestTotal.amount),
        to: price?.status === 'not-sold' ? null : hrefFor(days.depart, days.return),
      }
    }
  const strip = spanDays(search, 'strip')
  return (
    <section className={css.frame} aria-label="Prices on other days">
      <div className={css.line}>
        <PriceStrip cells={strip.map(cellsOf(cheapest(strip)))} isDone={found.isDone} />
        {isRound && (
          <button
            type="button"
            className={`text-button ${css.open}`}
            aria-expanded={isGrid}
            aria-controls={gridId}
            onClick={() => setGrid(!isGrid)}
          >
            <IconCalendarStats size={18} stroke={1.5} aria-hidden="true" />
            <span className={css.word}>Date grid</span>
          </button>
        )}
      </div>
      <div id={gridId} hidden={!isGrid}>
        {isGrid && chosen.return && (
          <PriceGrid
            chosen={{ depart: chosen.depart, return: chosen.return }}
            cellOf={cellsOf(cheapest(spanDays(search, 'grid')))}
            isDone={found.isDone}
          />
        )}
      </div>
    </section>
  )
}

/** True once the search has found something, or has run long enough alone. */
function useHeadStart(hasFound: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), HEAD_START)
    return () => clearTimeout(timer)
  }, [])
  return isOver || hasFound
}
