import { expect, test } from 'vitest'
import { pricedOffer } from '../priced-offer.fixture.ts'
import { FlightSearch } from '../search.ts'
import { searchAgain } from './search-again.ts'

const slice = (from: string, to: string, day: string) => {
  const [one] = pricedOffer('', 0).slices
  if (!one) throw new Error('the fixture has no slice')
  return { ...one, from, to, departsAt: `${day}T22:40:00` }
}
const adult = { type: 'ADT', bornOn: '1990-01-01' } as const

test.each([
  ['one-way', [slice('LOS', 'ABV', '2027-01-10')], { return: null, more: [] }],
  ['round-trip', [slice('LOS', 'ABV', '2027-01-10'), slice('ABV', 'LOS', '2027-01-20')], { return: '2027-01-20', more: [] }],
  [
    'multi-city',
    [slice('LOS', 'ABV', '2027-01-10'), slice('ABV', 'LHR', '2027-01-20')],
    { return: null, more: [{ from: 'ABV', to: 'LHR', depart: '2027-01-20' }] },
  ],
])('the search of a journey is made again: %s', (trip, slices, rest) => {
  const search = searchAgain({ slices }, [adult, adult])
  expect(search).toMatchObject({ trip, from: 'LOS', to: 'ABV', depart: '2027-01-10', adults: 2, ...rest })
  expect(FlightSearch.parse(search)).toEqual(search)
})

test('children have the age of the day of the last flight, and no child and no second infant flies without an adult', () => {
  const slices = [slice('LOS', 'ABV', '2027-01-10'), slice('ABV', 'LOS', '2027-01-20')]
  const child = { type: 'CHD', bornOn: '2017-01-15' } as const
  const infant = { type: 'INF', bornOn: '2026-06-01' } as const
  expect(searchAgain({ slices }, [adult, child, infant])).toMatchObject({ adults: 1, children: [10], infants: 1 })
  expect(searchAgain({ slices }, [child])).toBeNull()
  expect(searchAgain({ slices }, [adult, infant, infant])).toBeNull()
})
