import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noFilters } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { type FlightSort, mainSorts } from '#domain/flights/results.ts'
import { english } from '#domain/numbers.ts'
import { lookAtFlights } from './look-at.ts'
import { SortFacts } from './sort-facts.tsx'

const view = { filters: noFilters, sort: 'best' } as const

/** The words of a tab over these offers. */
function tab(offers: readonly PricedFlightOffer[], sort: FlightSort): string {
  const { tabs } = lookAtFlights({ offers, suppliers: [] }, view, { numbers: english, write: String })
  return renderToStaticMarkup(<SortFacts sort={sort} fact={tabs[sort]} />).replaceAll(/<[^>]+>/g, ' ')
}
const flight = (id: string, total: number, minutes: number) =>
  pricedOffer(id, total, { legs: [{ flight: id, departs: '2026-12-10T10:30:00', minutes }] })

test('one flight that is best, cheapest and fastest is said to be so on each of the three', () => {
  const offers = [flight('412', 500_000_00, 380), flight('418', 700_000_00, 420)]
  expect(tab(offers, 'best')).toContain('Also the cheapest and fastest')
  expect(tab(offers, 'cheapest')).toContain('Also the best and fastest')
  expect(tab(offers, 'fastest')).toContain('Also the best and cheapest')
})

test('orders that put other flights first name no other order', () => {
  // 1 hour counts as 3 % of the lowest price: the flight in the middle is the best, and neither the cheapest nor the fastest.
  const offers = [flight('1', 500_000_00, 900), flight('2', 520_000_00, 420), flight('3', 900_000_00, 380)]
  for (const sort of mainSorts) expect(tab(offers, sort)).not.toContain('Also')
})

test('only the orders that agree name each other', () => {
  const offers = [flight('1', 500_000_00, 420), flight('2', 900_000_00, 380)]
  expect(tab(offers, 'best')).toContain('Also the cheapest')
  expect(tab(offers, 'cheapest')).toContain('Also the best')
  expect(tab(offers, 'fastest')).not.toContain('Also')
})
