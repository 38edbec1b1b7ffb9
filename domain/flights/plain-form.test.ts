import { expect, it } from 'vitest'
import { readPlainForm } from './plain-form.ts'
import { searchFromParams } from './search-from-params.ts'

it('a plain form of flights has the age of each child and each further flight in fields of their own', () => {
  const sent = new URLSearchParams(
    'trip=multi-city&from=LOS&to=ABV&depart=24+Dec&adults=2&children=&children=4&children=11&children=&infants=1&cabin=business' +
      '&more.0.from=ABV&more.0.to=London+(LON)&more.0.depart=2026-12-28&more.1.from=&more.1.to=&more.1.depart=',
  )
  expect(searchFromParams(readPlainForm(sent))).toMatchObject({
    adults: 2,
    children: [4, 11],
    infants: 1,
    more: [{ from: 'ABV', to: 'London (LON)', depart: '2026-12-28' }],
  })
})

it('an address of the product stays as it is', () => {
  const address =
    'trip=multi-city&from=LOS&to=ABV&depart=2026-12-24&more=ABV-LON-2026-12-28&adults=1&cabin=economy&children=4%2C9'
  expect(`${readPlainForm(new URLSearchParams(address))}`).toBe(address)
})
