import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress } from '#web/products/stay/stay-address.ts'
import { coupleAtTestHotel, readyStay, searchStays, testRate } from '../../book-stay.ts'
import { apiOf } from '../checkout.ts'
import { visitorOf } from '../shop.ts'
import { shopOf } from '../shop-of.ts'
import { testProperty } from '../stays.ts'
import { once, type Screen } from './screen.ts'

const at = (path: string) => async () => path

/** A comparison of two properties of a search. */
const staysBeside = once('two properties', async (page) => {
  const { searchId, stays } = await searchStays(apiOf(page), coupleAtTestHotel)
  const chosen = stays.slice(0, 2).map(({ id }) => ['stay', id])
  return `/accommodation/compare?${new URLSearchParams([['searchId', searchId], ...chosen])}&${stayToParams(coupleAtTestHotel)}`
})

/** A property of a new search, and the payment step of a checkout of one of its rooms. */
const stayFound = once('a property that was found', async (page) => {
  const { searchId, detail } = await testRate(apiOf(page), 'Successful Booking')
  return propertyAddress(searchId, detail.property.id, `${stayToParams(detail.search)}`)
})
const stayReady = once('a stay to pay', async (page) => {
  const api = apiOf(page)
  return (await readyStay(api, await testRate(api, 'Successful Booking'), 'Late arrival.')).id
})
const stayStep = (step: 'userinfo' | 'checkout' | 'payment') => async (page: Page) =>
  `/accommodation/${step}?checkout=${await stayReady(page)}`
/** Paid at the property, so no payment is taken. */
const stayBooked = once('a stay that is booked', async (page) => {
  const api = apiOf(page)
  const { id, idempotencyKey } = await readyStay(api, await testRate(api, 'Pay at the Accommodation'))
  return (await api.call('POST', `/checkouts/${id}/confirm`, { idempotencyKey }, { 'idempotency-key': idempotencyKey })).body
    .orderId
})

/** Only the visitor who made the search can read it. */
async function shopProperty(page: Page): Promise<string> {
  await page.goto(await shopOf(page))
  return shopOf(page, await testProperty(visitorOf(page), 'Successful Booking'))
}

/** How each screen about stays is opened with content. */
export const stayScreens: Record<string, Screen> = {
  'shop/accommodation/results': {
    as: null,
    address: (page) => shopOf(page, `/accommodation/results?${stayToParams(coupleAtTestHotel)}`),
  },
  'shop/accommodation/new': { as: null, address: (page) => shopOf(page, '/accommodation/new') },
  'shop/accommodation/hotel': { as: null, address: shopProperty },
  'accommodation/new': { as: 'owner@skyways.test', address: at('/accommodation/new') },
  'accommodation/results': { as: 'owner@skyways.test', address: at(`/accommodation/results?${stayToParams(coupleAtTestHotel)}`) },
  'accommodation/compare': { as: 'owner@skyways.test', address: staysBeside },
  'accommodation/hotel': { as: 'owner@skyways.test', address: stayFound },
  'accommodation/userinfo': { as: 'owner@skyways.test', address: stayStep('userinfo') },
  'accommodation/checkout': { as: 'owner@skyways.test', address: stayStep('checkout') },
  'accommodation/payment': { as: 'owner@skyways.test', address: stayStep('payment') },
  'accommodation/confirmation': {
    as: 'owner@skyways.test',
    address: async (page) => `/accommodation/confirmation?order=${await stayBooked(page)}`,
  },
  'order/stay/:id': { as: 'owner@skyways.test', address: async (page) => `/order/stay/${await stayBooked(page)}` },
}
