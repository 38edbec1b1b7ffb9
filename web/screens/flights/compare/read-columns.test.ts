import { expect, it } from 'vitest'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { cheaperOf, productKey } from '#domain/flights/results.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { readColumns } from './read-columns.ts'

const search = FlightSearch.parse({
  trip: 'one-way',
  from: 'LOS',
  to: 'LON',
  depart: '2026-12-10',
  return: null,
  adults: 1,
  children: [],
  infants: 0,
  cabin: 'economy',
})
const expiresAt = '2026-12-01T12:00:00Z'
const now = Date.parse('2026-12-01T11:40:00Z')

/** The same flights on the same terms, the first from a more expensive supplier. */
const dear = pricedOffer('dear', 900, { expiresAt })
const cheap = pricedOffer('cheap', 700, { expiresAt })
/** Another, cheaper fare of these flights, which must not change the price of the first. */
const flex = pricedOffer('flex', 500, { brand: 'Flex', expiresAt })
const listed = [cheap, flex]

/** The API's answer for a search that lists `listed` and still stores `dear`. */
const flights = {
  results: async ({ searchId, offers }: { searchId: string; offers?: string[] | undefined }) => {
    const of = (all: PricedFlightOffer[]) => all.filter(({ id }) => !offers || offers.includes(id))
    return {
      searchId,
      search,
      currency: 'NGN',
      suppliers: [],
      found: offers ? of([dear, ...listed]) : listed,
      finished: false,
      expiresAt,
    }
  },
}

it.each([
  ['was replaced by a cheaper one of the same product', 'dear', 900, 700, { is: 'lower', before: 900 }],
  ['was replaced, by a link without its price', 'dear', null, 700, { is: 'lower', before: 900 }],
  ['was ticked before it got cheaper', 'cheap', 900, 700, { is: 'lower', before: 900 }],
  ['costs more than when it was ticked', 'cheap', 600, 700, { is: 'changed', before: 600 }],
  ['costs what it cost', 'cheap', 700, 700, null],
  ['is named without a price', 'flex', null, 500, null],
] as const)(
  'compares a flight that %s at its price now, and says what it was',
  async (_name, offerId, seen, total, priceChange) => {
    const { columns, gone, isRunning } = await readColumns({ flights }, [{ searchId: 's', offerId, seen }], now)
    expect(columns.map(({ offer }) => offer.total.amount)).toEqual([total])
    expect(columns[0]?.priceChange).toEqual(priceChange)
    expect(gone).toEqual([])
    expect(isRunning).toBe(true)
  },
)

it('compares a flight once that was selected at two prices', async () => {
  const wanted = ['dear', 'cheap', 'flex'].map((offerId) => ({ searchId: 's', offerId, seen: null }))
  expect((await readColumns({ flights }, wanted, now)).columns.map(({ offer }) => offer.id)).toEqual(['cheap', 'flex'])
})

it('the tray has the same price from the page’s results', () => {
  expect(cheaperOf(productKey(dear), 900, [dear, ...listed])?.id).toBe('cheap')
  expect(cheaperOf(productKey(cheap), 700, [dear, ...listed])).toBeUndefined()
})
