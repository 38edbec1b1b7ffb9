import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { FlightSort, mainSorts, sortLabels, sortRules, sorts } from '#domain/flights/results.ts'
import { Money } from '../../../kit/money.tsx'
import { SortBar } from '../../../results/sort-bar.tsx'
import type { TabFacts } from './look-at.ts'
import css from './sort-tabs.module.css'

type Props = {
  sort: FlightSort
  onSort: (sort: FlightSort) => void
  facts: Record<FlightSort, TabFacts | null>
  /** How many there are, and what can be done with them all; beside the list of all orders. */
  count: ReactNode
  tools: ReactNode
  /** The list that the tabs order. */
  children: ReactNode
}

const read = (value: string | null) => FlightSort.catch('best').parse(value)

/** Best, Cheapest, Fastest, each with what it puts first, and the rule by which it does. Any other order gets a tab once it is chosen. */
export function SortTabs({ sort, onSort, facts, count, tools, children }: Props) {
  const shown = sorts.filter((one) => one === sort || mainSorts.some((main) => main === one))
  return (
    <Tabs value={sort} onChange={(value) => onSort(read(value))} variant="unstyled" activateTabWithKeyboard>
      <Tabs.List className={css.tabs} aria-label="Order of the flights">
        {shown.map((one) => {
          const fact = facts[one]
          return (
            <Tabs.Tab key={one} value={one} classNames={{ tab: css.tab, tabLabel: css.inner }}>
              <span className={css.label}>{sortLabels[one]}</span>
              <span className={css.time}>{fact && formatDuration(fact.minutes)}</span>
              <span className={css.price}>{fact ? <Money {...fact.total} /> : '–'}</span>
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      <Tabs.Panel value={sort}>
        <p className={css.rule}>{sortRules[sort]}</p>
        <SortBar count={count} sort={sort} sorts={sorts} labels={sortLabels} onSort={onSort} tools={tools} />
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
