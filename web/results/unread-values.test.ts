import { expect, it } from 'vitest'
import { type FilterName, flightRules, noFilters } from '#domain/flights/filters.ts'
import { noStayFilters, type StayFilterName, stayRules } from '#domain/stays/filters.ts'
import { unreadOfFlights } from '../screens/flights/results/flight-parts.ts'
import { flightView } from '../screens/flights/results/flight-view.ts'
import { unreadOfStays } from '../screens/stays/results/stay-parts.ts'
import { stayView } from '../screens/stays/results/stay-view.ts'
import { readView } from './shop/view.ts'

/** Invalid values of each filter. None for texts: any text may be a name, and its chip shows that nothing matches. */
const flights: Record<FilterName | 'sort', string[]> = {
  stops: ['none', '-1', '3', '1.5'],
  airlines: [],
  alliances: ['onward', 'oneworld2'],
  cabins: ['warp'],
  departs: ['0-noon', 'morning', '9-morning'],
  arrives: ['tonight'],
  airports: ['LHR', '1-Heathrow'],
  avoid: ['Casablanca'],
  maxMinutes: ['soon', '-5', '0'],
  minLayover: ['short', '0.5'],
  maxLayover: ['1e99'],
  noNight: ['yes', 'true'],
  noAirportChange: ['2'],
  maxTotal: ['cheap', '-100', '<script>'],
  maxEmissions: ['low'],
  checkedBag: ['perhaps'],
  cabinBag: ['one'],
  refundable: ['maybe'],
  changeable: ['maybe'],
  payLater: ['never'],
  privateFare: ['%00'],
  suppliers: [],
  sort: ['longest', 'CHEAPEST'],
}
const stays: Record<StayFilterName | 'sort', string[]> = {
  minPrice: ['free', '-1', '0'],
  maxPrice: ['NGN 5,000', '1e400'],
  rating: ['6', 'five', '4.5'],
  guestRating: ['11', 'good'],
  freeCancellation: ['yes', 'true'],
  payLater: ['no'],
  board: ['lunch', 'Breakfast'],
  amenities: [],
  zone: [],
  accommodationType: [],
  establishmentProfile: [],
  landmark: [],
  within: ['61', 'near', '0'],
  anywhere: ['everywhere'],
  propertyName: [],
  sort: ['price', 'price:up'],
}

/** A valid filter of another name, and the default sort. */
const products = [
  {
    product: 'flights',
    values: flights,
    unread: unreadOfFlights,
    views: [flightView.read, (params: URLSearchParams) => readView(flightView, params)],
    beside: ['stops', '1'],
    other: ['refundable', '1'],
    none: noFilters,
    rules: flightRules,
  },
  {
    product: 'stays',
    values: stays,
    unread: unreadOfStays,
    views: [stayView.read, (params: URLSearchParams) => readView(stayView, params)],
    beside: ['within', '5'],
    other: ['payLater', '1'],
    none: noStayFilters,
    rules: stayRules,
  },
] as const

const rows = products.flatMap(({ values, ...of }) =>
  Object.entries(values).flatMap(([name, bad]) => bad.map((value) => ({ ...of, name, value }))),
)

it.each(rows)('names $name=$value of $product and keeps the rest, with scripts and without', ({ name, value, ...of }) => {
  const [good, second] = name === of.beside[0] ? of.other : of.beside
  const params = new URLSearchParams([
    [good, second],
    [name, value],
  ])
  const notices = of.unread(params)
  expect(notices.length).toBeGreaterThan(0)
  for (const part of value.split(',')) expect(notices.join(' ')).toContain(part.trim())
  for (const read of of.views) {
    const { filters, sort } = read(params)
    expect(of.rules.toParams({ ...of.none, ...filters } as never)).toEqual({ [good]: second })
    expect(read(new URLSearchParams()).sort).toBe(sort)
  }
})

it('reports nothing for valid values, empty fields and other parameters', () => {
  expect(unreadOfFlights(new URLSearchParams('stops=0&cabins=economy,mixed&cabins=first&sort=fastest&maxTotal=&utm=x'))).toEqual(
    [],
  )
  expect(
    unreadOfStays(new URLSearchParams('board=breakfast&board=half_board&rating=4,5&sort=price:asc&propertyName=eko,hotel')),
  ).toEqual([])
})

it('keeps the valid values of a list with invalid ones, and names each value once', () => {
  const params = new URLSearchParams('cabins=economy,warp&cabins=warp&sort=fastest')
  expect(unreadOfFlights(params)).toEqual(['“warp” cannot be read as “Cabin”.'])
  expect(readView(flightView, params).filters.cabins).toEqual(['economy'])
  expect(flightView.read(params).filters.cabins).toEqual(['economy'])
})
