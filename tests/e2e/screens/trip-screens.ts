import type { Page } from '@playwright/test'
import { planTrip } from '../../api/trip-bodies.ts'
import { search } from '../../book-flight.ts'
import { payTrip, planThree, readyTrip } from '../../trips/book-trip.ts'
import { apiOf } from '../checkout.ts'
import { toAbuja } from '../search.ts'
import { visitorOf } from '../shop.ts'
import { shopOf } from '../shop-of.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'

let planned: Promise<string> | undefined
/** A trip is planned once for all screens that show it. */
const tripOf = (page: Page) => {
  planned ??= search(apiOf(page), toAbuja(95))
    .then((found) => planTrip(apiOf(page), found))
    .then(({ plannedTrips }) => plannedTrips)
  return planned
}

let ready: Promise<string> | undefined
const readyOf = (page: Page) => {
  ready ??= planThree(apiOf(page)).then(async (tripId) => (await readyTrip(apiOf(page), tripId)).id)
  return ready
}

let paid: Promise<string> | undefined
const paidOf = (page: Page) => {
  paid ??= planThree(apiOf(page)).then(async (tripId) => {
    const checkout = await readyTrip(apiOf(page), tripId)
    await payTrip(apiOf(page), checkout, 'keep')
    return checkout.id
  })
  return paid
}

/** Only the visitor who planned a trip can read it. */
async function shopTrip(page: Page): Promise<string> {
  await page.goto(await shopOf(page))
  return shopOf(page, `/cart?trip=${await planThree(visitorOf(page))}`)
}

async function shopCheckout(page: Page, step: 'checkout' | 'payment'): Promise<string> {
  await page.goto(await shopOf(page))
  const visitor = visitorOf(page)
  return shopOf(page, `/cart/${step}?checkout=${(await readyTrip(visitor, await planThree(visitor))).id}`)
}

/** How each screen about a planned trip is opened with content. */
export const tripScreens: Record<string, Screen> = {
  cart: { as, address: async (page) => `/cart?trip=${await tripOf(page)}` },
  'cart/checkout': { as, address: async (page) => `/cart/checkout?checkout=${await readyOf(page)}` },
  'cart/payment': { as, address: async (page) => `/cart/payment?checkout=${await readyOf(page)}` },
  'cart/confirmation': { as, address: async (page) => `/cart/confirmation?checkout=${await paidOf(page)}` },
}

/** The same screens on a storefront. */
export const shopTripScreens: Record<string, Screen> = {
  "a customer's trip": { as: null, address: shopTrip },
  "the people of a customer's trip": { as: null, address: (page) => shopCheckout(page, 'checkout') },
  "the payment of a customer's trip": { as: null, address: (page) => shopCheckout(page, 'payment') },
}
