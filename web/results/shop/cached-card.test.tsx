import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { defaultRegional } from '#domain/defaults.ts'
import { noFilters } from '#domain/flights/filters.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { defaultSettings } from '#domain/site/settings.ts'
import { noStayFilters } from '#domain/stays/filters.ts'
import { foundStay, rateFacts } from '#domain/stays/found-stay.fixture.ts'
import { CurrencyProvider } from '../../kit/currency.tsx'
import { type DisplayCurrency, ownCurrency } from '../../kit/display-currency.ts'
import { flightFace, type ShopFlights } from '../../products/flight/shop/face.tsx'
import { type ShopStays, stayFace } from '../../products/stay/shop/face.tsx'
import { writePlainPage } from '../../write-plain-page.tsx'
import type { ShopFace, ShopTypes, Snapshot } from './face.ts'
import { ResultsList } from './list.tsx'
import type { FoundPage } from './page.tsx'
import type { ShopView } from './view.ts'

const site = { settings: defaultSettings }
const around = { shop: { site }, waysToPay: [], regional: defaultRegional } as unknown as FoundPage<ShopTypes>['around']
const of = { searchId: 's1', currency: 'NGN', suppliers: [], finished: true, expiresAt: '2026-12-01T10:30:00Z' }
const dollars: DisplayCurrency = { currency: 'USD', rate: '1500' }

interface Seen<T extends ShopTypes> {
  change?: Partial<ShopView<T['filters'], T['sort']>>
  currency?: DisplayCurrency
  preference?: string
}

function listOf<T extends ShopTypes>(
  face: ShopFace<T>,
  snapshot: Snapshot<T>,
  { change = {}, currency = ownCurrency('NGN'), preference }: Seen<T>,
): ReactElement {
  const view = { ...face.view.read(new URLSearchParams()), shown: 10, open: null, isOnMap: false, ...change }
  const page: FoundPage<T> = {
    around,
    searchId: 's1',
    snapshot,
    rates: [],
    asked: { zone: 'Africa/Accra' },
    edited: null,
    again: '',
    view,
    unread: [],
    query: '',
    preference: preference ?? null,
    now: '2026-12-01T10:00:00Z',
    refusal: null,
  }
  return (
    <html lang="en">
      <head />
      <body>
        <MemoryRouter>
          <CurrencyProvider initial={currency}>
            <ResultsList face={face} page={page} snapshot={snapshot} isExpired={false} refused={null} />
          </CurrencyProvider>
        </MemoryRouter>
      </body>
    </html>
  )
}

async function expectSame<T extends ShopTypes>(face: ShopFace<T>, snapshot: Snapshot<T>, seen: Seen<T>) {
  const list = listOf(face, snapshot, seen)
  const page = `${await writePlainPage(list, '')}`
  expect(page).toBe(`<!DOCTYPE html>${renderToStaticMarkup(list)}`)
  expect(page).not.toMatch(/\{(here|query)\}/)
}

const offers = [
  pricedOffer('a', 900_000_00),
  pricedOffer('b', 700_000_00, { legs: [{ flight: '7', departs: '2026-12-10T08:00:00', minutes: 400 }] }),
]
const flights: Snapshot<ShopFlights> = {
  ...of,
  search: FlightSearch.parse({
    trip: 'one-way',
    from: 'LOS',
    to: 'LHR',
    depart: '2026-12-10',
    return: null,
    adults: 1,
    children: [],
    infants: 0,
    cabin: 'economy',
  }),
  found: offers,
}

describe('a cached card equals a newly rendered one', () => {
  it.each([
    ['in the first order', {}],
    ['in another order, and longer', { change: { sort: 'cheapest', shown: 30 } }],
    ['filtered', { change: { filters: { ...noFilters, maxTotal: 800_000_00 } } }],
    ['with its fares open', { change: { open: 'b' } }],
    ['in dollars', { currency: dollars }],
    ['in naira once more', {}],
  ] as const)('of a flight: %s', (_, seen) => expectSame(flightFace, flights, seen))

  const stays: Snapshot<ShopStays> = {
    ...of,
    search: {
      destination: {
        kind: 'city',
        id: '',
        name: 'Accra',
        context: 'Ghana',
        country: 'GH',
        latitude: 5.56,
        longitude: -0.19,
        extentKm: null,
      },
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
      rooms: [{ adults: 2, children: [], infants: 0 }],
      nationality: 'NG',
      radiusKm: 10,
      dealCode: null,
    },
    found: [
      foundStay('a', 100_00, {
        photos: ['/pictures/1', '/pictures/2'],
        rates: [rateFacts(100_00), rateFacts(120_00, { board: 'breakfast', refundability: 'free' })],
      }),
      foundStay('b', 60_00, { name: 'Hotel "B" & {Sons}' }),
    ].map((stay) => ({ ...stay, sources: null })),
  }
  it.each([
    ['in the first order', {}],
    ['in another order', { change: { sort: 'price:asc' } }],
    ['filtered, at another rate', { change: { filters: { ...noStayFilters, freeCancellation: true } } }],
    ['a night', { preference: '{"basis":"night","withTaxes":false}' }],
    ['in dollars', { currency: dollars }],
    ['in naira once more', {}],
  ] as const)('of a property: %s', (_, seen) => expectSame(stayFace, stays, seen))
})

it('keeps a flight open where suppliers sell it cheaper, and others before it, since it was shown', () => {
  const html = (found: typeof offers, open: string | null) =>
    renderToStaticMarkup(listOf(flightFace, { ...flights, found }, { change: { open } }))
  const [, name = ''] = /open=([^"&#]+)/.exec(html([pricedOffer('a', 900_000_00)], null)) ?? []
  const others = Array.from({ length: 15 }, (_, n) =>
    pricedOffer(`o${n}`, 100_000_00, { legs: [{ flight: `${n}`, departs: '2026-12-10T09:00:00', minutes: 300 }] }),
  )
  expect(html([pricedOffer('cheaper', 800_000_00), ...others], name)).toMatch(/<article[^>]* data-open="true" id="flight-[^>]*>/)
  expect(html(others, name)).not.toContain('data-open="true"')
})
