import { expect, type Page } from '@playwright/test'
import { tourToParams } from '#domain/tours/search-params.ts'
import { tourAddress } from '#web/products/tour/tour-address.ts'
import { chooseStart, familyInAccra, readyTour, searchTours } from '../../book-tour.ts'
import { apiOf } from '../checkout.ts'
import { visitorOf } from '../shop.ts'
import { shopOf } from '../shop-of.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'
const at = (path: string) => async () => path
const search = `${tourToParams(familyInAccra)}`

const made = new Map<string, Promise<string>>()
/** Searches and bookings are made once for all screens that show them. */
const once = (what: string, make: (page: Page) => Promise<string>) => (page: Page) => {
  const address = made.get(what) ?? make(page)
  made.set(what, address)
  return address
}

const found = once('a tour that was found', async (page) => {
  const { searchId, tours } = await searchTours(apiOf(page))
  return tourAddress(searchId, tours[0]?.id ?? '', search)
})

const beside = once('two tours', async (page) => {
  const { searchId, tours } = await searchTours(apiOf(page))
  const chosen = tours.slice(0, 2).map(({ id }) => ['tour', id])
  return `/tour/compare?${new URLSearchParams([['searchId', searchId], ...chosen])}&${search}`
})

const ready = once('a tour to pay', async (page) => {
  const api = apiOf(page)
  return (await readyTour(api, await chooseStart(api, /./))).id
})

const booked = once('a tour that is booked', async (page) => {
  const api = apiOf(page)
  const { id, idempotencyKey, total } = await readyTour(api, await chooseStart(api, /./))
  const paid = await api.call(
    'POST',
    `/checkouts/${id}/pay`,
    { method: 'wallet', idempotencyKey, total },
    { 'idempotency-key': idempotencyKey },
  )
  return paid.body.orderId
})

/** Free to cancel for some weeks, and so to change. */
const changeable = once('a tour that can be changed', async (page) => {
  const api = apiOf(page)
  const { id, idempotencyKey, total } = await readyTour(api, await chooseStart(api, /old town/i))
  const pay = { method: 'wallet', idempotencyKey, total }
  const paid = await api.call('POST', `/checkouts/${id}/pay`, pay, { 'idempotency-key': idempotencyKey })
  const { orderId } = paid.body
  await expect.poll(async () => (await api.call('GET', `/orders/${orderId}`)).body.actions).toContain('change')
  return orderId
})

const step = (path: string) => async (page: Page) => `/tour/${path}${await ready(page)}`

/** Only the visitor who made the search can read it. */
async function shopTour(page: Page): Promise<string> {
  await page.goto(await shopOf(page))
  const { searchId, tours } = await searchTours(visitorOf(page))
  return shopOf(page, tourAddress(searchId, tours[0]?.id ?? '', search))
}

/** How each screen about tours is opened with content. */
export const tourScreens: Record<string, Screen> = {
  'shop/tour/new': { as: null, address: (page) => shopOf(page, '/tour/new') },
  'shop/tour/result': { as: null, address: (page) => shopOf(page, `/tour/result?${search}`) },
  'shop/tour/singleTour': { as: null, address: shopTour },
  'tour/new': { as, address: at('/tour/new') },
  'tour/result': { as, address: at(`/tour/result?${search}`) },
  'tour/compare': { as, address: beside },
  'tour/singleTour': { as, address: found },
  'tour/checkout': { as, address: step('checkout?checkout=') },
  'tour/checkout/review': { as, address: step('checkout/review?checkout=') },
  'tour/payment': { as, address: step('payment?checkout=') },
  'tour/confirmation': { as, address: async (page) => `/tour/confirmation?order=${await booked(page)}` },
  'order/tour/:id/change': { as, address: async (page) => `/order/tour/${await changeable(page)}/change` },
  'order/tour/:id': { as, address: async (page) => `/order/tour/${await booked(page)}` },
}
