import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noFilters } from '#domain/flights/filters.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { addressHere } from '../../../kept-part.tsx'
import { CurrencyProvider, type DisplayCurrency, ownCurrency } from '../../../kit/currency.tsx'
import { writePlainPage } from '../../../write-plain-page.tsx'
import { lookAt } from '../../flights/results/look-at.ts'
import { CardInList } from './card-in-list.tsx'
import { FlightCard } from './flight-card.tsx'
import { ShopResultsFrame } from './shop-results-frame.ts'
import { type ShopView, viewAddress } from './shop-view.ts'

const offers = [
  pricedOffer('a', 900_000_00),
  pricedOffer('b', 700_000_00, { legs: [{ flight: '7', departs: '2026-12-10T08:00:00', minutes: 400 }] }),
]
const search = FlightSearch.parse({
  trip: 'one-way',
  from: 'LOS',
  to: 'LHR',
  depart: '2026-12-10',
  return: null,
  adults: 1,
  children: [],
  infants: 0,
  cabin: 'economy',
})
const any: ShopView = { filters: noFilters, sort: 'best', shown: 10, open: null }
const dollars: DisplayCurrency = { currency: 'USD', rate: '1500' }

/** A list of everything found, as one visitor looks at it. */
function listOf(
  card: typeof FlightCard,
  { view = any, currency = ownCurrency('NGN') }: { view?: ShopView; currency?: DisplayCurrency },
): ReactElement {
  const results = lookAt(offers, view.filters, view.sort)
  const to = (change: Partial<ShopView>) => viewAddress('/offers?search=s1', { ...view, ...change })
  const foundIn = { searchId: 's1', query: 'kind=oneWay', expiresAt: '2026-12-01T10:30:00Z' }
  const Card = card
  return (
    <CurrencyProvider initial={currency}>
      <ShopResultsFrame value={{ results, view, search, foundIn, isExpired: false, refused: null, to }}>
        {results.sorted.map((group) => (
          <Card key={group.key} group={group} />
        ))}
      </ShopResultsFrame>
    </CurrencyProvider>
  )
}

const InItem: typeof FlightCard = ({ group }) => (
  <li>
    <FlightCard group={group} />
  </li>
)

const whole = (list: ReactElement) => (
  <html lang="en">
    <head />
    <body>{list}</body>
  </html>
)

test.each([
  ['in the first order', {}],
  ['in another order, and longer', { view: { ...any, sort: 'cheapest', shown: 30 } }],
  ['filtered', { view: { ...any, filters: { ...noFilters, maxTotal: 800_000_00 } } }],
  ['with its fares open', { view: { ...any, open: 'b' } }],
  ['in dollars', { currency: dollars }],
  ['in naira once more', {}],
] as const)('a kept card is as it would be written anew: %s', async (_, of) => {
  const page = `${await writePlainPage(whole(listOf(CardInList, of)), '')}`
  expect(page).toBe(`<!DOCTYPE html>${renderToStaticMarkup(whole(listOf(InItem, of)))}`)
  expect(page).not.toContain(addressHere)
})
