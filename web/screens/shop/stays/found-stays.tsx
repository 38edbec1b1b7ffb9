import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { StaySnapshot } from '#contract/stays.ts'
import { judgeStays, keepPassing, noStayFilters, stayRules, withReach } from '#domain/stays/filters.ts'
import { sortStays, staySortLabels, staySortRules, staySorts } from '#domain/stays/results.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { useMoney } from '../../../kit/money.tsx'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { staysAddress } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import type { WriteAmount } from '../../../results/applied-filters.ts'
import { zoneOf } from '../../stays/results/read-stays.ts'
import { appliedToStays } from '../../stays/results/stay-parts.ts'
import { staySections } from '../../stays/results/stay-sections.ts'
import { stayView } from '../../stays/results/stay-view.ts'
import { StaysFrame } from '../../stays/results/stays-frame.ts'
import button from '../flights/buttons.module.css'
import css from '../flights/found-flights.module.css'
import notes from '../flights/notes.module.css'
import type { ShopAround } from '../flights/read-shop.ts'
import { AppliedChips } from '../results/applied-chips.tsx'
import form from '../results/filter-form.module.css'
import { FilterForm } from '../results/filter-form.tsx'
import { SortMenu } from '../results/sort-menu.tsx'
import { PlainCard } from './plain-card.tsx'
import own from './plain-stays.module.css'
import { more, type PlainView, plainAddress, plainParam } from './plain-stays.ts'
import { plainSections } from './stay-filters.ts'

type Props = { around: ShopAround; searchId: string; snapshot: StaySnapshot; view: PlainView }

/** The filters, the orders and the properties, over what was found so far: forms and links alone. */
export function FoundStays({ around, searchId, snapshot, view }: Props) {
  const { search, currency, expiresAt } = snapshot
  const { filters, sort } = view
  const format = useMoney()
  const money = (amount: number) => format({ amount, currency })
  const write: WriteAmount = (value, unit) => (unit === 'money' ? money(value) : `${value} km`)
  const judged = judgeStays(snapshot.stays, withReach(filters, search.radiusKm))
  const sorted = sortStays(keepPassing(judged), sort)
  const results = { stays: snapshot.stays, judged, open: judgeStays(snapshot.stays, noStayFilters), filters, sorted }
  const applied = appliedToStays(filters, staySections(results), write)
  const base = staysAddress(searchId, search)
  const to = (change: Partial<PlainView>) => plainAddress(base, { ...view, ...change })
  const clearTo = to({ filters: noStayFilters })
  const order: [string, string][] = sort === staySorts[0] ? [] : [['sort', sort]]
  const kept: [string, string][] = [['searchId', searchId], [plainParam, '1'], ...stayToParams(search), ...order]
  const shown = sorted.slice(0, view.shown)
  const query = `${stayToParams(search)}${stayView.params(view)}`
  const place = { searchId, query, expiresAt, currency, zone: zoneOf(search.destination) }
  return (
    <StaysFrame value={{ ...place, nights: nightsOf(search), rooms: search.rooms.length }}>
      <div className={css.columns}>
        <aside className={form.rail} id="filters" aria-label="Filters">
          <FilterForm
            action="/accommodation/results"
            kept={kept}
            sections={plainSections(results)}
            filters={filters}
            money={money}
            write={write}
            clearTo={clearTo}
            show={`Show ${stays(sorted.length)}`}
          >
            <label className={own.name}>
              Name of the property
              <input name="propertyName" defaultValue={filters.propertyName.join(' ')} maxLength={60} />
            </label>
          </FilterForm>
        </aside>
        <div className={css.list}>
          <SortMenu
            label="Order of the accommodation"
            sort={sort}
            sorts={staySorts}
            labels={staySortLabels}
            rule={staySortRules[sort]}
            to={(one) => to({ sort: one })}
          />
          <PaymentFeeNote ways={around.waysToPay} currency={currency} />
          <div className={css.bar}>
            <p className={css.count}>
              {sorted.length === snapshot.stays.length
                ? stays(sorted.length)
                : `${sorted.length} of ${stays(snapshot.stays.length)}`}
            </p>
            <a className={`${button.secondary} ${css.opener}`} href="#filters">
              <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />
              Filters{applied.length > 0 ? ` (${applied.length})` : ''}
            </a>
            <AppliedChips
              applied={applied}
              without={({ without }) => to({ filters: stayRules.change(filters, without) })}
              clearTo={clearTo}
            />
          </div>
          {sorted.length === 0 && (
            <div className={notes.state}>
              <h2>No accommodation passes these filters</h2>
              <p>Take one away, or clear them all.</p>
              <p className={notes.doors}>
                <a className={button.primary} href={clearTo}>
                  Clear all filters
                </a>
                <a className={button.secondary} href={to({ filters: { ...filters, anywhere: true } })}>
                  Show any distance
                </a>
              </p>
            </div>
          )}
          <ul className={css.cards}>
            {shown.map((listed) => (
              <li key={listed.key}>
                <PlainCard listed={listed} />
              </li>
            ))}
          </ul>
          {sorted.length > shown.length && (
            <p className={css.more}>
              <a className={button.secondary} href={to(more(view))}>
                Show more of {stays(sorted.length)}
              </a>
            </p>
          )}
        </div>
      </div>
    </StaysFrame>
  )
}
