import type { Page } from '@playwright/test'
import { planTrip } from '../../api/trip-bodies.ts'
import { search } from '../../book-flight.ts'
import { payTrip, planThree, readyTrip } from '../../trips/book-trip.ts'
import { apiOf } from '../checkout.ts'
import { toAbuja } from '../search.ts'
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

/** How each screen about a planned trip is opened with content. */
export const tripScreens: Record<string, Screen> = {
  cart: { as, address: async (page) => `/cart?trip=${await tripOf(page)}` },
  'cart/checkout': { as, address: async (page) => `/cart/checkout?checkout=${await readyOf(page)}` },
  'cart/payment': { as, address: async (page) => `/cart/payment?checkout=${await readyOf(page)}` },
  'cart/confirmation': { as, address: async (page) => `/cart/confirmation?checkout=${await paidOf(page)}` },
}
