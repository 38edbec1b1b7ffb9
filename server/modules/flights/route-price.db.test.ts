import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayAt } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { search } from '#tests/book-flight.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const today = dayAt(new Date(), 'Africa/Lagos')
/** The search that a flight deal of the starter site links to. */
const toDubai = FlightSearch.parse({
  trip: 'round-trip',
  from: 'LOS',
  to: 'DXB',
  cabin: 'economy',
  adults: 1,
  children: [],
  infants: 0,
  depart: addDays(today, 30),
  return: addDays(today, 44),
})

const shown = async (slug = 'skyways') => (await visitShop(t, slug).call('GET', '/shop/flight-prices')).body

test("a flight deal shows the price of the agency's last search as a customer pays it, and none before a search", async () => {
  const visitor = visitShop(t, 'skyways')
  expect(await shown()).toEqual([])
  const { offers } = await search(visitor, toDubai)
  const amount = Math.min(...offers.map(({ total }) => total.amount))
  const found = { total: { amount, currency: 'NGN' }, depart: toDubai.depart, return: toDubai.return, foundOn: today }
  expect(await shown()).toEqual([{ from: 'LOS', to: 'DXB', ...found }])
  expect(await shown('savanna')).toEqual([])
})

test('another party, cabin or trip type does not change it', { tags: ['full'] }, async () => {
  const before = await shown()
  const owner = await t.signIn('owner@skyways.test')
  await search(owner, { ...toDubai, adults: 2 })
  await search(owner, { ...toDubai, cabin: 'business' })
  await search(owner, { ...toDubai, trip: 'one-way', return: null })
  expect(await shown()).toEqual(before)
})
