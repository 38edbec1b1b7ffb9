import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayAt } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import { placeNamed } from '#domain/stays/destinations/place-named.ts'
import { weekendAhead } from '#domain/stays/weekend-ahead.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { search } from '#tests/book-flight.ts'
import { coupleInLagos, searchStays } from '#tests/book-stay.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { STAY_SUPPLIERS: 'stayx3' } })
  await prepareDestinations()
})
afterAll(() => t.close())

const today = dayAt(new Date(), 'Africa/Lagos')
const toDubai = (days: number) =>
  FlightSearch.parse({
    trip: 'round-trip',
    from: 'LOS',
    to: 'DXB',
    cabin: 'economy',
    adults: 1,
    children: [],
    infants: 0,
    depart: addDays(today, days),
    return: addDays(today, days + 14),
  })
const city = async (name: string, slug = 'skyways') => visitShop(t, slug).call('GET', `/shop/destinations/${name}`)

test("the page of a city has the fares by days from searches, the lowest first, at customers' prices", async () => {
  expect((await city('dubai')).body).toMatchObject({
    code: 'DXB',
    name: 'Dubai',
    from: { code: 'LOS', name: 'Lagos' },
    fares: [],
  })
  const visitor = visitShop(t, 'skyways')
  const lowest = new Map<string, number>()
  for (const days of [30, 37]) {
    const asked = toDubai(days)
    const { offers } = await search(visitor, asked)
    lowest.set(asked.depart, Math.min(...offers.map(({ total }) => total.amount)))
  }
  const { fares } = (await city('dubai')).body
  const expected = [...lowest].toSorted(([, a], [, b]) => a - b)
  expect(fares.map(({ depart, total }: { depart: string; total: { amount: number } }) => [depart, total.amount])).toEqual(
    expected,
  )
  expect((await city('london')).body.fares).toEqual([])
  expect((await city('dubai', 'savanna')).body.fares).toEqual([])
})

test('another party or cabin does not change its fares', { tags: ['full'] }, async () => {
  const before = (await city('dubai')).body.fares
  await search(visitShop(t, 'skyways'), { ...toDubai(44), adults: 2 })
  await search(visitShop(t, 'skyways'), { ...toDubai(51), cabin: 'business' })
  expect((await city('dubai')).body.fares).toEqual(before)
})

test('the page has the price of a room after a search found one', { tags: ['full'] }, async () => {
  const destination = placeNamed('Accra')
  if (!destination) throw new Error('Accra is no place')
  expect((await city('accra')).body.stay).toBe(null)
  await searchStays(visitShop(t, 'skyways'), { ...coupleInLagos, ...weekendAhead(today), destination })
  expect((await city('accra')).body.stay).toMatchObject({ location: 'Accra', ...weekendAhead(today) })
})

test('only a city that the site names has a page, while the page of destinations is visible', { tags: ['full'] }, async () => {
  expect((await city('reykjavik')).status).toBe(404)
  expect((await city('lagos')).status).toBe(404)
  const owner = await t.signIn('owner@skyways.test')
  await owner.call('PATCH', '/site/pages/destination', { isVisible: false })
  const { revision } = (await owner.call('GET', '/site')).body
  await owner.call('POST', '/site/publish', { revision })
  expect((await city('dubai')).status).toBe(404)
})
