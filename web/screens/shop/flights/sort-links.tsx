import { formatDuration } from '#domain/dates.ts'
import { mainSorts, sortLabels, sortRules, sorts } from '#domain/flights/results.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { Money } from '../../../kit/money.tsx'
import tabs from '../../flights/results/sort-tabs.module.css'
import { SortMenu } from '../results/sort-menu.tsx'
import { useShopResults } from './shop-results-frame.ts'

/** Best, Cheapest, Fastest, each with what it puts first, the rule behind the chosen order, and the other orders. */
export function SortLinks({ ways, look }: { ways: number; look: SiteSettings['flightOfferSort'] }) {
  const { results, view, to } = useShopResults()
  const label = 'Order of the flights'
  if (look === 'menu')
    return (
      <SortMenu
        label={label}
        sort={view.sort}
        sorts={sorts}
        labels={sortLabels}
        rule={sortRules[view.sort]}
        to={(sort) => to({ sort })}
      />
    )
  const others = sorts.filter((one) => !mainSorts.some((main) => main === one))
  const shown = sorts.filter((one) => one === view.sort || !others.includes(one))
  const wayWords = ways > 1 ? 'on the way in all' : 'on the way'
  return (
    <>
      <nav className={tabs.tabs} aria-label={label}>
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
