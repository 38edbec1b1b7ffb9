import type { StaySnapshot } from '#contract/stays.ts'
import { priceRange } from '#domain/stays/facets.ts'
import { judgeStays, keepPassing, noStayFilters, stayRules, withReach } from '#domain/stays/filters.ts'
import { sortStays, staySortLabels, staySortRules, staySorts } from '#domain/stays/results.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { nightsOf, SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { useAmount, useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { staysAddress } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import type { WriteAmount } from '../../../results/applied-filters.ts'
import { type FilterSection, option, section } from '../../../results/filter-part.ts'
import { more, type PlainView, plainAddress, plainParam } from '../../stays/results/plain-stays.ts'
import { appliedToStays } from '../../stays/results/stay-parts.ts'
import { staySections } from '../../stays/results/stay-sections.ts'
import { stayView } from '../../stays/results/stay-view.ts'
import { StaysFrame } from '../../stays/results/stays-frame.ts'
import type { StayResults } from '../../stays/results/use-stay-results.ts'
import button from '../flights/buttons.module.css'
import type { ShopAround } from '../flights/read-shop.ts'
import choice from '../results/choice.module.css'
import { FilterForm } from '../results/filter-form.tsx'
import { FoundFrame } from '../results/found-frame.tsx'
import { SortMenu } from '../results/sort-menu.tsx'
import { PlainCard } from './plain-card.tsx'
import own from './plain-stays.module.css'

type Props = { around: ShopAround; searchId: string; snapshot: StaySnapshot; view: PlainView }

/** The filters, the orders and the properties, over what was found so far: forms and links alone. */
export function FoundStays({ around, searchId, snapshot, view }: Props) {
  const numbers = useNumbers()
  const { search, currency, expiresAt } = snapshot
  const { filters, sort } = view
  const format = useMoney()
  const amountOf = useAmount()
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
  const place = { searchId, query, expiresAt, currency, zone: zoneAt(search.destination.latitude, search.destination.longitude) }
  const anyDistance = (
    <a className={button.secondary} href={to({ filters: { ...filters, anywhere: true } })}>
      Show any distance
    </a>
  )
  return (
    <StaysFrame value={{ ...place, nights: nightsOf(search), rooms: search.rooms.length }}>
      <FoundFrame
        around={around}
        currency={currency}
        filters={
          <FilterForm
            action="/accommodation/results"
            kept={kept}
            sections={plainSections(results)}
            filters={filters}
            amountOf={(amount) => amountOf({ amount, currency })}
            write={write}
            clearTo={clearTo}
            show={`Show ${stays(sorted.length, numbers)}`}
          >
            <label className={`${choice.choice} ${own.name}`}>
              Name of the property
              <input name="propertyName" defaultValue={filters.propertyName.join(' ')} maxLength={60} />
            </label>
          </FilterForm>
        }
        sorts={
          <SortMenu
            label="Order of the accommodation"
            sort={sort}
            sorts={staySorts}
            labels={staySortLabels}
            rule={staySortRules[sort]}
            to={(one) => to({ sort: one })}
          />
        }
        count={
          sorted.length === snapshot.stays.length
            ? stays(sorted.length, numbers)
            : `${numbers.count(sorted.length)} of ${stays(snapshot.stays.length, numbers)}`
        }
        applied={applied}
        without={({ without }) => to({ filters: stayRules.change(filters, without) })}
        clearTo={clearTo}
        none={sorted.length === 0 ? { title: 'No accommodation passes these filters', actions: anyDistance } : null}
        cards={shown.map((listed) => (
          <li key={listed.key}>
            <PlainCard listed={listed} />
          </li>
        ))}
        more={
          sorted.length > shown.length ? { to: to(more(view)), label: `Show more of ${stays(sorted.length, numbers)}` } : null
        }
      />
    </StaysFrame>
  )
}

/** What narrows stays on a page without scripts: the lists of the rail, and limits in place of its sliders. */
function plainSections(results: StayResults): FilterSection[] {
  const prices = priceRange(results.judged)
  const limits = prices && { unit: 'money' as const, ...prices }
  const anywhere = { ...option(undefined, 'anywhere', 'Any distance'), count: results.stays.length }
  return [
    ...(limits
      ? [
          section('Price', [
            { kind: 'limit' as const, name: 'minPrice', label: 'Lowest', isFloor: true, ...limits },
            { kind: 'limit' as const, name: 'maxPrice', label: 'Highest', isFloor: false, ...limits },
          ]),
        ]
      : []),
    ...staySections(results),
    section('Distance', [
      { kind: 'limit', name: 'within', label: 'Within', unit: 'kilometres', isFloor: false, min: 1, max: SEARCH_RADIUS_KM },
      { kind: 'flags', options: [anywhere] },
    ]),
  ]
}
