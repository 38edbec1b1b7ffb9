import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { href } from 'react-router'
import type { SearchSnapshot } from '#contract/flights.ts'
import { defaultCurrency } from '#domain/defaults.ts'
import { flightRules, noFilters } from '#domain/flights/filters.ts'
import { slicesOf } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { useMoney } from '../../../kit/money.tsx'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { flights } from '../../flights/results/flight-count.ts'
import { appliedToFlights } from '../../flights/results/flight-parts.ts'
import { customerSections, lookAt } from '../../flights/results/look-at.ts'
import { offersAddress } from '../../flights/results/offers-address.ts'
import { writeFlightAmount } from '../../flights/results/write-flight-amount.ts'
import { AppliedChips } from '../results/applied-chips.tsx'
import form from '../results/filter-form.module.css'
import { FilterForm } from '../results/filter-form.tsx'
import button from './buttons.module.css'
import { CardInList } from './card-in-list.tsx'
import css from './found-flights.module.css'
import notes from './notes.module.css'
import type { ReadResults } from './read-results.ts'
import { type ShopResults, ShopResultsFrame } from './shop-results-frame.ts'
import { more, type ShopView, viewAddress } from './shop-view.ts'
import { SortLinks } from './sort-links.tsx'

type Props = Pick<ShopResults, 'view' | 'isExpired' | 'refused'> &
  Pick<ReadResults, 'around'> & {
    snapshot: SearchSnapshot
    searchId: string
    /** The search once more; null when its days have passed. */
    again: string | null
  }

/** The filters, the orders and the journeys, over what was found so far. */
export function FoundFlights({ around, snapshot, searchId, view, isExpired, refused, again }: Props) {
  const { search, offers, expiresAt } = snapshot
  const format = useMoney()
  const results = lookAt(offers, view.filters, view.sort)
  const currency = results.groups[0]?.cheapest.total.currency ?? defaultCurrency
  const money = (amount: number) => format({ amount, currency })
  const write = writeFlightAmount(money)
  const sections = customerSections(offers, view.filters)
  const applied = appliedToFlights(view.filters, sections, write)
  const base = offersAddress(searchId, search)
  const to = (change: Partial<ShopView>) => viewAddress(base, { ...view, ...change })
  const foundIn = { searchId, query: `${searchToParams(search)}`, expiresAt }
  const { sorted, groups } = results
  const shown = sorted.slice(0, view.shown)
  const clearTo = to({ filters: noFilters })
  const order: [string, string][] = view.sort === 'best' ? [] : [['sort', view.sort]]
  const kept: [string, string][] = [['search', searchId], ...searchToParams(search), ...order]
  return (
    <ShopResultsFrame value={{ results, view, search, foundIn, isExpired, refused, to }}>
      {isExpired && again && (
        <p className={notes.expired} role="alert">
          <span>
            <strong>These results have expired.</strong> Prices hold for 30 minutes.
          </span>
          <a className={button.primary} href={again}>
            Search again
          </a>
        </p>
      )}
      <div className={css.columns}>
        <aside className={form.rail} id="filters" aria-label="Filters">
          <FilterForm
            action={href('/order/new/flight/offers')}
            kept={kept}
            sections={sections}
            filters={view.filters}
            money={money}
            write={write}
            clearTo={clearTo}
            show={`Show ${flights(sorted.length)}`}
          />
        </aside>
        <div className={css.list} data-part="list">
          <SortLinks ways={slicesOf(search).length} look={around.shop.site.settings.flightOfferSort} />
          <PaymentFeeNote ways={around.waysToPay} currency={currency} />
          <div className={css.bar}>
            <p className={css.count} data-count-words>
              {sorted.length === groups.length ? flights(groups.length) : `${sorted.length} of ${flights(groups.length)}`}
            </p>
            <a className={`${button.secondary} ${css.opener}`} href="#filters">
              <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />
              Filters{applied.length > 0 ? ` (${applied.length})` : ''}
            </a>
            <AppliedChips
              applied={applied}
              without={({ without }) => to({ filters: flightRules.change(view.filters, without) })}
              clearTo={clearTo}
            />
          </div>
          {sorted.length === 0 && (
            <div className={notes.state}>
              <h2>No flight passes these filters</h2>
              <p>Take one away, or clear them all.</p>
              <p className={notes.doors}>
                <a className={button.primary} href={clearTo} data-swap>
                  Clear all filters
                </a>
              </p>
            </div>
          )}
          <ul className={css.cards}>
            {shown.map((group) => (
              <CardInList key={group.key} group={group} />
            ))}
          </ul>
          {sorted.length > shown.length && (
            <p className={css.more}>
              <a className={button.secondary} href={to(more(view))} data-swap="stay">
                Show more of {flights(sorted.length)}
              </a>
            </p>
          )}
        </div>
      </div>
    </ShopResultsFrame>
  )
}
