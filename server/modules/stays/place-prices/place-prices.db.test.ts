import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopStayPrice } from '#contract/shop.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import { prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import { placeNamed } from '#domain/stays/destinations/place-named.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { weekendAhead } from '#domain/stays/weekend-ahead.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { coupleInLagos, searchStays } from '#tests/book-stay.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
const weekend = weekendAhead(dayAt(new Date(), 'Africa/Lagos'))
beforeAll(async () => {
  // One supplier: every place of the pages is searched.
  t = await testApp({ env: { STAY_SUPPLIERS: 'stayx3' } })
  await prepareDestinations()
})
afterAll(() => t.close())

async function listed(slug = 'skyways'): Promise<ShopStayPrice[]> {
  const { status, body } = await visitShop(t, slug).call('GET', '/shop/stay-prices')
  expect(status).toBe(200)
  return body
}

/** A search for two in the place with that name. */
function coupleIn(location: string, days = weekend) {
  const destination = placeNamed(location)
  if (!destination) throw new Error(`${location} is no place`)
  return { ...coupleInLagos, ...days, destination }
}

const perNight = (stays: { total: number; km: number }[], nights: number) =>
  Math.round(Math.min(...stays.filter(({ km }) => km <= reachOf(coupleIn('Accra'))).map(({ total }) => total)) / nights)

test("the price of any search is shown on the pages of that agency at customers' prices, and of no other", async () => {
  const owner = await t.signIn('owner@skyways.test')
  expect(await listed()).toEqual([])
  await searchStays(owner, coupleIn('Accra'))
  const known = await listed()
  const { stays } = await searchStays(visitShop(t, 'skyways'), coupleIn('Accra'))
  expect(known).toEqual([{ location: 'Accra', perNight: { amount: perNight(stays, 2), currency: 'NGN' }, ...weekend }])
  expect(await listed('savanna')).toEqual([])
})

test('another party and distant dates do not change it', async () => {
  const before = await listed()
  const visitor = visitShop(t, 'skyways')
  await searchStays(visitor, { ...coupleIn('Accra'), rooms: [{ adults: 1, children: [], infants: 0 }] })
  const nextYear = { checkIn: addDays(weekend.checkIn, 200), checkOut: addDays(weekend.checkOut, 200) }
  await searchStays(visitor, coupleIn('Accra', nextYear))
  expect(await listed()).toEqual(before)
})

test('places without a price are searched in the background, once a day, for a weekend a month ahead', async () => {
  await t.drainLater()
  const known = await listed()
  expect(known.map(({ location }) => location)).toEqual(expect.arrayContaining(['London', 'Accra', 'Abuja']))
  for (const { checkIn, checkOut, perNight: price } of known) {
    expect({ checkIn, checkOut }).toEqual(weekend)
    expect(price.amount).toBeGreaterThan(0)
  }
  expect(await t.drainLater()).toBe(0)
}, 120_000)
