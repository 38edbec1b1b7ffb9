import { slicesOf } from '#domain/flights/journey.ts'
import { mainSorts, sortLabels, sortRules, sorts } from '#domain/flights/results.ts'
import type { ComponentProps } from 'react'
import type { ShopFace, SortsProps } from '../../../results/shop/face.ts'
import { SortMenu } from '../../../results/shop/sort-menu.tsx'
import { SortFacts } from '../../../screens/flights/results/sort-facts.tsx'
import tabs from '../../../screens/flights/results/sort-tabs.module.css'
import type { ShopFlights } from './face.tsx'

/** Best, Cheapest, Fastest, each with its first result; any other order once it is selected. */
export function FlightSorts({ snapshot, looked, sort: chosen, to }: SortsProps<ShopFlights>) {
  const shown = sorts.filter((one) => one === chosen || mainSorts.some((main) => main === one))
  const wayWords = slicesOf(snapshot.search).length > 1 ? 'on the way in all' : 'on the way'
  return (
    <div className={tabs.frame}>
      <nav className={tabs.tabs} aria-label="Order of the flights">
        {shown.map((sort) => {
          const fact = looked.tabs[sort]
          const isOn = sort === chosen
          return (
            <a
              key={sort}
              href={to(sort)}
              className={`${tabs.tab} ${tabs.inner}`}
              data-active={isOn || undefined}
              aria-current={isOn || undefined}
              data-swap
            >
              <SortFacts sort={sort} fact={fact} timeOf={wayWords} />
            </a>
          )
        })}
      </nav>
    </div>
  )
}

/** All orders, and the rule of the selected one. */
export const FlightSortMenu = ({ sort, to, isMore }: ComponentProps<ShopFace<ShopFlights>['SortMenu']>) => (
  <SortMenu
    isMore={isMore}
    label="All orders of the flights"
    sort={sort}
    sorts={sorts}
    labels={sortLabels}
    rule={sortRules[sort]}
    to={to}
  />
)
