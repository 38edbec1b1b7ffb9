import { IconChevronDown } from '@tabler/icons-react'
import { formatDuration } from '#domain/dates.ts'
import { mainSorts, sortLabels, sortRules, sorts } from '#domain/flights/results.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { Money } from '../../../kit/money.tsx'
import tabs from '../../flights/results/sort-tabs.module.css'
import { useShopResults } from './shop-results-frame.ts'
import css from './sort-menu.module.css'

/** Best, Cheapest, Fastest, each with what it puts first, the rule behind the chosen order, and the other orders. */
export function SortLinks({ ways, look }: { ways: number; look: SiteSettings['flightOfferSort'] }) {
  const { results, view, to } = useShopResults()
  if (look === 'menu') return <SortMenu />
  const others = sorts.filter((one) => !mainSorts.some((main) => main === one))
  const shown = sorts.filter((one) => one === view.sort || !others.includes(one))
  const wayWords = ways > 1 ? 'on the way in all' : 'on the way'
  return (
    <>
      <nav className={tabs.tabs} aria-label="Order of the flights">
        {shown.map((sort) => {
          const fact = results.tabs[sort]
          const isOn = sort === view.sort
          return (
            <a
              key={sort}
              href={to({ sort })}
              className={`${tabs.tab} ${tabs.inner}`}
              data-active={isOn || undefined}
              aria-current={isOn || undefined}
              data-swap
            >
              <span className={tabs.label}>{sortLabels[sort]}</span>
              <span className={tabs.time}>
                {fact && formatDuration(fact.minutes)}
                {fact && <span className="visually-hidden"> {wayWords}</span>}
              </span>
              <span className={tabs.price}>{fact ? <Money {...fact.total} /> : '–'}</span>
            </a>
          )
        })}
      </nav>
      <p className={tabs.rule}>
        {sortRules[view.sort]} Also by{' '}
        {others.map((sort, at) => (
          <span key={sort}>
            {at > 0 && (at === others.length - 1 ? ' or ' : ', ')}
            <a href={to({ sort })} data-swap>
              {sortLabels[sort].toLowerCase()}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  )
}

/** All orders in one menu that opens, and the rule behind the chosen one. */
function SortMenu() {
  const { view, to } = useShopResults()
  return (
    <>
      <details className={css.menu}>
        <summary className={css.chosen}>
          Sorted by {sortLabels[view.sort].toLowerCase()} <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </summary>
        <nav className={css.orders} aria-label="Order of the flights">
          {sorts.map((sort) => (
            <a key={sort} href={to({ sort })} aria-current={sort === view.sort || undefined} data-swap>
              {sortLabels[sort]}
            </a>
          ))}
        </nav>
      </details>
      <p className={tabs.rule}>{sortRules[view.sort]}</p>
    </>
  )
}
