import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { FlightSort, mainSorts, sortLabels, sortRules, sorts } from '#domain/flights/results.ts'
import { SortBar } from '../../../results/sort-bar.tsx'
import type { TabFacts } from './look-at.ts'
import { SortFacts } from './sort-facts.tsx'
import css from './sort-tabs.module.css'

type Props = {
  sort: FlightSort
  onSort: (sort: FlightSort) => void
  facts: Record<FlightSort, TabFacts | null>
  /** The count, the filter button of layouts without a rail, and the actions; beside the select of all orders. */
  count: ReactNode
  opener: ReactNode
  tools: ReactNode
  /** The id of the list that the tabs control. */
  children: ReactNode
}

const read = (value: string | null) => FlightSort.catch('best').parse(value)

/** Best, Cheapest, Fastest, each with its first result. Any other order gets a tab once it is selected. */
export function SortTabs({ sort, onSort, facts, count, opener, tools, children }: Props) {
  const shown = sorts.filter((one) => one === sort || mainSorts.some((main) => main === one))
  return (
    <Tabs value={sort} onChange={(value) => onSort(read(value))} variant="unstyled" activateTabWithKeyboard>
      <div className={css.frame}>
        <Tabs.List className={css.tabs} aria-label="Order of the flights">
          {shown.map((one) => {
            const fact = facts[one]
            return (
              <Tabs.Tab key={one} value={one} classNames={{ tab: css.tab, tabLabel: css.inner }}>
                <SortFacts sort={one} fact={fact} />
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
      </div>
      <Tabs.Panel value={sort}>
        <SortBar
          count={count}
          opener={opener}
          sort={sort}
          sorts={sorts}
          labels={sortLabels}
          onSort={onSort}
          rule={sortRules[sort]}
          tools={tools}
        />
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
