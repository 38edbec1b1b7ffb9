import { href } from 'react-router'
import type { SearchSnapshot } from '#contract/flights.ts'
import { flightRules, noFilters } from '#domain/flights/filters.ts'
import { slicesOf } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { useAmount, useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { flights } from '../../flights/results/flight-count.ts'
import { appliedToFlights } from '../../flights/results/flight-parts.ts'
import { customerSections, lookAt } from '../../flights/results/look-at.ts'
import { offersAddress } from '../../flights/results/offers-address.ts'
import { writeFlightAmount } from '../../flights/results/write-flight-amount.ts'
import { ExpiredNote } from '../results/expired-note.tsx'
import { FilterForm } from '../results/filter-form.tsx'
import { FoundFrame } from '../results/found-frame.tsx'
import { CardInList } from './card-in-list.tsx'
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
  const numbers = useNumbers()
  const { search, offers, expiresAt } = snapshot
  const format = useMoney()
  const amountOf = useAmount()
  const results = lookAt(offers, view.filters, view.sort)
  const currency = results.groups[0]?.cheapest.total.currency ?? around.shop.agency.currency
  const money = (amount: number) => format({ amount, currency })
  const write = writeFlightAmount(money, numbers)
  const sections = customerSections(offers, { filters: view.filters, numbers })
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
      {isExpired && again && <ExpiredNote again={again} />}
      <FoundFrame
        around={around}
        currency={currency}
        filters={
          <FilterForm
            action={href('/order/new/flight/offers')}
            kept={kept}
            sections={sections}
            filters={view.filters}
            amountOf={(amount) => amountOf({ amount, currency })}
            write={write}
            clearTo={clearTo}
            show={`Show ${flights(sorted.length, numbers)}`}
          />
        }
        sorts={<SortLinks ways={slicesOf(search).length} look={around.shop.site.settings.flightOfferSort} />}
        count={
          sorted.length === groups.length
            ? flights(groups.length, numbers)
            : `${numbers.count(sorted.length)} of ${flights(groups.length, numbers)}`
        }
        applied={applied}
        without={({ without }) => to({ filters: flightRules.change(view.filters, without) })}
        clearTo={clearTo}
        none={sorted.length === 0 ? { title: 'No flight passes these filters' } : null}
        cards={shown.map((group) => <CardInList key={group.key} group={group} />)}
        more={
          sorted.length > shown.length ? { to: to(more(view)), label: `Show more of ${flights(sorted.length, numbers)}` } : null
        }
      />
    </ShopResultsFrame>
  )
}
