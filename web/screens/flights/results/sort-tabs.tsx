import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { FlightSort, sortRules, sorts } from '#domain/flights/results.ts'
import { Money } from '../../../kit/money.tsx'
import css from './sort-tabs.module.css'
import type { TabFacts } from './use-results.ts'

const labels: Record<FlightSort, string> = { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest' }

type Props = {
  sort: FlightSort
  onSort: (sort: FlightSort) => void
  facts: Record<FlightSort, TabFacts | null>
  /** The list that the tabs order. */
  children: ReactNode
}

/** Best, Cheapest, Fastest, each with what it puts first, and the rule by which it does. */
export function SortTabs({ sort, onSort, facts, children }: Props) {
  return (
    <Tabs
      value={sort}
      onChange={(value) => onSort(FlightSort.catch('best').parse(value))}
      variant="unstyled"
      activateTabWithKeyboard
    >
      <Tabs.List className={css.tabs} aria-label="Order of the flights">
        {sorts.map((one) => {
          const fact = facts[one]
          return (
            <Tabs.Tab key={one} value={one} classNames={{ tab: css.tab, tabLabel: css.inner }}>
              <span className={css.label}>{labels[one]}</span>
              <span className={css.time}>{fact && formatDuration(fact.minutes)}</span>
              <span className={css.price}>{fact ? <Money {...fact.total} /> : '–'}</span>
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      <Tabs.Panel value={sort}>
        <p className={css.rule}>{sortRules[sort]}</p>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
